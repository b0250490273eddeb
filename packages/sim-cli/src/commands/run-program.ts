import { Command, CommanderError } from 'commander';
import { customerCommand } from './customer.ts';
import { CommandFailure, EXIT } from './exit.ts';
import { faultCommand } from './fault.ts';
import { listCommand } from './list.ts';
import { mailboxCommand } from './mailbox.ts';
import { serveCommand } from './serve.ts';
import { toyAppCommand } from './toy-app.ts';
import { toyCommand } from './toy.ts';
import { triggerCommand } from './trigger.ts';

const COMMANDS = [
  serveCommand,
  mailboxCommand,
  customerCommand,
  toyAppCommand,
  toyCommand,
  triggerCommand,
  faultCommand,
  listCommand,
];

const createProgram = (): Command => {
  const program = new Command('greenroom-sim')
    .description('a platform for performers, simulated on your own machine, and everybody around it')
    .showHelpAfterError('Add --help for more.')
    .exitOverride();
  for (const create of COMMANDS) {
    const command = create().copyInheritedSettings(program);
    for (const part of command.commands) part.copyInheritedSettings(program);
    program.addCommand(command);
  }
  return program;
};

/** @returns the exit code: wrong use is commander's to explain, a failure is one line, anything else is a bug */
export const runProgram = async (): Promise<number> => {
  try {
    await createProgram().parseAsync();
    return EXIT.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.wrongUse;
    if (!(error instanceof CommandFailure)) throw error;
    console.error(error.message);
    return error.exitCode;
  }
};
