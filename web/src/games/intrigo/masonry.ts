/** Outlines of the palace: pointed and round arches, merlons, tiles. */

/** A Venetian pointed arch that fills a box. */
export function ogee(x: number, y: number, width: number, height: number): string {
  const right = x + width;
  const spring = y + height * 0.42;
  const bend = y + height * 0.22;
  const shoulder = y + height * 0.2;
  return (
    `M${x} ${y + height}V${spring}` +
    `C${x} ${bend} ${x + width * 0.36} ${shoulder} ${x + width / 2} ${y}` +
    `C${x + width * 0.64} ${shoulder} ${right} ${bend} ${right} ${spring}V${y + height}Z`
  );
}

export function roundArch(x: number, y: number, width: number, height: number): string {
  const radius = width / 2;
  return `M${x} ${y + height}V${y + radius}A${radius} ${radius} 0 0 1 ${x + width} ${y + radius}V${y + height}Z`;
}

/** Swallow-tailed battlements on a wall's edge. */
export function merlons(x: number, width: number, y: number, count: number, height: number): string {
  const step = width / count;
  return Array.from({ length: count }, (_, index) => {
    const left = x + index * step;
    const at = (share: number) => left + step * share;
    const up = (share: number) => y - height * share;
    return (
      `M${at(0.08)} ${y}V${up(0.45)}C${at(0.08)} ${up(0.7)} ${at(0.42)} ${up(0.65)} ${at(0.5)} ${up(1)}` +
      `C${at(0.58)} ${up(0.65)} ${at(0.92)} ${up(0.7)} ${at(0.92)} ${up(0.45)}V${y}Z`
    );
  }).join('');
}

export function octagon(middle: number, radius: number): { x: number; y: number }[] {
  return Array.from({ length: 8 }, (_, corner) => {
    const angle = ((corner + 0.5) * Math.PI) / 4;
    return { x: middle + radius * Math.cos(angle), y: middle + radius * Math.sin(angle) };
  });
}

export function polygon(corners: readonly { x: number; y: number }[]): string {
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

export interface Window {
  path: string;
  lit: boolean;
}

/** A façade's windows; which ones are dark follows from where it stands, always the same. */
export function windows(kind: 'seal' | 'ducat', width: number, scale: number, seed: number): Window[] {
  const count = kind === 'seal' ? 3 : width > 80 ? 5 : 4;
  const wide = kind === 'seal' ? Math.min(width * 0.17, 13) : Math.min(width * 0.14, 12);
  const space = (width - count * wide) / (count + 1);
  return Array.from({ length: count }, (_, index) => {
    const x = space + index * (wide + space);
    const path = kind === 'seal' ? ogee(x, 18 * scale, wide, 16 * scale) : roundArch(x, 20 * scale, wide, 13 * scale);
    return { path, lit: (Math.floor(seed) + index * 7) % 5 !== 0 };
  });
}
