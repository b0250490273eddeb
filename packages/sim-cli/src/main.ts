import { endWhenDone, endOnSignal, endWithoutReader } from './terminal/end-on-signal.ts';

endOnSignal();
endWithoutReader();
endWhenDone();

const { runProgram } = await import('./commands/run-program.ts');
process.exitCode = await runProgram(process.argv.slice(2));
