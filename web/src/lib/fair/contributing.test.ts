import { describe, expect, it } from 'vitest';
import type { Command, Done, FairnessInfo, Message, Refused, TableInfo } from '../protocol';
import type { Sight } from '../wire';
import { Contributor, dealOf, type Alarm, type Deal } from './contributing';
import { hasher } from './hash';
import { Memories } from './memory';
import { entropyHash } from './seals';
import { Shelf } from './testing';

const by = hasher();
const COMMITMENT = 'ab'.repeat(32);
const done: Done = { type: 'done', id: '', seq: 1, table: null };
const refused = (code: string): Refused => ({ type: 'refused', id: '', code, sentence: '' });

/** A table with two seats, and what it has told so far. */
class House {
  fairness: FairnessInfo = {
    commitment: COMMITMENT,
    edition: 2,
    phase: null,
    committed: [],
    revealed: [],
    hashes: null,
    entropy: null,
    server_seed: null,
    deal_seed: null,
  };
  status: TableInfo['status'] = 'open';
  hashes: (string | null)[] = [null, null];
  heard: Command[] = [];
  answer: (command: Command) => Done | Refused = () => done;

  card(change: Partial<FairnessInfo> = {}): TableInfo {
    this.fairness = { ...this.fairness, ...change };
    return { status: this.status, fairness: this.fairness } as TableInfo;
  }

  receive = async (command: Command): Promise<Done | Refused> => {
    this.heard.push(command);
    const answer = this.answer(command);
    if (command.do === 'commit' && answer.type === 'done') this.hashes[command.seat] = command.hash;
    return answer;
  };

  /** The hashes are fixed. */
  revealing = (change: Partial<FairnessInfo> = {}): TableInfo =>
    this.card({ phase: 'reveal', hashes: [...this.hashes], ...change });
}

function browser(house: House, shelf = new Shelf()) {
  const alarms: Alarm[] = [];
  const memories = new Memories(shelf);
  const make = () => new Contributor('t', { by, memories, send: house.receive, alarm: (alarm) => alarms.push(alarm) });
  return { make, alarms, shelf, memory: () => memories.get('t')! };
}

/** Until all that was begun has ended: hashes are made in a thread of their own. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 15; turn += 1) await new Promise((resolve) => setTimeout(resolve, 5));
}
const sent = (house: House, kind: string) => house.heard.filter((command) => command.do === kind);

/** These events in the first entry, and one move after it. */
const dealt = (witnessed: boolean, ...events: string[]): Deal => {
  const news = [...events.map((event) => ({ seq: 7, event: { event } })), { seq: 8, event: { event: 'moved' } }];
  return {
    witnessed,
    sights: [
      { seat: 0, events: news },
      { seat: null, events: news },
    ] as unknown as Sight[],
  };
};

describe('what a message tells of the deal', () => {
  const sights: Sight[] = [];
  it.each<[string, object, Deal]>([
    [
      'the update in which it was made',
      { type: 'update', happened: { kind: 'started' }, sights },
      { witnessed: true, sights },
    ],
    ['everything from the beginning', { type: 'welcome', since: -1, sights }, { witnessed: false, sights }],
    ['what came after something known', { type: 'welcome', since: 3, sights: [{}] }, { witnessed: false, sights: [] }],
    ['a move', { type: 'update', happened: { kind: 'played' }, sights: [{}] }, { witnessed: false, sights: [] }],
  ])('%s', (_, message, deal) => {
    expect(dealOf(message as Message)).toEqual(deal);
  });
});

