import { MAX_REASON_LENGTH } from '@greenroom/core/blocks/block';
import { Command } from '@commander-js/extra-typings';
import { argument, portOption, type OptionsOf } from './shared/argument.ts';
import { choosePerformer, reachPlatform, unwrap } from '../actors/running-platform.ts';

const EXAMPLES = `
Examples:
  greenroom-sim block --customer 5003 --reason "Paid with a stolen card"
  greenroom-sim block --customer 5003 --undo                          the performer's own block stays`;

const reasonOf = argument(`a reason of at most ${MAX_REASON_LENGTH} characters`, (text) =>
  text.length > MAX_REASON_LENGTH ? undefined : text,
);

const block = async ({ customer, performer, reason, undo, port }: OptionsOf<typeof command>): Promise<void> => {
  const reached = reachPlatform(port);
  const performerId = await choosePerformer(reached, performer, 'online');
  const on = undo !== true;
  unwrap(await reached.admin.blockCustomer(customer, { performerId, on, reason }));
  console.log(`The platform ${on ? 'blocks' : 'no longer blocks'} ${customer} for ${performerId}.`);
};

const command = () =>
  new Command('block')
    .description('block a customer for a performer as the platform does; the performer cannot take it back')
    .option('--performer <id>', 'for whom; by default the only one who is online')
    .option('--customer <id>', 'who is blocked', '5001')
    .option('--reason <text>', 'what the performer reads', reasonOf, '')
    .option('--undo', 'end the block')
    .addOption(portOption())
    .addHelpText('after', EXAMPLES);

export const blockCommand = () => command().action(block);
