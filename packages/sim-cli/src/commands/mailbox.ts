import { Command } from '@commander-js/extra-typings';
import type { AdminClient } from '../actors/admin-client.ts';
import { CommandFailure, printJson, printTable } from '../terminal/print.ts';
import { portOption, type OptionsOf } from './shared/argument.ts';
import { reachPlatform, unwrap } from '../actors/running-platform.ts';

const EXAMPLES = `
Examples:
  greenroom-sim mailbox                             all mails and messages, newest first
  greenroom-sim mailbox --performer 1001 --latest   the latest code or link alone`;

/** Mails without a code and without a link. */
const SUBJECTS = {
  passwordLink: 'set a new password',
  passwordChanged: 'your password was changed',
  newDevice: 'a login from a new device',
};

type Mails = Extract<Awaited<ReturnType<AdminClient['mailbox']>>, { readonly ok: true }>['value'];

const contentOf = ({ kind, code, link }: Mails[number]): string => (kind === 'code' ? code : (link ?? SUBJECTS[kind]));

const timeOf = (sentOn: number): string => new Date(sentOn * 1000).toLocaleTimeString();

const mailbox = async ({ port, performer, latest, json }: OptionsOf<typeof command>): Promise<void> => {
  const all = unwrap(await reachPlatform(port).admin.mailbox(performer));
  const mails = latest === true ? all.slice(0, 1) : all;
  const notices = latest === true ? [] : unwrap(await reachPlatform(port).admin.notices(performer));
  if (json === true) return printJson([...mails, ...notices]);
  const [newest] = mails;
  // A failure, so that a script does not type this sentence as a code.
  if (newest === undefined && notices.length === 0) throw new CommandFailure('No mail was sent yet: log in first.');
  if (latest === true && newest !== undefined) return console.log(contentOf(newest));
  printTable([
    ['performer', 'mail', 'by', 'sent'],
    ...mails.map((mail) => [mail.performerId, contentOf(mail), mail.channel, timeOf(mail.sentOn)]),
    ...notices.map(({ performerId, text, address, sentOn }) => [performerId, text, address, timeOf(sentOn)]),
  ]);
};

const command = () =>
  new Command('mailbox')
    .description('show the login codes, links and notices that were sent by e-mail and SMS')
    .option('--performer <id>', 'only those of this performer')
    .option('--latest', 'only the newest')
    .addOption(portOption())
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES);

export const mailboxCommand = () => command().action(mailbox);
