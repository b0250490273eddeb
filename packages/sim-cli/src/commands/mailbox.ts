import { Command } from '@commander-js/extra-typings';
import { reachPlatform, requirePerformer, unwrap } from '../actors/running-platform.ts';
import { CommandFailure, printJson, printTable } from '../terminal/print.ts';
import { portOption, type OptionsOf } from './shared/argument.ts';

const EXAMPLES = `
Examples:
  greenroom-sim mailbox                             all mails and messages, newest first
  greenroom-sim mailbox --performer 1001 --latest   the latest code, or link to set a password, alone

It ends with 0 where no mail was sent, with --json too, and with 1 where --latest finds no code and no link.`;

type Admin = ReturnType<typeof reachPlatform>['admin'];

/** All mails, newest first. `alone` is what a script wants of a mail: its code, or its link to set a password. */
const readMails = async (admin: Admin, performer: string | undefined) => {
  const codes = unwrap(await admin.mailbox(performer)).map((mail) => ({
    mail,
    text: mail.code,
    to: mail.channel,
    alone: mail.code,
  }));
  const notices = unwrap(await admin.notices(performer)).map((mail) => ({
    mail,
    text: mail.link === undefined ? mail.text : `${mail.text} ${mail.link}`,
    to: mail.address,
    alone: mail.kind === 'passwordLink' || mail.kind === 'registered' ? mail.link : undefined,
  }));
  return [...codes, ...notices].toSorted((one, other) => other.mail.sentOn - one.mail.sentOn);
};

const timeOf = (sentOn: number): string => new Date(sentOn * 1000).toLocaleTimeString();

const mailbox = async ({ port, performer, latest, json }: OptionsOf<typeof command>): Promise<void> => {
  const { admin } = reachPlatform(port);
  const all = await readMails(admin, performer);
  if (all.length === 0 && performer !== undefined) await requirePerformer({ admin }, performer);
  const shown = latest === true ? all.filter(({ alone }) => alone !== undefined).slice(0, 1) : all;
  const [newest] = shown;
  const whom = performer === undefined ? '' : ` to ${performer}`;
  // A failure, so that a script does not type this sentence as a code.
  if (newest === undefined && latest === true)
    throw new CommandFailure(`No code or link was sent${whom} yet: log in first.`);
  if (json === true) return printJson(shown.map(({ mail }) => mail));
  if (newest === undefined) return console.log(`No mail was sent${whom} yet.`);
  if (latest === true) return console.log(newest.alone);
  printTable([
    ['performer', 'mail', 'to', 'sent'],
    ...shown.map(({ mail, text, to }) => [mail.performerId, text, to, timeOf(mail.sentOn)]),
  ]);
};

const command = () =>
  new Command('mailbox')
    .description('show the login codes, links and notices that were sent by e-mail and SMS')
    .option('--performer <id>', 'only those of this performer')
    .option('--latest', 'only the newest code or link')
    .addOption(portOption())
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES);

export const mailboxCommand = () => command().action(mailbox);
