import { Command, Option, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { createPlatformClock } from '../platform/base/environment/platform-clock.ts';
import { printJson, untilInterrupted } from '../terminal/print.ts';
import type { SimulatedToyApp, SimulatedToyAppOptions } from '../toys/toy-app.ts';
import { createToyDrawer, type ToyLogEntry } from '../toys/toy-drawer.ts';
import {
  addressLike,
  millisNumber,
  repeatable,
  wholeNumber,
  type OptionsOf,
  portNumber,
  portTrouble,
} from './shared/argument.ts';
import { toyOption } from './shared/toy-option.ts';
import { refuseUnused } from './shared/unused-options.ts';

/** Port of the vendor's app. */
export const TOY_APP_PORT = 20_010;
const TOY_APP_TLS_PORT = 30_010;

const pageAddress = addressLike('http://192.168.1.5:4000');
const originOf = (text: string): string => new URL(pageAddress(text)).origin;

const EXAMPLES = `
Examples:
  greenroom-sim toy-app                              a lush and a nora on http://127.0.0.1:20010
  greenroom-sim toy-app --toy max:null --toy lush    one toy does not tell its battery
  greenroom-sim toy-app --slow 5000                  every answer takes 5 s
  greenroom-sim toy-app --die-after 3                dies while it obeys the third command
  greenroom-sim toy-app --code 506                   answers 506 to everything, with HTTP 200

Start the platform with \`serve --toy-app http://127.0.0.1:20010\`.`;

/** One line for a person. */
export const toyLine = (entry: ToyLogEntry): string => {
  const { at, command, action, name, rule, strength, timeSec, toys, code } = entry;
  const what = [action, name, rule, strength].filter((part) => part !== undefined).join(' ');
  const time = timeSec === undefined ? '' : `${timeSec} s`;
  return `${(at / 1000).toFixed(3).padStart(9)}  ${command} ${what} ${time}  ${toys.join(' ')}  ${code}`;
};

const open = async (options: SimulatedToyAppOptions): Promise<SimulatedToyApp> => {
  // Loaded here, so that the small commands start without the servers.
  const { startToyApp } = await import('../toys/toy-app.ts');
  try {
    return await startToyApp(options);
  } catch (error) {
    throw portTrouble(error, '--port or --tls-port');
  }
};

const runToyApp = async (options: OptionsOf<typeof command>, self: CommandUnknownOpts): Promise<void> => {
  if (!options.tls) refuseUnused(self, ['tlsPort'], 'with --no-tls');
  const clock = createPlatformClock();
  const drawer = createToyDrawer(clock, options.toy);
  const { slow, dieAfter, code, toysAs } = options;
  const app = await open({
    port: options.port,
    tlsPort: options.tls ? options.tlsPort : undefined,
    drawer,
    clock,
    faults: { slow, silent: options.silent === true, dieAfter, code, toysAs, reportsFunctions: options.functions },
    allowedOrigins: options.allowOrigin,
  });
  const { url, tlsUrl } = app;
  const toys = drawer.toys();
  if (options.json === true) printJson({ url, tlsUrl, toys, pid: process.pid });
  else
    console.log(
      `The toy app runs at ${[url, tlsUrl].filter(Boolean).join(' ')} with ${toys.map(({ model }) => model).join(', ')}.`,
    );
  drawer.follow((entry) => (options.json === true ? printJson(entry) : console.log(toyLine(entry))));
  await untilInterrupted();
  await app.stop();
  clock.dispose();
};

const command = () =>
  new Command('toy-app')
    .description('be the toy app on a performer’s machine, with some toys')
    .addOption(new Option('--port <number>', 'where it listens').argParser(portNumber).default(TOY_APP_PORT))
    .addOption(
      new Option('--tls-port <number>', 'where it listens with TLS').argParser(portNumber).default(TOY_APP_TLS_PORT),
    )
    .option('--no-tls', 'no TLS')
    .addOption(toyOption())
    .addOption(new Option('--slow <ms>', 'wait before each answer').argParser(millisNumber).default(0))
    .option('--silent', 'never answer')
    .addOption(
      new Option('--die-after <commands>', 'die while obeying this command, counted from 1')
        .argParser(wholeNumber())
        .default(0, 'never'),
    )
    .addOption(
      new Option('--code <number>', 'answer everything with this code')
        .argParser(wholeNumber())
        .default(0, 'the right one'),
    )
    .addOption(
      new Option('--toys-as <shape>', 'how the list of toys comes').choices(['text', 'object']).default('text'),
    )
    .option('--no-functions', 'do not tell what each toy can do')
    .option('--allow-origin <url>', 'a page of another machine that may call; repeatable', repeatable(originOf), [])
    .option('--json', 'print one JSON object a line: first the address, then each command')
    .addHelpText('after', EXAMPLES);

export const toyAppCommand = () => command().action(runToyApp);
