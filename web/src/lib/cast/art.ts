/** The drawings of the cast, 48 × 48, as one symbol each: a page has them once. */

const FILES = import.meta.glob<string>('./art/*.svg', { query: '?raw', import: 'default', eager: true });

const SPRITE = 'cast';

/** Where the symbol of a figure is; the drawings are put into the page at the first asking. */
export function symbolOf(figure: string): string {
  if (typeof document !== 'undefined' && !document.getElementById(SPRITE)) document.body.append(sprite());
  return `#figure-${figure}`;
}

function sprite(): Element {
  const symbols = Object.entries(FILES).map(([path, svg]) => {
    const id = path.slice(path.lastIndexOf('/') + 1, -'.svg'.length);
    const drawing = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
    return `<symbol id="figure-${id}" viewBox="0 0 48 48">${drawing}</symbol>`;
  });
  const holder = document.createElement('div');
  holder.id = SPRITE;
  holder.hidden = true;
  holder.innerHTML = `<svg aria-hidden="true">${symbols.join('')}</svg>`;
  return holder;
}