describe("a browser's part in a deal", () => {
  it('is drawn, hashed, and revealed when its hash is among the fixed ones', async () => {
    const house = new House();
    const { make, alarms, memory } = browser(house);
    const contributor = make();
    await contributor.look(house.card(), [0]);
    expect(house.heard).toEqual([]);
    await contributor.look(house.card({ phase: 'commit' }), [0]);
    await settle();
    const entropy = memory().entropy[0];
    expect(entropy).toMatch(/^[0-9a-f]{64}$/);
    const hash = await entropyHash(by, COMMITMENT, 0, entropy);
    expect(house.heard).toEqual([{ do: 'commit', seat: 0, hash }]);
    await contributor.look(house.revealing(), [0]);
    await settle();
    expect(house.heard.slice(1)).toEqual([{ do: 'reveal', seat: 0, entropy }]);
    expect(memory()).toMatchObject({ committed: [0], revealed: [0], hashes: [hash, null] });
    expect(alarms).toEqual([]);
  });

  it('is stored before anything is sent', async () => {
    const house = new House();
    const { make, memory } = browser(house);
    const contributor = make();
    house.answer = (command) => {
      if (command.do === 'commit') expect(memory().entropy[0]).toBeDefined();
      if (command.do === 'reveal') expect(memory()).toMatchObject({ hashes: house.hashes, sent: [0], revealed: [] });
      return done;
    };
    await contributor.look(house.card({ phase: 'commit' }), [0]);
    await settle();
    await contributor.look(house.revealing(), [0]);
    await settle();
    expect(house.heard.length).toBe(2);
  });

  it('is drawn for each seat of one device, and only once however many cards arrive', async () => {
    const house = new House();
    const { make, memory } = browser(house);
    const contributor = make();
    for (let card = 0; card < 3; card += 1) await contributor.look(house.card({ phase: 'commit' }), [0, 1]);
    await settle();
    expect(sent(house, 'commit').length).toBe(2);
    for (let card = 0; card < 3; card += 1) await contributor.look(house.revealing(), [0, 1]);
    await settle();
    expect(sent(house, 'reveal').length).toBe(2);
    expect(new Set(Object.values(memory().entropy)).size).toBe(2);
  });

  it('survives a reload between hash and entropy', async () => {
    const house = new House();
    const { make, memory } = browser(house);
    await make().look(house.card({ phase: 'commit' }), [0]);
    await settle();
    const entropy = memory().entropy[0];
    await make().look(house.card({ phase: 'commit' }), [0]);
    await settle();
    expect(new Set(sent(house, 'commit').map((command) => JSON.stringify(command))).size).toBe(1);
    await make().look(house.revealing(), [0]);
    await settle();
    expect(sent(house, 'reveal')).toEqual([{ do: 'reveal', seat: 0, entropy }]);
  });

  it('is the same in two tabs', async () => {
    const house = new House();
    const { make, memory } = browser(house);
    const tabs = [make(), make()];
    await Promise.all(tabs.map((tab) => tab.look(house.card({ phase: 'commit' }), [0])));
    await settle();
    await Promise.all(tabs.map((tab) => tab.look(house.revealing(), [0])));
    await settle();
    const revealed = sent(house, 'reveal').map((command) => 'entropy' in command && command.entropy);
    expect(new Set(revealed)).toEqual(new Set([memory().entropy[0]]));
  });

  it('is that of the tab whose hash was taken, when two drew at once', async () => {
    const house = new House();
    const one = browser(house);
    const two = browser(house); // as if storage came late: it has a shelf of its own
    house.answer = ({ do: kind }) => (kind === 'commit' && house.hashes[0] ? refused('already-committed') : done);
    await one.make().look(house.card({ phase: 'commit' }), [0]);
    await settle();
    await two.make().look(house.card(), [0]);
    await settle();
    expect(two.memory()).toMatchObject({ entropy: {}, elsewhere: [0] });
    await two.make().look(house.revealing(), [0]);
    await settle();
    expect(sent(house, 'reveal')).toEqual([]);
    expect([...one.alarms, ...two.alarms]).toEqual([]);
  });

  it('is revealed by the tab that sent its hash, though another has written over it', async () => {
    const house = new House();
    const { memory, shelf } = browser(house);
    let late: (done: Done) => void = () => {};
    const waiting = new Promise<Done>((resolve) => (late = resolve));
    const receive = house.receive;
    house.receive = async (command) => {
      const answer = await receive(command);
      return command.do === 'commit' ? waiting : answer; // the answer comes after the list
    };
    const tab = new Contributor('t', {
      by,
      memories: new Memories(shelf),
      send: house.receive,
      alarm: () => expect.fail('an alarm'),
    });
    await tab.look(house.card({ phase: 'commit' }), [0]);
    await settle();
    const drawn = memory().entropy[0];
    new Memories(shelf).change('t', (kept) => (kept.entropy[0] = 'ff'.repeat(32)));
    await tab.look(house.card({ committed: [0] }), [0]);
    await tab.look(house.revealing(), [0]);
    late(done);
    await settle();
    expect(sent(house, 'reveal')).toEqual([{ do: 'reveal', seat: 0, entropy: drawn }]);
    expect(memory()).toMatchObject({ entropy: { 0: drawn }, committed: [0], revealed: [0], elsewhere: [] });
  });

  it('that came too late is left out without alarm', async () => {
    const house = new House();
    const { make, alarms, memory } = browser(house);
    const contributor = make();
    house.answer = () => refused('hashes-fixed');
    await contributor.look(house.card({ phase: 'commit' }), [0]);
    await contributor.look(house.revealing(), [0]);
    await settle();
    expect(sent(house, 'reveal')).toEqual([]);
    expect(memory()).toMatchObject({ entropy: {}, missed: [0] });
    expect(alarms).toEqual([]);
  });

  it('that nobody asked for is noted when the cards are dealt', async () => {
    const house = new House();
    const { make, memory } = browser(house);
    const contributor = make();
    await contributor.look(house.card(), [0]);
    house.status = 'live';
    await contributor.look(house.card({ hashes: [null, null], entropy: ['', ''] }), [0]);
    expect(memory().missed).toEqual([0]);
  });

  it.each<[string, Partial<FairnessInfo>, number[]]>([
    ['is sent and not taken where no answer comes', {}, []],
    ['is taken where a card names the seat', { revealed: [0] }, [0]],
  ])('%s', async (_, change, taken) => {
    const house = new House();
    const { make, memory } = browser(house);
    const contributor = make();
    await contributor.look(house.card({ phase: 'commit' }), [0]);
    await settle();
    house.answer = () => refused('no-reveal-now');
    await contributor.look(house.revealing(), [0]);
    await settle();
    await contributor.look(house.revealing(change), [0]);
    expect(memory()).toMatchObject({ sent: [0], revealed: taken });
  });

  it('ends with the cards that it was dealt', async () => {
    const house = new House();
    const { make, memory } = browser(house);
    const contributor = make();
    await contributor.look(house.card({ phase: 'commit' }), [0]);
    await settle();
    await contributor.look(house.revealing(), [0]);
    await settle();
    house.status = 'live';
    const card = house.card({ phase: null, entropy: [memory().entropy[0], ''] });
    await contributor.look(card, [0], dealt(true, 'hand-dealt', 'asked'));
    await contributor.look(card, [0], dealt(false, 'another'));
    expect(memory().dealt).toEqual({ 0: [{ event: 'hand-dealt' }, { event: 'asked' }] });
  });

  it('is nothing for who only watches, but what they saw is kept', async () => {
    const house = new House();
    const { make, memory } = browser(house);
    const contributor = make();
    await contributor.look(house.card({ phase: 'commit' }), []);
    house.hashes = ['cd'.repeat(32), null];
    await contributor.look(house.revealing(), []);
    await settle();
    expect(house.heard).toEqual([]);
    expect(memory()).toMatchObject({ commitment: COMMITMENT, hashes: house.hashes });
  });

  it('is not made up afterwards: what is seen at a dealt table was not seen before', async () => {
    const house = new House();
    const { make, memory } = browser(house);
    house.status = 'live';
    await make().look(house.card(), [0]);
    expect(memory()).toBeNull();
  });
});

