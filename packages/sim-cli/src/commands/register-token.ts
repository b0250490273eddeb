import { Command, Option } from '@commander-js/extra-typings';
import { portOption, type OptionsOf } from './shared/argument.ts';
import { printJson } from '../terminal/print.ts';
import { reachPlatform, unwrap } from '../actors/running-platform.ts';

const EXAMPLES = `
Examples:
  greenroom-sim register-token                  a link to register with; it works once and for a week
  greenroom-sim register-token --state expired  a link that is too old`;

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
    .option('--email <address>', 'whom it was sent to')
    .addOption(new Option('--state <state>', 'how it is').choices(['open', 'used', 'expired']).default('open'))
    .addOption(portOption())
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES);

export const registerTokenCommand = () => command().action(registerToken);
