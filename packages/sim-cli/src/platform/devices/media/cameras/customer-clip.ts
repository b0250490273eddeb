import { readFileSync } from 'node:fs';

/** WebM file of a customer who nods and hums, made by scripts/camera-clip.ts. */
export const CUSTOMER_CLIP = readFileSync(new URL('./customer-camera.webm', import.meta.url));
