import { Argument, Command, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { choosePerformer, reachPlatform, unwrap } from '../actors/running-platform.ts';
import { CommandFailure, printJson } from '../terminal/print.ts';
import { portOption, type OptionsOf } from './shared/argument.ts';
import { refuseUnused } from './shared/unused-options.ts';

const EXAMPLES = `
Examples:
  greenroom-sim moderate approve                              everything that waits
  greenroom-sim moderate reject --reason "Too dark." --media m17
Without a word of yours the moderators decide after two minutes: they approve, but what is described with \`rejectme\`.`;

const moderate = async (
  decision: 'approve' | 'reject',
  options: OptionsOf<typeof command>,
  self: CommandUnknownOpts,
): Promise<void> => {
  if (decision === 'approve') refuseUnused(self, ['reason'], 'when approving');
  const reached = reachPlatform(options.port);
  const performerId = await choosePerformer(reached, options.performer, 'online');
  const { media: mediaId, reason } = options;
  const order = { performerId, approve: decision === 'approve', mediaId, reason };
  const outcome = await reached.admin.moderate(order);
  if (!outcome.ok && outcome.error.error === 'nothing_waits' && mediaId !== undefined)
    throw new CommandFailure(
      `${mediaId} does not wait for a decision: \`greenroom-sim gallery list\` shows what does.`,
    );
  const { ids } = unwrap(outcome);
  if (options.json === true) return printJson({ performerId, decision, ids });
  console.log(`${decision === 'approve' ? 'Approved' : 'Rejected'}: ${ids.join(' ')}`);
};

const command = () =>
  new Command('moderate')
    .description('approve or reject what waits: photos, videos, texts, a phone profile, a new account')
    .addArgument(new Argument('<decision>', 'what the moderators say').choices(['approve', 'reject']))
    .option('--performer <id>', 'whose; by default the only one who is online')
    .option('--media <id>', 'only this one; `gallery list` shows them')
    .option('--reason <text>', 'what the performer reads when it is rejected')
    .addOption(portOption())
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES);

export const moderateCommand = () => command().action(moderate);
