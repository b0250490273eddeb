import { Command, Option } from '@commander-js/extra-typings';
import { DOCUMENTS } from '@greenroom/core/account-data/account-data';
import { choosePerformer, reachPlatform, unwrap } from '../actors/running-platform.ts';
import { MAX_VIEW_TEXT } from '../platform/base/admin-api/privacy-admin.wire.ts';
import { portOption, textArgument, type OptionsOf } from './shared/argument.ts';

const EXAMPLES = `
Examples:
  greenroom-sim view-document --by "Support 12" --reason "Bank card expired"
  greenroom-sim view-document --performer 1004 --document cardFront`;

const viewDocument = async ({ performer, document, by, reason, port }: OptionsOf<typeof command>): Promise<void> => {
  const reached = reachPlatform(port);
  const performerId = await choosePerformer(reached, performer, 'online');
  unwrap(await reached.admin.viewDocument({ performerId, document, viewer: by, reason }));
  console.log(`${by} looked at ${document} of ${performerId}.`);
};

const command = () =>
  new Command('view-document')
    .description('look at a document of a performer as the staff of the platform does; the performer reads who did')
    .option('--performer <id>', 'whose document; by default that of the only one who is online')
    .addOption(new Option('--document <name>', 'which one').choices(DOCUMENTS).default('idFront' as const))
    .option('--by <name>', 'who looks', textArgument(MAX_VIEW_TEXT), 'Support 12')
    .option('--reason <text>', 'why', textArgument(MAX_VIEW_TEXT, 0), 'Check of identity')
    .addOption(portOption())
    .addHelpText('after', EXAMPLES);

export const viewDocumentCommand = () => command().action(viewDocument);
