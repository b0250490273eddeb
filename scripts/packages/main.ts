// Packs the packages and the tool into `dist`, the web app having been built before.
import { join, relative } from 'node:path';
import { ROOT } from '../lib/process.mjs';
import { buildPackages } from './build.ts';
import { packAll } from './pack.ts';

await buildPackages();
for (const file of (await packAll(join(ROOT, 'dist'))).values()) console.log(relative(ROOT, file));
