import { expect, test } from 'vitest';
import {
  buildingsBeside,
  desktopMeasures,
  gapAcross,
  gapsBeside,
  phoneMeasures,
  placed,
  planOf,
  turned,
  type Box,
  type Plan,
} from './ring';

const PLANS: [string, Plan][] = [12, 16].flatMap((count) => [
  [`desktop, ${count} buildings`, planOf(count, desktopMeasures(count))] as [string, Plan],
  [`phone, ${count} buildings`, planOf(count, phoneMeasures(count))] as [string, Plan],
]);

function houses(plan: Plan): Box[] {
  const { tower } = plan.measures;
  return plan.buildings.map(({ side, along, width }) => {
    const middle = turned(side, along + width / 2, tower / 2, plan.size);
    const upright = side % 2 === 0;
    return { ...middle, width: upright ? width : tower, height: upright ? tower : width };
  });
}

function overlap(one: Box, two: Box): boolean {
  const apart = 1e-6;
  return (
    Math.abs(one.x - two.x) < (one.width + two.width) / 2 - apart &&
    Math.abs(one.y - two.y) < (one.height + two.height) / 2 - apart
  );
}

test.each(PLANS)('a corner is where two sides meet (%s)', (_, plan) => {
  const corners = plan.buildings.filter(({ corner }) => corner).map(({ index }) => index);
  const side = plan.buildings.length / 4;
  expect(corners).toEqual([0, side, 2 * side, 3 * side]);
});

test('with sixteen buildings all corners are for seals, with twelve they alternate (IN-6)', () => {
  const corners = (count: number) =>
    planOf(count, desktopMeasures(count))
      .buildings.filter(({ corner }) => corner)
      .map(({ kind }) => kind);
  expect(corners(16)).toEqual(['seal', 'seal', 'seal', 'seal']);
  expect(corners(12)).toEqual(['seal', 'ducat', 'seal', 'ducat']);
});

test.each(PLANS)('houses and gaps fill the ring without covering one another (%s)', (_, plan) => {
  const boxes = [...houses(plan), ...plan.gaps.map(({ box }) => box)];
  boxes.forEach((one, index) => boxes.slice(index + 1).forEach((two) => expect(overlap(one, two)).toBe(false)));
  const covered = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
  const yard = (plan.size - 2 * plan.measures.tower) ** 2;
  expect(covered).toBeCloseTo(plan.size ** 2 - yard, 6);
});

test.each(PLANS)('a gap lies between its building and the next one (%s)', (_, plan) => {
  const boxes = houses(plan);
  for (const { index, box } of plan.gaps) {
    for (const building of buildingsBeside(index, plan.gaps.length)) {
      const house = boxes[building];
      const grown = { ...box, width: box.width + 1, height: box.height + 1 };
      expect(overlap(house, grown)).toBe(true);
    }
  }
});

test.each(PLANS)('cards, tokens and signs stay where they belong (%s)', (_, plan) => {
  const { card, token } = plan.measures;
  for (const { at, box } of plan.gaps) {
    expect(Math.abs(at.x - box.x) + card.width / 2).toBeLessThanOrEqual(box.width / 2 + 1);
    expect(Math.abs(at.y - box.y) + card.height / 2).toBeLessThanOrEqual(box.height / 2 + 1);
  }
  houses(plan).forEach((house, index) => {
    const at = plan.buildings[index].token;
    expect(Math.abs(at.x - house.x) + token).toBeLessThanOrEqual(house.width / 2 + 1);
    expect(Math.abs(at.y - house.y) + token).toBeLessThanOrEqual(house.height / 2 + 1);
  });
});

test('the last gap closes the ring to the door', () => {
  expect(buildingsBeside(15, 16)).toEqual([15, 0]);
  expect(buildingsBeside(11, 12)).toEqual([11, 0]);
  expect(gapsBeside(0, 16)).toEqual([15, 0]);
});

test('the gap across a building is the one on its other side', () => {
  expect(gapAcross(3, 4, 16)).toBe(4);
  expect(gapAcross(3, 3, 16)).toBe(2);
  expect(gapAcross(15, 0, 16)).toBe(0);
  expect(gapAcross(0, 0, 12)).toBe(11);
});

test('a box is placed in parts of the plan', () => {
  const style = placed({ x: 50, y: 25, width: 20, height: 10 }, 100);
  expect(style).toBe('left:40.000%;top:20.000%;width:20.000%;height:10.000%');
});
