import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { PLANTED_BUGS } from './planted-bugs.ts';
import { SUITE_BUGS } from './suite-bugs.ts';

// Loaded before a program, in each of its threads: the program then runs with one bug in its source, which stays as it is on the disk.
const name = process.env['PLANTED_BUG'] ?? '';
const bug = PLANTED_BUGS[name] ?? SUITE_BUGS[name];
if (bug === undefined) throw new RangeError(`there is no such bug: ${process.env['PLANTED_BUG']}`);
registerHooks({
  load: (url, context, nextLoad) => {
    if (!url.endsWith(bug.file)) return nextLoad(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    if (!source.includes(bug.from)) throw new Error(`${bug.file} does not say: ${bug.from}`);
    return { format: 'module-typescript', shortCircuit: true, source: source.replace(bug.from, bug.to) };
  },
});
