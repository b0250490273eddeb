import { endWhenDone, endWhenTold, endWhenUnheard } from './terminal/end-when-told.ts';

endWhenTold();
endWhenUnheard();
endWhenDone();

const { runProgram } = await import('./commands/run-program.ts');
process.exitCode = await runProgram(process.argv.slice(2));
