// Loaded into a platform before it: collects its garbage every few seconds, so that its resident memory is what it holds.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const EVERY = 3_000;

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');
if (typeof collect !== 'function') throw new Error('This Node has no collection to ask for.');
setInterval(() => void collect(), EVERY).unref();
