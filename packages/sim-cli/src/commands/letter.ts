import { Command, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { MAX_INBOX_MESSAGE_LENGTH, MAX_SUBJECT_LENGTH } from '@greenroom/core/inbox/message-draft';
import { choosePerformer, reachPlatform, unwrap } from '../actors/running-platform.ts';
import { CommandFailure, EXIT } from '../terminal/print.ts';
import { portOption, textArgument, type OptionsOf } from './shared/argument.ts';
import { refuseUnused } from './shared/unused-options.ts';

const EXAMPLES = `
Examples:
  greenroom-sim letter --text "Are you there on Friday?"              the event email follows
  greenroom-sim letter --customer 5003 --subject Friday --text "Hello"
  greenroom-sim letter --customer 5003 --block                        the customer blocks the performer`;

const letter = async (options: OptionsOf<typeof command>, self: CommandUnknownOpts): Promise<void> => {
  const { customer, subject, text, block, unblock } = options;
  if (text === undefined && block === undefined && unblock === undefined)
    throw new CommandFailure('Say what to write with --text, or --block, or --unblock.', EXIT.wrongUse);
  if (block === true && unblock === true) throw new CommandFailure('Say one of --block and --unblock.', EXIT.wrongUse);
  if (text === undefined) refuseUnused(self, ['subject'], 'without --text');
  const reached = reachPlatform(options.port);
  const performerId = await choosePerformer(reached, options.performer, 'online');
  if (text !== undefined) {
    unwrap(await reached.admin.write(customer, { performerId, subject, content: text }));
    console.log(`${customer} wrote to ${performerId}.`);
  }
  if (block === true || unblock === true) {
    unwrap(await reached.admin.blockPerformer(customer, { performerId, on: block === true }));
    console.log(`${customer} ${block === true ? 'blocks' : 'no longer blocks'} ${performerId}.`);
  }
};

const command = () =>
  new Command('letter')
    .description('write to the inbox of a performer as a customer, or block the performer')
    .option('--performer <id>', 'to whom; by default the only one who is online')
    .option('--customer <id>', 'who writes', '5001')
    .option('--subject <text>', 'what it is about', textArgument(MAX_SUBJECT_LENGTH, 0), 'Hello')
    .option(
      '--text <text>',
      'what it says; not needed with --block or --unblock',
      textArgument(MAX_INBOX_MESSAGE_LENGTH),
    )
    .option('--block', 'the customer blocks the performer')
    .option('--unblock', 'the customer takes that back')
    .addOption(portOption())
    .addHelpText('after', EXAMPLES);

export const letterCommand = () => command().action(letter);
