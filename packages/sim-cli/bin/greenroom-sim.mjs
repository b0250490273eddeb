#!/usr/bin/env node
// JavaScript of any Node: an older one must get as far as the sentence that says which is needed.
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `node:sqlite` has all that the store uses from here on. */
const [MAJOR, MINOR] = [22, 16];
/** The sources of a checkout are run as they are, which a Node can do from here on. */
const TYPESCRIPT_MAJOR = 24;

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const isCheckout = existsSync(path('../src/main.ts'));
const [major, minor] = process.versions.node.split('.').map(Number);
const isTooOld = isCheckout ? major < TYPESCRIPT_MAJOR : major < MAJOR || (major === MAJOR && minor < MINOR);

/** Compiled code of an installed tool: its own folder may belong to another user. */
const cacheFolder = () => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'greenroom-sim');

if (isTooOld) {
  const needed = isCheckout ? `${TYPESCRIPT_MAJOR}` : `${MAJOR}.${MINOR}`;
  console.error(`greenroom-sim needs Node ${needed} or newer; this is ${process.version}.`);
  process.exitCode = 1;
} else {
  // Node 22 calls some of its modules experimental at each start, on standard error where the user reads of failures.
  if (major < 24) process.removeAllListeners('warning');
  // Compiled sources are kept: Node loads its TypeScript compiler, 15 MB, only for a source that is not there yet.
  const compiled = isCheckout ? path('../node_modules/.cache/compiled') : cacheFolder();
  nodeModule.enableCompileCache?.(compiled);
  // Only so do the threads of `explore` and `swarm` find them, which load half of the program each.
  process.env.NODE_COMPILE_CACHE ??= compiled;
  await import(isCheckout ? '../src/main.ts' : '../dist/main.js');
}
