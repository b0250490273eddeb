import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, Option } from '@commander-js/extra-typings';
import envPaths from 'env-paths';
import { FEWEST_TRIES_OF_AN_ADDRESS, MOST_TRIES_OF_AN_ADDRESS } from '../../platform/account/login/login.constants.ts';
import {
  CROWDS,
  MEDIA_CODECS,
  SIGNALLINGS,
  UPLOAD_WAYS,
  type PlatformOptions,
} from '../../platform/base/environment/platform-options.ts';
import { isProxyAddress } from '../../platform/base/security/caller-address.ts';
import { DEMO_PASSWORD, PERFORMERS } from '../../platform/base/world/performers.ts';
import { CommandFailure, EXIT } from '../../terminal/print.ts';
import { fileTrouble } from '../../terminal/write-whole.ts';
import { addressLike, argument, portOption, repeatable, wholeNumber, type OptionsOf } from './argument.ts';

/** The performers of the world, for a program that starts a platform. */
export const performerAccounts = () =>
  PERFORMERS.map(({ id, username, purpose }) => ({ id, username, purpose, password: DEMO_PASSWORD }));

/** The page takes no other rates. */
const [SLOWEST, FASTEST] = [0.01, 1000];

const rateOf = argument(`a number from ${SLOWEST} to ${FASTEST}`, (text) => {
  const value = Number(text);
  return value >= SLOWEST && value <= FASTEST ? value : undefined;
});

// Options of a world and its time, for `serve` and `nodes`.

const seedOption = () =>
  new Option('--seed <number>', 'which world to make (default: that of the data, else 1)').argParser(wholeNumber());

const crowdOption = () =>
  new Option('--crowd <mood>', 'customers who ask by themselves').choices(CROWDS).default('calm' as const);

const clockRateOption = () => new Option('--clock-rate <times>', 'how fast time passes').argParser(rateOf).default(1);

const OWN_CONTENT = fileURLToPath(new URL('../../../content', import.meta.url));
/** In the installed tool the web app is beside the program, in a checkout where it is built. */
const SHIPPED_WEB_APP = fileURLToPath(new URL('../../../web', import.meta.url));
const BUILT_WEB_APP = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
const WEB_APP = existsSync(join(SHIPPED_WEB_APP, 'index.html')) ? SHIPPED_WEB_APP : BUILT_WEB_APP;

const databaseAddress = argument('an address like postgres://user:password@127.0.0.1:5432/greenroom', (text) =>
  URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol) ? text : undefined,
);
const proxyAddress = argument('an address or a network like 10.0.0.0/8', (text) =>
  isProxyAddress(text) ? text : undefined,
);
const pageAddress = addressLike('http://localhost:5173');

const EXAMPLES = `
Examples:
  greenroom-sim serve                              on http://127.0.0.1:4000, everything forgotten at the end
  greenroom-sim serve --data                       keeps its data in the folder of your user, for the next start
  greenroom-sim serve --data ./shift --port 4100   keeps its data in a folder of your own
  greenroom-sim serve --crowd none --clock-rate 59 no simulated customers; the 59 s join timeout takes 1 s
  greenroom-sim serve --port 0 --json              picks a port and prints one line for a program`;

/** Outside of the program's own folder, which an update replaces. */
const usersFolder = (): string => {
  const folder = join(envPaths('greenroom-sim', { suffix: '' }).data, 'platform');
  try {
    mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new CommandFailure(`There can be no ${folder}: ${fileTrouble(error)}. Name another with --data.`);
  }
  return folder;
};

const dataFolderOf = (asked: string | true | undefined): string | undefined => {
  if (asked === '') throw new CommandFailure('--data is empty: name a folder, or give it alone.', EXIT.wrongUse);
  return asked === true ? usersFolder() : asked && resolve(asked);
};

export type ServeOptions = OptionsOf<typeof describeServe>;

