/** All that a review needs, loaded when someone opens one. */

export { default as Coach } from './Coach.svelte';
export { default as Pencil } from './Pencil.svelte';
export { default as Summary } from './Summary.svelte';
export { default as Waiting } from './Waiting.svelte';
export { default as WinCurve } from './WinCurve.svelte';
export { Reviewing } from './reviewing.svelte';
