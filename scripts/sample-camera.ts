// A picture for the camera of the sample performer: drawn, so that it shows no real person.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';

const DRAWING = `<!doctype html><style>body{margin:0}</style>
<svg width="640" height="480" viewBox="0 0 640 480">
  <rect width="640" height="480" fill="#5b4a6e"/><circle cx="540" cy="90" r="60" fill="#f3d9a4"/>
  <rect x="40" y="60" width="130" height="190" rx="8" fill="#6f5d84"/>
  <ellipse cx="320" cy="250" rx="130" ry="170" fill="#3b2a24"/>
  <ellipse cx="320" cy="520" rx="210" ry="150" fill="#2f7f86"/><rect x="285" y="320" width="70" height="80" fill="#d9a27e"/>
  <ellipse cx="320" cy="240" rx="92" ry="112" fill="#e8b795"/><path d="M228 215q92-130 184 0q-40-60-92-60t-92 60" fill="#3b2a24"/>
  <circle cx="284" cy="240" r="10" fill="#2a2a2a"/><circle cx="356" cy="240" r="10" fill="#2a2a2a"/>
  <path d="M284 300q36 30 72 0" fill="none" stroke="#a5453f" stroke-width="10" stroke-linecap="round"/>
</svg>`;

/** @returns the flags by which a browser takes the drawing for its camera */
export const sampleCameraFlags = async (browser: Browser): Promise<readonly string[]> => {
  const page = await browser.newPage({ viewport: { width: 640, height: 480 } });
  await page.setContent(DRAWING);
  const file = join(mkdtempSync(join(tmpdir(), 'camera-')), 'camera.mjpeg');
  writeFileSync(file, await page.screenshot({ type: 'jpeg', quality: 90 }));
  await page.close();
  return ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`];
};
