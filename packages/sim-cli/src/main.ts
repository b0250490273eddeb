#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { endWhenDone, endWhenTold, endWhenUnheard } from './terminal/end-when-told.ts';

endWhenTold();
endWhenUnheard();
endWhenDone();

// The sources run as they are; remembering how they compile saves a third of every start.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));

const { runProgram } = await import('./commands/run-program.ts');
process.exitCode = await runProgram(process.argv.slice(2));