/** Name, options and examples of `serve`. */
export const describeServe = () =>
  new Command('serve')
    .description('run the simulated platform and the web app on this machine')
    .addOption(portOption('the port to open; 0 picks a free one'))
    .option('--data [folder]', 'keep the data in this folder between runs; without a name in that of your user')
    .addOption(
      new Option(
        '--database <url>',
        'keep the rows in this PostgreSQL database, which several platforms may share; photos and videos stay in --data',
      ).argParser(databaseAddress),
    )
    .addOption(seedOption())
    .addOption(crowdOption())
    .addOption(clockRateOption())
    .addOption(new Option('--theme <name>', 'the theme of the site').choices(['default', 'dusk']).default('default'))
    .addOption(new Option('--web <folder>', 'the built web app').default(WEB_APP, 'the one that comes with it'))
    .addOption(
      new Option('--content <folder>', 'the texts of the operator, <language>/<page>.md').default(
        OWN_CONTENT,
        'those that are shipped',
      ),
    )
    .addOption(
      new Option('--toy-app <url>', 'where the page finds the toy app')
        .argParser(addressLike('http://127.0.0.1:20010'))
        .default('', 'none'),
    )
    .addOption(new Option('--codec <name>', 'in what pictures are relayed').choices(MEDIA_CODECS).default('vp8'))
    .addOption(
      new Option('--signalling <kind>', 'how the page speaks with the media server')
        .choices(SIGNALLINGS)
        .default('wowza'),
    )
    .addOption(new Option('--uploads <way>', 'how photos arrive').choices(UPLOAD_WAYS).default('resumable'))
    .option('--no-proxy', 'no line before it that `fault on tcp-…` can break; a little faster')
    .option(
      '--no-account-security',
      'no page for the security of the account, and no question before its changes: the specification alone',
    )
    .option('--specification-only', 'nothing of our own: every page and question as the specification has it')
    .addOption(
      new Option(
        '--trusted-proxy <address>',
        'a proxy in front, by address or network, whose X-Forwarded-For names the caller; repeatable',
      )
        .argParser(repeatable(proxyAddress))
        .default([], 'none'),
    )
    .option('--country-header <name>', 'a header in which a proxy in front reports the country of a caller', '')
    .addOption(
      new Option(
        '--address-tries <number>',
        'wrong passwords, codes and links of one address that are judged in 15 minutes; more for a studio behind one address',
      )
        .argParser(wholeNumber('a whole number from 10', FEWEST_TRIES_OF_AN_ADDRESS))
        .default(MOST_TRIES_OF_AN_ADDRESS),
    )
    .option('--no-service-worker', 'pages do not install themselves for offline starts, and drop what they installed')
    .option('--no-streaming', 'a site without a streaming server, which would take videos')
    .addOption(
      new Option('--intiface <url>', 'where the page finds Intiface, e.g. ws://127.0.0.1:12345')
        .argParser(addressLike('ws://127.0.0.1:12345'))
        .default('', 'none'),
    )
    .addOption(
      new Option(
        '--breached-passwords <url>',
        'a list of stolen passwords that pages ask by the prefix of a hash, e.g. https://list.example/range/; the platform then refuses those of its own small list',
      )
        .argParser(addressLike('https://list.example/range/'))
        .default('', 'none'),
    )
    .addOption(
      new Option('--allow-origin <url>', 'another page that may call; repeatable')
        .argParser(repeatable((text) => new URL(pageAddress(text)).origin))
        .default([], 'none'),
    )
    .addOption(
      new Option('--push-service <url>', 'a push service beside those of browsers, for tests; repeatable')
        .argParser(repeatable((text) => new URL(pageAddress(text)).origin))
        .default([], 'none'),
    )
    .option('--verbose', 'write what happens and each request with its ID to standard error, one JSON object a line')
    .option('--json', 'print address, admin token and performers as one line of JSON')
    .addHelpText('after', EXAMPLES);

/**
 * Converts the options of the command line to those of the platform.
 *
 * @throws CommandFailure where a folder is missing or cannot be made
 */
export const platformOptions = (options: ServeOptions): PlatformOptions => {
  const webFolder = resolve(options.web);
  const dataFolder = dataFolderOf(options.data);
  const contentFolder = resolve(options.content);
  if (statSync(contentFolder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new CommandFailure(`There is no folder ${contentFolder}.`, EXIT.wrongUse);
  if (!existsSync(join(webFolder, 'index.html'))) {
    console.error(
      `There is no web app in ${webFolder}, so only calls and the socket answer: \`npm run build\` makes it.`,
    );
  }
  return {
    port: options.port,
    dataFolder,
    database: options.database,
    seed: options.seed,
    crowd: options.crowd,
    clockRate: options.clockRate,
    theme: options.theme,
    webFolder,
    contentFolder,
    toyAppUrl: options.toyApp,
    codec: options.codec,
    signalling: options.signalling,
    toyIntifaceUrl: options.intiface,
    breachedPasswordsUrl: options.breachedPasswords,
    uploads: options.uploads,
    hasStreamingServer: options.streaming,
    hasServiceWorker: options.serviceWorker,
    pushServices: options.pushService,
    hasAccountSecurity: options.accountSecurity && options.specificationOnly !== true,
    isSpecificationOnly: options.specificationOnly === true,
    countryHeader: options.countryHeader,
    trustedProxies: options.trustedProxy,
    triesOfAnAddress: options.addressTries,
    hasProxy: options.proxy,
    allowedOrigins: options.allowOrigin,
    onAnswer:
      options.verbose === true
        ? (answer) =>
            console.error(
              JSON.stringify({ at: new Date().toISOString(), level: 'debug', message: 'Answered', fields: answer }),
            )
        : undefined,
  };
};
