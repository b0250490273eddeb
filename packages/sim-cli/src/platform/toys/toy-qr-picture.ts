import { encode } from 'uqr';

const BORDER = 2;

/** Draws a QR code of six digits, with the digits below. */
export const toyQrPicture = (code: string): string => {
  const { size, data } = encode(code, { border: BORDER });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size + 3}" role="img" aria-label="${code}">`,
    `<path fill="#fff" d="M0 0h${size}v${size + 3}h-${size}z"/><path fill="#000" d="${squares.join('')}"/>`,
    `<text x="${size / 2}" y="${size + 1.5}" font-size="3" text-anchor="middle" font-family="monospace">${code}</text></svg>`,
  ].join('');
};
