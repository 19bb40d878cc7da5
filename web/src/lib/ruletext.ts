/** The text of a rule as people read it: paragraphs and lists. */

export interface Block {
  kind: 'paragraph' | 'list';
  lines: string[];
}

const BULLET = '• ';

/** Lines that begin with a bullet, one after the other, are a list. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split('\n')) {
    const isItem = line.startsWith(BULLET);
    const last = found.at(-1);
    if (!isItem) found.push({ kind: 'paragraph', lines: [line] });
    else if (last?.kind === 'list') last.lines.push(line.slice(BULLET.length));
    else found.push({ kind: 'list', lines: [line.slice(BULLET.length)] });
  }
  return found;
}
