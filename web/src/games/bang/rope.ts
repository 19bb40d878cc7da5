/** A rope along a half ellipse: its line, and the strands that cross it. */

export interface Rope {
  line: string;
  strands: string;
}

const STEP = 6.2;

export function rope(x: number, y: number, rx: number, ry: number, thick: number): Rope {
  const count = Math.ceil((rx * 2.6) / STEP);
  const points = Array.from({ length: count + 1 }, (_, place) => {
    const angle = Math.PI + (Math.PI * place) / count;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)] as const;
  });
  const line = `M${points.map((point) => pair(point[0], point[1])).join('L')}`;
  const strands = points.map(([px, py], place) => {
    const [qx, qy] = points[place + 1] ?? points[place];
    const [ox, oy] = points[place + 1] ? [px, py] : points[place - 1];
    const turn = Math.atan2(qy - oy, qx - ox) + 0.9;
    const [dx, dy] = [thick * Math.cos(turn), thick * Math.sin(turn)];
    return `M${pair(px - dx, py - dy)}L${pair(px + dx, py + dy)}`;
  });
  return { line, strands: strands.join('') };
}

const pair = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
