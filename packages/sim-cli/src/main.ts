#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { CommandFailure, EXIT } from './commands/exit.ts';
import { customerCommand } from './commands/customer.ts';
import { faultCommand } from './commands/fault.ts';
import { listCommand } from './commands/list.ts';
import { mailboxCommand } from './commands/mailbox.ts';
import { serveCommand } from './commands/serve.ts';
import { triggerCommand } from './commands/trigger.ts';

const program = new Command('greenroom-sim')
  .description('a platform for performers, simulated on your own machine, and everybody around it')
  .showHelpAfterError('Add --help for more.')
  .exitOverride();

const commands = [serveCommand, mailboxCommand, customerCommand, triggerCommand, faultCommand, listCommand];
for (const create of commands) program.addCommand(create().copyInheritedSettings(program));

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
