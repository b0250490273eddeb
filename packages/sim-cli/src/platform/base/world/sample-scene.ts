import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';

export interface SceneSize {
  readonly width: number;
  readonly height: number;
}

interface Light {
  readonly sky: readonly [string, string];
  readonly sun: string;
  /** From far to near. */
  readonly land: readonly [string, string, string, string];
}

/** Hours of the day and seasons; each scene is seen in each. */
const LIGHTS: readonly Light[] = [
  { sky: ['#f7c59f', '#f9e7cf'], sun: '#fff6e3', land: ['#d99a86', '#b0707c', '#77506e', '#402f4e'] },
  { sky: ['#5b9bd0', '#d3e8f4'], sun: '#fffbe8', land: ['#9cc3b0', '#6fa088', '#44796a', '#234a47'] },
  { sky: ['#14224a', '#57608f'], sun: '#f3f0dd', land: ['#474f80', '#343a68', '#232a50', '#131938'] },
  { sky: ['#ef8f6b', '#fcd7a1'], sun: '#fff0c4', land: ['#c46f66', '#93505f', '#613a55', '#341f3d'] },
];

type Next = () => number;

/** A skyline from left to right: soft hills, or peaks. */
const ridge = (next: Next, { width, height }: SceneSize, top: number, outline: 'round' | 'sharp'): string => {
  const isSharp = outline === 'sharp';
  const steps = isSharp ? 9 : 5;
  const points = Array.from({ length: steps + 1 }, (_, index) => ({
    x: (width * index) / steps,
    y: height * (top + (next() - 0.5) * (isSharp ? 0.12 : 0.08)),
  }));
  const line = points.map(({ x, y }, index) => {
    const before = points[index - 1];
    if (before === undefined) return `M0 ${height} L${x} ${y}`;
    const middle = (before.x + x) / 2;
    return isSharp ? `L${x} ${y}` : `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
  });
  return `${line.join(' ')} L${width} ${height} Z`;
};

const land = (next: Next, size: SceneSize, { land: colours }: Light, outline: 'round' | 'sharp'): string =>
  colours
    .map((colour, depth) => `<path d="${ridge(next, size, 0.5 + depth * 0.13, outline)}" fill="${colour}"/>`)
    .join('');

/** Water up to the horizon, the light on it, and a small sail. */
const sea = (next: Next, { width, height }: SceneSize, { sun, land: colours }: Light, sunX: number): string => {
  const horizon = height * 0.58;
  const glints = Array.from({ length: 14 }, (_, index) => {
    const half = width * (0.02 + next() * 0.07);
    const y = horizon + (height - horizon) * (0.04 + index * 0.065);
    return `<rect x="${sunX - half}" y="${y}" width="${half * 2}" height="${height * 0.005}" rx="3" fill="${sun}" opacity=".5"/>`;
  });
  const x = width * (0.2 + next() * 0.5);
  const tall = height * 0.09;
  return `<rect y="${horizon}" width="100%" height="100%" fill="${colours[1]}"/>
    <rect y="${height * 0.82}" width="100%" height="100%" fill="${colours[2]}" opacity=".6"/>${glints.join('')}
    <path d="M${x} ${horizon - tall} v${tall} h${tall * 0.55} Z" fill="${sun}"/>
    <path d="M${x - tall * 0.3} ${horizon + 4} h${tall} l${-tall * 0.2} ${tall * 0.18} h${-tall * 0.6} Z" fill="${colours[3]}"/>`;
};

/** Houses beside each other, some windows lit. */
const town = (next: Next, { width, height }: SceneSize, { sun, land: colours }: Light): string => {
  const row = (top: number, colour: string, count: number): string =>
    Array.from({ length: count }, (_, index) => {
      const wide = width / count;
      const [x, y] = [index * wide, height * (top + next() * 0.1)];
      const pane = wide / 7;
      const windows = Array.from({ length: 12 }, (_pane, at) =>
        next() < 0.4
          ? `<rect x="${x + pane * (1 + (at % 3) * 2)}" y="${y + pane * (2 + Math.floor(at / 3) * 2.4)}" width="${pane}" height="${pane * 1.4}" fill="${sun}" opacity=".8"/>`
          : '',
      );
      return `<path d="M${x} ${height} V${y} L${x + wide / 2} ${y - wide * 0.35} L${x + wide} ${y} V${height} Z" fill="${colour}"/>${windows.join('')}`;
    }).join('');
  return (
    row(0.5, colours[1], 6) +
    row(0.66, colours[2], 4) +
    `<rect y="${height * 0.93}" width="100%" height="100%" fill="${colours[3]}"/>`
  );
};

/** Number of scenes before they repeat. */
const SCENES = 4 * LIGHTS.length;

/** Size of a sample photo if it were a file. */
export const SAMPLE_SIZE = { width: 900, height: 1200 } as const;

/** Name that takes the place of a file's name for a sample photo. */
export const sampleFile = (number: number): string => `scene-${number % SCENES}`;

/** A place without people, drawn from its number alone: hills, sea, mountains or a town, at some hour of the day. */
export const sampleScene = (number: number, size: SceneSize): string => {
  const { width, height } = size;
  const { next } = createSeededRandom(number % SCENES);
  const light = LIGHTS[(number + Math.floor(number / LIGHTS.length)) % LIGHTS.length] ?? LIGHTS[0];
  if (light === undefined) return '';
  const sunX = width * (0.25 + next() * 0.5);
  const sunY = height * (0.16 + next() * 0.16);
  const places = [
    () => land(next, size, light, 'round'),
    () => sea(next, size, light, sunX),
    () => land(next, size, light, 'sharp'),
    () => town(next, size, light),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x2="0" y2="1">
      <stop stop-color="${light.sky[0]}"/><stop offset=".65" stop-color="${light.sky[1]}"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <circle cx="${sunX}" cy="${sunY}" r="${width * 0.09}" fill="${light.sun}"/>
    ${places[number % places.length]?.() ?? ''}
  </svg>`;
};
