// Draws the icons and pictures with which a device installs the web app, from its favicon and docs/screenshots.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from './lib/process.mjs';

const PUBLIC = join(ROOT, 'packages', 'web', 'public');
const FOLDER = join(PUBLIC, 'icons');
/** Width and height of the favicon's own drawing. */
const VIEW_BOX = 32;
/** Pixels of one inch at which sharp draws a picture in its own size. */
const PLAIN_DENSITY = 72;
/** Icons by name: the size in pixels, and how much of it the drawing takes where a device cuts the edge off. */
const ICONS = {
  'icon-192': { size: 192, cut: undefined },
  'icon-512': { size: 512, cut: undefined },
  'maskable-192': { size: 192, cut: 0.78 },
  'maskable-512': { size: 512, cut: 0.78 },
  'apple-touch-icon': { size: 180, cut: 0.9 },
} as const;
/** Pictures of the installation by name, and the screenshot that each is. */
const PICTURES = { desktop: 'home-desktop-light', phone: 'home-phone-light' } as const;

const favicon = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');

/** The favicon with its ground up to the edge, and its drawing smaller. */
const uncut = (part: number): string => {
  const [, ground = '', drawing = ''] = /(<rect[^>]*>)([\s\S]*)<\/svg>/.exec(favicon) ?? [];
  const edge = (VIEW_BOX / 2) * (1 - part);
  const group = `<g transform="translate(${edge} ${edge}) scale(${part})">${drawing}</g>`;
  return favicon.replace(/<rect[\s\S]*<\/svg>/, `${ground.replace(/ rx="\d+"/, '')}${group}</svg>`);
};

export const drawAppIcons = async (): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, { size, cut }] of Object.entries(ICONS)) {
    const drawing = Buffer.from(cut === undefined ? favicon : uncut(cut));
    await sharp(drawing, { density: (PLAIN_DENSITY * size) / VIEW_BOX })
      .resize(size, size)
      .png({ palette: true, compressionLevel: 9 })
      .toFile(join(FOLDER, `${name}.png`));
  }
  for (const [name, screenshot] of Object.entries(PICTURES)) {
    await sharp(join(ROOT, 'docs', 'screenshots', `${screenshot}.png`))
      .webp({ quality: 80 })
      .toFile(join(FOLDER, `${name}.webp`));
  }
};
