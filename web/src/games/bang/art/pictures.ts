/** The pictures of the cards by kind; Cyrillic readers' Scope is a horse, the Appaloosa. */

import type { Component } from 'svelte';
import Appaloosa from './pictures/Appaloosa.svelte';
import Bang from './pictures/Bang.svelte';
import Barrel from './pictures/Barrel.svelte';
import Beer from './pictures/Beer.svelte';
import Carabine from './pictures/Carabine.svelte';
import CatBalou from './pictures/CatBalou.svelte';
import Duel from './pictures/Duel.svelte';
import Dynamite from './pictures/Dynamite.svelte';
import Gatling from './pictures/Gatling.svelte';
import GeneralStore from './pictures/GeneralStore.svelte';
import Indians from './pictures/Indians.svelte';
import Jail from './pictures/Jail.svelte';
import Missed from './pictures/Missed.svelte';
import Mustang from './pictures/Mustang.svelte';
import Panic from './pictures/Panic.svelte';
import Remington from './pictures/Remington.svelte';
import Saloon from './pictures/Saloon.svelte';
import Schofield from './pictures/Schofield.svelte';
import Scope from './pictures/Scope.svelte';
import Stagecoach from './pictures/Stagecoach.svelte';
import Volcanic from './pictures/Volcanic.svelte';
import WellsFargo from './pictures/WellsFargo.svelte';
import Winchester from './pictures/Winchester.svelte';

export const PICTURES: Record<string, Component> = {
  appaloosa: Appaloosa,
  bang: Bang,
  barrel: Barrel,
  beer: Beer,
  carabine: Carabine,
  'cat-balou': CatBalou,
  duel: Duel,
  dynamite: Dynamite,
  gatling: Gatling,
  'general-store': GeneralStore,
  indians: Indians,
  jail: Jail,
  missed: Missed,
  mustang: Mustang,
  panic: Panic,
  remington: Remington,
  saloon: Saloon,
  schofield: Schofield,
  scope: Scope,
  stagecoach: Stagecoach,
  volcanic: Volcanic,
  'wells-fargo': WellsFargo,
  winchester: Winchester,
};
