import { Command, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { MAX_REASON_LENGTH } from '@greenroom/core/blocks/block';
import { choosePerformer, reachPlatform, unwrap } from '../actors/running-platform.ts';
import { portOption, textArgument, type OptionsOf } from './shared/argument.ts';
import { refuseUnused } from './shared/unused-options.ts';

const EXAMPLES = `
Examples:
  greenroom-sim block --customer 5003 --reason "Paid with a stolen card"
  greenroom-sim block --customer 5003 --undo                          the performer's own block stays`;

const block = async (options: OptionsOf<typeof command>, self: CommandUnknownOpts): Promise<void> => {
  const { customer, performer, reason, undo, port } = options;
  if (undo === true) refuseUnused(self, ['reason'], 'with --undo');
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
    .option('--reason <text>', 'what the performer reads', textArgument(MAX_REASON_LENGTH, 0), '')
    .option('--undo', 'end the block')
    .addOption(portOption())
    .addHelpText('after', EXAMPLES);

export const blockCommand = () => command().action(block);
