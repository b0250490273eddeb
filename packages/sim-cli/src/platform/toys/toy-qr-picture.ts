import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';

const MODULES = 21;
const FINDER = 7;

const isFinder = (x: number, y: number): boolean => {
  const left = x < FINDER;
  const top = y < FINDER;
  return (left && top) || (x >= MODULES - FINDER && top) || (left && y >= MODULES - FINDER);
};
/** The three corners of a code: a ring around a block. */
const finderIsDark = (x: number, y: number): boolean => {
  const dx = x < FINDER ? x : x - (MODULES - FINDER);
  const dy = y < FINDER ? y : y - (MODULES - FINDER);
  const ring = Math.max(Math.abs(dx - 3), Math.abs(dy - 3));
  return ring !== 2;
};

/** A picture that looks like a code and is none: the simulated phone knows where it belongs. The digits below are real. */
export const toyQrPicture = (code: string): string => {
  const random = createSeededRandom(Number(code));
  const squares: string[] = [];
  for (let y = 0; y < MODULES; y += 1)
    for (let x = 0; x < MODULES; x += 1) {
      const dark = isFinder(x, y) ? finderIsDark(x, y) : random.next() < 0.5;
      if (dark) squares.push(`M${x + 2} ${y + 2}h1v1h-1z`);
    }
  const size = MODULES + 4;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size + 3}" role="img" aria-label="${code}">`,
    `<path fill="#fff" d="M0 0h${size}v${size + 3}h-${size}z"/><path fill="#000" d="${squares.join('')}"/>`,
    `<text x="${size / 2}" y="${size + 1.5}" font-size="3" text-anchor="middle" font-family="monospace">${code}</text></svg>`,
  ].join('');
};
