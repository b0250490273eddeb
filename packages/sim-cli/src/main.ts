import { endWhenDone, endOnSignal, endWithoutReader } from './terminal/end-on-signal.ts';

const exitCodeOf = endOnSignal();
endWithoutReader();
endWhenDone();

const { runProgram } = await import('./commands/run-program.ts');
process.exitCode = exitCodeOf(await runProgram(process.argv.slice(2)));
