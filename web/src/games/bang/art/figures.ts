/** The sixteen portraits: figure and the colour of the paper behind it. */

import type { Component } from 'svelte';
import BartCassidy from './figures/BartCassidy.svelte';
import BlackJack from './figures/BlackJack.svelte';
import CalamityJanet from './figures/CalamityJanet.svelte';
import ElGringo from './figures/ElGringo.svelte';
import JesseJones from './figures/JesseJones.svelte';
import Jourdonnais from './figures/Jourdonnais.svelte';
import KitCarlson from './figures/KitCarlson.svelte';
import LuckyDuke from './figures/LuckyDuke.svelte';
import PaulRegret from './figures/PaulRegret.svelte';
import PedroRamirez from './figures/PedroRamirez.svelte';
import RoseDoolan from './figures/RoseDoolan.svelte';
import SidKetchum from './figures/SidKetchum.svelte';
import SlabTheKiller from './figures/SlabTheKiller.svelte';
import SuzyLafayette from './figures/SuzyLafayette.svelte';
import VultureSam from './figures/VultureSam.svelte';
import WillyTheKid from './figures/WillyTheKid.svelte';

export interface Likeness {
  Figure: Component<{ id: string }>;
  ground: string;
}

export const FIGURES: Record<string, Likeness> = {
  'bart-cassidy': { Figure: BartCassidy, ground: '#D3B27C' },
  'black-jack': { Figure: BlackJack, ground: '#C8AD7E' },
  'calamity-janet': { Figure: CalamityJanet, ground: '#D8BB82' },
  'el-gringo': { Figure: ElGringo, ground: '#CDB486' },
  'jesse-jones': { Figure: JesseJones, ground: '#DBBE88' },
  jourdonnais: { Figure: Jourdonnais, ground: '#CDB98C' },
  'kit-carlson': { Figure: KitCarlson, ground: '#CFC08E' },
  'lucky-duke': { Figure: LuckyDuke, ground: '#DCC58C' },
  'paul-regret': { Figure: PaulRegret, ground: '#C9B58A' },
  'pedro-ramirez': { Figure: PedroRamirez, ground: '#E0BE80' },
  'rose-doolan': { Figure: RoseDoolan, ground: '#D9BC8C' },
  'sid-ketchum': { Figure: SidKetchum, ground: '#CBB183' },
  'slab-the-killer': { Figure: SlabTheKiller, ground: '#CFAE78' },
  'suzy-lafayette': { Figure: SuzyLafayette, ground: '#D8B58E' },
  'vulture-sam': { Figure: VultureSam, ground: '#C2AE86' },
  'willy-the-kid': { Figure: WillyTheKid, ground: '#DDC28A' },
};
