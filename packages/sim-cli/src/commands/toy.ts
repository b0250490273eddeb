import { Argument, Command, Option, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { choosePerformer, reachPlatform, unwrap } from '../actors/running-platform.ts';
import { PHONE_ACTS, type PhoneAct, type ToyLog } from '../platform/base/admin-api/toy-admin.wire.ts';
import { CommandFailure, printJson } from '../terminal/print.ts';
import { type OptionsOf, portNumber, portOption } from './shared/argument.ts';
import { toyOption } from './shared/toy-option.ts';
import { readToyLog, saidIn } from './shared/toy-watch.ts';
import { refuseUnused } from './shared/unused-options.ts';
import { TOY_APP_PORT, toyLine } from './toy-app.ts';

const logOfApp = async (port: number): Promise<ToyLog> => {
  const log = await readToyLog(`http://127.0.0.1:${port}`);
  if (log === undefined)
    throw new CommandFailure(`No toy app runs on port ${port}: start one with \`greenroom-sim toy-app\`.`);
  return log;
};
const logOfPhone = async (port: number, performer: string): Promise<ToyLog> =>
  unwrap(await reachPlatform(port).admin.toyLog(performer));

const showLog = async (options: OptionsOf<typeof logCommand>, self: CommandUnknownOpts): Promise<void> => {
  const { performer, appPort, port, json } = options;
  if (performer === undefined) refuseUnused(self, ['port'], 'without --performer');
  else refuseUnused(self, ['appPort'], 'with --performer');
  const log = performer === undefined ? await logOfApp(appPort) : await logOfPhone(port, performer);
  for (const entry of log.entries) {
    if (json === true) printJson(saidIn(entry));
    else console.log(toyLine(saidIn(entry)));
  }
  if (json !== true) console.log(log.moving.length === 0 ? 'Every toy is at rest.' : `Moving: ${log.moving.join(' ')}`);
};

const DONE: Readonly<Record<PhoneAct, string>> = {
  scan: 'has scanned the code',
  close: 'has closed the app',
  away: 'has lost its network',
  back: 'has its network again',
  update: 'has told of its toys again',
  silent: 'answers no more',
  loud: 'answers again',
  another: 'is joined by a second one',
};

const usePhone = async (
  act: PhoneAct,
  options: OptionsOf<typeof phoneCommand>,
  self: CommandUnknownOpts,
): Promise<void> => {
  if (act !== 'scan') refuseUnused(self, ['toy'], `for ${act}, only for scan`);
  const reached = reachPlatform(options.port);
  const performerId = await choosePerformer(reached, options.performer, 'online');
  unwrap(await reached.admin.phone({ performerId, act, toys: act === 'scan' ? [...options.toy] : [] }));
  console.log(`The phone of ${performerId} ${DONE[act]}.`);
};

const logCommand = () =>
  new Command('log')
    .description('show the latest thousand commands that the toys got, with their times in seconds')
    .option('--performer <id>', 'the toys of the phone of this performer, not those of the toy app')
    .addOption(new Option('--app-port <number>', 'the port of the toy app').argParser(portNumber).default(TOY_APP_PORT))
    .addOption(portOption())
    .option('--json', 'print one JSON object a line');

const phoneCommand = () =>
  new Command('phone')
    .description('be the phone that scans the code')
    .addArgument(
      new Argument(
        '[act]',
        'scan the code, close the app, lose the network and come back, tell of the toys again, answer or not, be a second phone',
      )
        .choices(PHONE_ACTS)
        .default('scan'),
    )
    .option('--performer <id>', 'whose; by default the only one who is online')
    .addOption(toyOption())
    .addOption(portOption());

export const toyCommand = () =>
  new Command('toy')
    .description('what the toys were told, and the phone they may be connected to')
    .addCommand(logCommand().action(showLog))
    .addCommand(phoneCommand().action(usePhone));
