#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { CommandFailure, EXIT } from './commands/exit.ts';
import { serveCommand } from './commands/serve.ts';

const program = new Command('greenroom-sim')
  .description('a platform for performers, simulated on your own machine, and everybody around it')
  .showHelpAfterError('Add --help for more.')
  .exitOverride();

for (const command of [serveCommand()]) program.addCommand(command.copyInheritedSettings(program));

/** @returns the exit code: wrong use is commander's to explain, a failure is one line, anything else is a bug */
const run = async (): Promise<number> => {
  try {
    await program.parseAsync();
    return EXIT.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.wrongUse;
    if (!(error instanceof CommandFailure)) throw error;
    console.error(error.message);
    return error.exitCode;
  }
};

process.exitCode = await run();
