import { Command } from '@commander-js/extra-typings';
import { reachPlatform, unwrap } from '../actors/running-platform.ts';
import { printJson, printTable } from '../terminal/print.ts';
import { portOption, type OptionsOf } from './shared/argument.ts';

const showStats = async ({ port, json }: OptionsOf<typeof statsCommand>): Promise<void> => {
  const { codec, streams } = unwrap(await reachPlatform(port).admin.media());
  if (json === true) return printJson({ codec, streams });
  console.log(`Relayed in ${codec}.`);
  printTable([
    ['server', 'stream', 'state', 'viewers', 'video in', 'audio in', 'packets out'],
    ...streams.map(({ server, stream, running, viewers, received, relayed }) => [
      server,
      stream,
      running ? 'running' : 'over',
      String(viewers),
      String(received.video.packets),
      String(received.audio.packets),
      String(relayed.packets),
    ]),
  ]);
};

const statsCommand = () =>
  new Command('stats')
    .description('show every stream, who watches it and how many packets went through')
    .addOption(portOption())
    .option('--json', 'print JSON');

export const mediaCommand = () =>
  new Command('media')
    .description('what goes through the simulated media servers')
    .addCommand(statsCommand().action(showStats));
