import { readFileSync } from 'node:fs';

const FILE = new URL('./sample-video.webm', import.meta.url);

/** One second of colours, 64 by 48. */
export const SAMPLE_VIDEO = { name: 'video.webm', content: (): Buffer => readFileSync(FILE) };
