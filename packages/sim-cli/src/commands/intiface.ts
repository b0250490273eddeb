import { Command, Option } from '@commander-js/extra-typings';
import { createPlatformClock } from '../platform/base/environment/platform-clock.ts';
import { printJson, untilInterrupted } from '../terminal/print.ts';
import type { IntifaceOptions, SimulatedIntiface } from '../toys/intiface.ts';
import { createToyDrawer } from '../toys/toy-drawer.ts';
import { millisNumber, portNumber, portTrouble, type OptionsOf } from './shared/argument.ts';
import { toyOption } from './shared/toy-option.ts';
import { toyLine } from './toy-app.ts';

const INTIFACE_PORT = 12_345;

const EXAMPLES = `
Examples:
  greenroom-sim intiface                       a lush and a nora on ws://127.0.0.1:12345
  greenroom-sim intiface --toy max --silent    takes connections and answers nothing

Start the platform with \`serve --intiface ws://127.0.0.1:12345\`.`;

const open = async (options: IntifaceOptions): Promise<SimulatedIntiface> => {
  // Loaded here, so that the small commands start without the server.
  const { startIntiface } = await import('../toys/intiface.ts');
  try {
    return await startIntiface(options);
  } catch (error) {
    throw portTrouble(error);
  }
};

const runIntiface = async ({ port, toy, maxPing, silent, json }: OptionsOf<typeof command>): Promise<void> => {
  const clock = createPlatformClock();
  const drawer = createToyDrawer(clock, toy);
  const intiface = await open({ port, drawer, clock, maxPing });
  intiface.silence(silent === true);
  const { url } = intiface;
  if (json === true) printJson({ url, toys: toy, pid: process.pid });
  else console.log(`Intiface runs at ${url} with ${toy.map(({ model }) => model).join(', ')}.`);
  drawer.follow((entry) => (json === true ? printJson(entry) : console.log(toyLine(entry))));
  await untilInterrupted();
  await intiface.stop();
  clock.dispose();
};

const command = () =>
  new Command('intiface')
    .description('be Intiface on a performer’s machine, with some toys')
    .addOption(new Option('--port <number>', 'where it listens').argParser(portNumber).default(INTIFACE_PORT))
    .addOption(toyOption())
    .addOption(
      new Option('--max-ping <ms>', 'stop every toy of a page that does not ping so often; 0 for never')
        .argParser(millisNumber)
        .default(0),
    )
    .option('--silent', 'never answer')
    .option('--json', 'print one JSON object a line: first the address, then each command')
    .addHelpText('after', EXAMPLES);

export const intifaceCommand = () => command().action(runIntiface);