describe('a browser does not reveal, and says so', () => {
  async function committed() {
    const house = new House();
    const found = browser(house);
    const contributor = found.make();
    await contributor.look(house.card({ phase: 'commit' }), [0]);
    await settle();
    return { house, contributor, ...found };
  }

  it.each<[Alarm, string, Partial<FairnessInfo>]>([
    ['commitment', 'another commitment', { commitment: 'ff'.repeat(32) }],
    ['own-hash', 'its hash left out', { hashes: [null, null] }],
    ['own-hash', 'another hash for it', { hashes: ['ff'.repeat(32), null] }],
    ['hashes', 'no list at all', { hashes: null }],
  ])('%s: %s', async (alarm, _, change) => {
    const { house, contributor, alarms } = await committed();
    await contributor.look(house.revealing(change), [0]);
    await settle();
    expect(alarms[0]).toBe(alarm);
    expect(sent(house, 'reveal')).toEqual([]);
  });

  it('also when the server says that it took the hash only after the list', async () => {
    const house = new House();
    let answer: (done: Done) => void = () => {};
    const send = (command: Command) => {
      house.heard.push(command);
      return new Promise<Done | Refused>((resolve) => (answer = resolve));
    };
    const alarms: Alarm[] = [];
    const memories = new Memories(new Shelf());
    const contributor = new Contributor('t', { by, memories, send, alarm: (alarm) => alarms.push(alarm) });
    await contributor.look(house.card({ phase: 'commit' }), [0]);
    await settle();
    await contributor.look(house.revealing({ hashes: [null, null] }), [0]);
    answer(done);
    await settle();
    expect(alarms).toEqual(['own-hash']);
  });

  it('tells a list that changes after the reveal, and a deal without its number', async () => {
    const { house, contributor, alarms, memory } = await committed();
    await contributor.look(house.revealing(), [0]);
    await settle();
    house.status = 'live';
    const other = [house.hashes[0], 'ff'.repeat(32)];
    await contributor.look(house.card({ phase: null, hashes: other }), [0]);
    expect(alarms).toEqual(['hashes']);
    await contributor.look(house.card({ hashes: memory().hashes, entropy: ['', ''] }), [0]);
    expect(alarms).toEqual(['hashes', 'entropy']);
    await contributor.look(house.card({ entropy: [memory().entropy[0], ''] }), [0]);
    expect(alarms.length).toBe(2);
  });

  it('when it is dealt without being asked, if it was there', async () => {
    const { house, contributor, alarms, memory } = await committed();
    house.status = 'live';
    const card = house.card({ phase: null, hashes: [...house.hashes], entropy: ['', ''] });
    await contributor.look(card, [0], dealt(false, 'hand-dealt'));
    expect(alarms).toEqual([]);
    await contributor.look(card, [0], dealt(true, 'hand-dealt'));
    expect(alarms).toEqual(['not-asked']);
    expect(memory().sent).toEqual([]);
  });

  it('when the deal denies that there were hashes', async () => {
    const { house, contributor, alarms } = await committed();
    house.status = 'live';
    await contributor.look(house.card({ phase: null, edition: 1, hashes: null }), [0]);
    expect(alarms).toEqual(['hashes']);
  });
});
