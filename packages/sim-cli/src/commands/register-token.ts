import { Command, Option } from '@commander-js/extra-typings';
import { isEmail } from '@greenroom/core/personal-data/personal-data';
import { reachPlatform, unwrap } from '../actors/running-platform.ts';
import { printJson } from '../terminal/print.ts';
import { argument, portOption, type OptionsOf } from './shared/argument.ts';

const EXAMPLES = `
Examples:
  greenroom-sim register-token                  a link to register with; it works once and for a week
  greenroom-sim register-token --state expired  a link that is too old

After the registration \`greenroom-sim mailbox\` has the performer ID, with a link to choose a password.`;

const emailOf = argument('an e-mail address', (text) => (isEmail(text) ? text : undefined));

const registerToken = async ({ port, email, state, json }: OptionsOf<typeof command>): Promise<void> => {
  const { admin, url } = reachPlatform(port);
  const { token } = unwrap(await admin.invite({ state, ...(email === undefined ? {} : { email }) }));
  const link = `${url}/register/${token}`;
  if (json === true) return printJson({ token, link });
  return console.log(link);
};

const command = () =>
  new Command('register-token')
    .description('make a link for a registration')
    .addOption(new Option('--email <address>', 'the address that the link is sent to').argParser(emailOf))
    .addOption(new Option('--state <state>', 'state of the link').choices(['open', 'used', 'expired']).default('open'))
    .addOption(portOption())
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES);

export const registerTokenCommand = () => command().action(registerToken);
