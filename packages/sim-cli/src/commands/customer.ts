import { Command, Option, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { detach } from '@greenroom/core/kernel/detach';
import { millis } from '@greenroom/core/kernel/units';
import { isProvince, isRegionCode } from '@greenroom/core/region-blocks/region-blocks';
import { clientLanguage } from '@greenroom/core/session/client-data';
import { END_REASONS } from '@greenroom/core/session/session-signal';
import { isSpecialPattern, SPECIAL_PATTERNS } from '@greenroom/core/toys/rules/toy-rule';
import { TIMERS } from '../actors/customer-link.port.ts';
import { openCustomerLink } from '../actors/customer-link.socket.ts';
import type { CustomerState } from '../actors/customer.machine.ts';
import { createCustomer, type Customer } from '../actors/customer.ts';
import { REQUEST_TYPE_NAMES, requestTypeNamed } from '../actors/request-types.ts';
import { awaitReady, choosePerformer, explain, reachPlatform, warnOffline } from '../actors/running-platform.ts';
import { createPlatformClock, type PlatformClock } from '../platform/base/environment/platform-clock.ts';
import { MAX_NAME_LENGTH } from '../platform/base/people/customers.ts';
import { CommandFailure } from '../terminal/print.ts';
import { openKeyboard, type Keyboard } from './customer-keyboard.ts';
import { createCustomerVoice, type CustomerVoice } from './customer-voice.ts';
import {
  portOption,
  type OptionsOf,
  argument,
  repeatable,
  secondsNumber,
  textLike,
  wholeNumber,
} from './shared/argument.ts';
import { refuseUnused } from './shared/unused-options.ts';

type CustomerOptions = OptionsOf<typeof command>;

/** Pause before each action of the command line. */
const PAUSE_BETWEEN_ACTIONS = millis(1_000);
/** Marks a text as its translation, because there is no translator here. */
const markTranslated = (text: string): string => `[vertaald] ${text}`;

const nameOf = argument(`a name of 1 to ${MAX_NAME_LENGTH} characters`, (text) =>
  text.trim() === '' || text.length > MAX_NAME_LENGTH ? undefined : text,
);
const languageOf = argument('a language tag such as de', (text) =>
  clientLanguage(text) === undefined ? undefined : text,
);
const regionOf = argument('a province such as NL-NB', (text) =>
  isRegionCode(text) && isProvince(text) ? text : undefined,
);
const specialOf = argument(`one of ${SPECIAL_PATTERNS.join(', ')}`, (text) =>
  isSpecialPattern(text) ? text : undefined,
);

const EXAMPLES = `
Examples:
  greenroom-sim customer --performer 1004                    asks for a chat; then type
  greenroom-sim customer --wait --for video                  asks as soon as a performer is ready
  greenroom-sim customer --for vip --name Jonas --country de --translate
  greenroom-sim customer --say "Hello!" --say "How are you?" --leave BROKE --after 10
  greenroom-sim customer --region NL-NB                      refused where the performer has blocked that region
  greenroom-sim customer --camera                            shows the performer a picture
  greenroom-sim customer --tip 5 --tip 5 --special wave      moves the toys, one payment a second
  greenroom-sim customer --cancel-after 5                    takes the request back when it is not accepted by then
  greenroom-sim customer --timers platform                   never joins: the 59 s join timeout runs out

It ends with 0 after a session or a cancelled request, with 1 when there was no session.`;

/** Runs the customer's actions in the session: those of the command line, one after the other, and those of the keyboard. */
const runActions = (
  customer: Customer,
  clock: PlatformClock,
  options: CustomerOptions,
  { keyboard, voice }: { readonly keyboard: Keyboard; readonly voice: CustomerVoice },
): void => {
  const sayLine = async (text: string): Promise<boolean> => {
    const isDelivered = await customer.say(text, options.translate === true ? markTranslated(text) : undefined);
    if (!isDelivered) voice.undelivered(text);
    return isDelivered;
  };
  const actions: readonly (() => Promise<boolean>)[] = [
    ...options.say.map((text) => () => sayLine(text)),
    ...options.tip.map((value) => () => customer.pay({ for: 'tip', value })),
    ...options.special.map((value) => () => customer.pay({ for: 'special', value })),
  ];
  for (const [index, action] of actions.entries()) {
    clock.schedule(millis(PAUSE_BETWEEN_ACTIONS * (index + 1)), () => detach(action()));
  }
  if (options.after !== undefined) {
    clock.schedule(millis(options.after * 1000), () => customer.leave(options.leave));
  }
  keyboard.onLine((line) => detach(sayLine(line)));
  keyboard.onTyping(() => detach(customer.type()));
};

/**
 * Checks the end of the customer.
 *
 * @throws CommandFailure when there was no session, unless the customer took the request back
 */
const checkEnd = (state: CustomerState, hasTalked: boolean): void => {
  if (state.status !== 'over') return;
  const { why, error = 'refused' } = state;
  if (why === 'refused') throw new CommandFailure(explain(error));
  const isRefused = why === 'declined' || why === 'timedOut' || why === 'unreachable';
  const isEndedThere = why === 'endedByPerformer' || why === 'performerLost';
  // A performer who stops work ends the requests that wait as well.
  if (isRefused || (isEndedThere && !hasTalked)) throw new CommandFailure('There was no session.');
  if (why === 'lineLost') throw new CommandFailure(explain('unreachable'));
};

const runCustomer = async (options: CustomerOptions, self: CommandUnknownOpts): Promise<void> => {
  if (options.id !== undefined) refuseUnused(self, ['name', 'country', 'region', 'language'], 'with --id');
  const reached = reachPlatform(options.port);
  const performerId =
    options.wait === true
      ? await awaitReady(reached, options.performer)
      : await choosePerformer(reached, options.performer, 'ready');
  if (options.wait !== true) await warnOffline(reached, performerId);
  let keyboard: Keyboard | undefined;
  let hasTalked = false;
  const print = (line: string): void => (keyboard === undefined ? console.log(line) : keyboard.print(line));
  const voice = createCustomerVoice(options.json === true, print);
  const { id, name, country, region, language } = options;
  const link = await openCustomerLink(reached.url, reached.admin, {
    ...(id === undefined ? {} : { id }),
    name,
    // The country of a region follows from it, unless one is given.
    country: region !== undefined && self.getOptionValueSource('country') === 'default' ? undefined : country,
    region,
    language,
  });
  if (!link.ok) throw new CommandFailure(explain(link.error.error));

  const clock = createPlatformClock();
  const timers = TIMERS[options.timers];
  const customer = createCustomer(link.value, {
    performerId,
    requestType: requestTypeNamed(options.for),
    timers,
    camera: options.camera === true,
  });
  const { promise: over, resolve: end } = Promise.withResolvers<CustomerState>();
  customer.onReceived(voice.received);
  customer.watch.subscribe((state) => {
    // The keyboard is closed first, so that the last lines come after its prompt.
    if (state.status === 'over') {
      keyboard?.close();
      keyboard = undefined;
    }
    voice.became(state);
    if (state.status === 'over') end(state);
    if (state.status !== 'talking') return;
    hasTalked = true;
    // Standard output is for JSON alone.
    const output = options.json === true ? process.stderr : process.stdout;
    keyboard = openKeyboard(clock, { input: process.stdin, output });
    runActions(customer, clock, options, { keyboard, voice });
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => customer.leave(options.leave));
  voice.note(`${link.value.name} (${link.value.id}) wants ${options.for} with ${performerId}.`);
  customer.ask();
  const { cancelAfter } = options;
  if (cancelAfter !== undefined) clock.schedule(millis(cancelAfter * 1000), customer.cancel);

  const last = await over;
  clock.dispose();
  await customer.done();
  checkEnd(last, hasTalked);
};

const command = () =>
  new Command('customer')
    .description('be one customer: ask, and once accepted chat from the keyboard')
    .option('--performer <id>', 'whom to ask; by default the only one who is ready')
    .option('--wait', 'wait until the performer is ready')
    .addOption(new Option('--for <what>', 'what to ask for').choices(REQUEST_TYPE_NAMES).default('chat'))
    .option('--id <id>', 'a customer who is known already, such as one of the world; name and country are then theirs')
    .addOption(new Option('--name <name>', 'name of the customer').argParser(nameOf).default('Mark'))
    .addOption(
      new Option('--country <code>', 'country of the customer')
        .argParser(textLike('a country code such as nl', /^[a-z]{2}$/))
        .default('nl'),
    )
    .addOption(
      new Option('--region <code>', 'the province of the address, such as NL-NB, BE-VAN or DE-BY').argParser(regionOf),
    )
    .addOption(
      new Option('--language <tag>', 'the language of the customer, by the country unless given').argParser(languageOf),
    )
    .option('--say <text>', 'a line to say once the session runs; repeatable', repeatable(String), [])
    .option('--camera', 'show a picture with sound: a small clip, over and over')
    .addOption(
      new Option('--tip <credits>', 'a tip for the toys once the session runs; repeatable')
        .argParser(repeatable(wholeNumber('a number of credits', 1)))
        .default([], 'none'),
    )
    .addOption(
      new Option('--special <pattern>', `a pattern for the toys (${SPECIAL_PATTERNS.join(', ')}); repeatable`)
        .argParser(repeatable(specialOf))
        .default([], 'none'),
    )
    .option('--translate', 'send every line with a translation beside it')
    .addOption(
      new Option('--timers <which>', 'which timers start')
        .choices(['both', 'platform', 'device', 'none'])
        .default('both' as const),
    )
    .addOption(new Option('--leave <reason>', 'how the customer leaves').choices(END_REASONS).default('CLICK'))
    .addOption(new Option('--after <seconds>', 'leave so long after the request was accepted').argParser(secondsNumber))
    .addOption(new Option('--cancel-after <seconds>', 'take the request back after so long').argParser(secondsNumber))
    .addOption(portOption())
    .option('--json', 'print one JSON object a line')
    .addHelpText('after', EXAMPLES);

export const customerCommand = () => command().action(runCustomer);
