/** Pictures beside the rules: drawn by the components of the boards, loaded when they are needed. */

import type { Component } from 'svelte';
import type { BoardProps } from './board';

export interface PictureProps extends Pick<BoardProps, 'text' | 'language'> {
  /** The clause that is illustrated; nothing is drawn for most of them. */
  clause: string;
}

type Loader = () => Promise<{ default: Component<PictureProps> }>;
const files = import.meta.glob('../games/*/Pictures.svelte') as Record<string, Loader>;

export async function loadPictures(game: string): Promise<Component<PictureProps> | null> {
  const load = files[`../games/${game}/Pictures.svelte`];
  return load ? (await load()).default : null;
}
