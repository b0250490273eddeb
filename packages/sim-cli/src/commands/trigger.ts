import { setTimeout as sleep } from 'node:timers/promises';
import { Argument, Command, Option, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { isJsonObject, parseJson } from '@greenroom/core/kernel/json';
import { isUrgentAction, URGENT_ACTIONS } from '@greenroom/core/verification/verification-api.port';
import { choosePerformer, reachPlatform, unwrap } from '../actors/running-platform.ts';
import { knownFields, sampleContent, TRIGGERS } from '../platform/serving/admin/trigger.ts';
import { didYouMean } from '../terminal/did-you-mean.ts';
import { CommandFailure, EXIT, printJson } from '../terminal/print.ts';
import { portOption, type OptionsOf, argument, duration, repeatable, wholeNumber } from './shared/argument.ts';
import { refuseUnused } from './shared/unused-options.ts';

interface Assignment {
  readonly path: readonly string[];
  /** JSON where it is JSON, otherwise text. */
  readonly value: string;
}

const valueOf = (text: string): unknown => {
  const value = parseJson(text);
  return value === undefined ? text : value;
};

const set = (content: unknown, path: readonly string[], value: unknown): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const record = isJsonObject(content) ? content : {};
  // Entries instead of assignment: a path may be called __proto__.
  return Object.fromEntries([
    ...Object.entries(record),
    [name, set(new Map(Object.entries(record)).get(name), rest, value)],
  ]);
};

/** A copy of the content in which one value is another. */
export const setPath = (content: unknown, { path, value }: Assignment): unknown => set(content, path, valueOf(value));

type TriggerOptions = OptionsOf<typeof command>;

const EXAMPLES = `
Examples:
  greenroom-sim trigger forceReload
  greenroom-sim trigger msg --set message="Good evening" --set clientId=5003
  greenroom-sim trigger videoChat --set type=DISCONNECT --set value=BROKE
  greenroom-sim trigger voyeur --content '{"type":"peek","value":3}'
  greenroom-sim trigger stream-reconnect                 moves the performer to the other media server
  greenroom-sim trigger urgent --set action=BioCheckVoice  asks for the voice (a session check later)
  greenroom-sim trigger logout --set message="double tab"
  greenroom-sim trigger msg --count 20 --every 100ms       twenty lines in two seconds
  greenroom-sim trigger msg --raw '%E0%A4%A'            content that is badly encoded

Without --content the sample of the event is sent: \`greenroom-sim list events\` shows it.`;

const assignment = argument('path=value', (text): Assignment | undefined => {
  const at = text.indexOf('=');
  return at < 1 ? undefined : { path: text.slice(0, at).split('.'), value: text.slice(at + 1) };
});
const contentOf = (event: string, { content, set, raw }: TriggerOptions): unknown => {
  if (raw !== undefined) return raw;
  const type = set.find(({ path }) => path.join('.') === 'type')?.value;
  return set.reduce(setPath, content ?? sampleContent(event, type) ?? {});
};

/** No event of its own: the platform finds the server, says where it is on both streams, and moves the customer's camera along. */
const RECONNECT = 'stream-reconnect';

/** Name of a trigger that sends no event: the performer's page asks for it with the next session check. */
const URGENT = 'urgent';

const askToVerify = async ({ port, performer, set, json: asJson }: TriggerOptions): Promise<void> => {
  const reached = reachPlatform(port);
  const performerId = await choosePerformer(reached, performer, 'online');
  const asked = set.filter(({ path }) => path.join('.') === 'action').map(({ value }) => String(value));
  const unknown = asked.find((action) => !isUrgentAction(action));
  if (unknown !== undefined) {
    throw new CommandFailure(`There is no action ${unknown}: choose from ${URGENT_ACTIONS.join(', ')}.`, EXIT.wrongUse);
  }
  const actions = URGENT_ACTIONS.filter((action) => asked.includes(action));
  const due = actions.length > 0 ? actions : (['BioCheckFace'] as const);
  unwrap(await reached.admin.urgent({ performerId, actions: [...due] }));
  if (asJson === true) return printJson({ performerId, actions: due });
  return console.log(`${performerId} must show ${due.join(', ')} at the next session check.`);
};

/** Names fields that no sample of the event has; the event goes out all the same, for a fault may be what is wanted. */
const reportUnknownFields = (event: string, { set }: TriggerOptions): void => {
  const known = knownFields(event);
  for (const { path } of set) {
    const [name = ''] = path;
    if (known.length > 0 && !known.includes(name))
      console.error(`${event} has no field ${name}: it is sent all the same.${didYouMean(name, known)}`);
  }
};

const refuseUnusedOptions = (event: string, { raw, count }: TriggerOptions, command: CommandUnknownOpts): void => {
  if (raw !== undefined) refuseUnused(command, ['set', 'content'], 'with --raw');
  if (event === URGENT) refuseUnused(command, ['raw', 'content', 'count', 'every'], `for ${URGENT}`);
  if (event === RECONNECT) refuseUnused(command, ['raw', 'content', 'set', 'count', 'every'], `for ${RECONNECT}`);
  if (count === 1) refuseUnused(command, ['every'], 'without --count');
};

const trigger = async (event: string, options: TriggerOptions, command: CommandUnknownOpts): Promise<void> => {
  refuseUnusedOptions(event, options, command);
  if (event === URGENT) return askToVerify(options);
  reportUnknownFields(event, options);
  const reached = reachPlatform(options.port);
  const performerId = await choosePerformer(reached, options.performer, 'online');
  for (let sentBefore = 0; sentBefore < options.count; sentBefore += 1) {
    if (sentBefore > 0) await sleep(options.every);
    const answer =
      event === RECONNECT
        ? await reached.admin.reconnect(performerId)
        : await reached.admin.trigger({ event, performerId, content: contentOf(event, options) });
    const sent = unwrap(answer);
    if (!sent.delivered) throw new CommandFailure(`${performerId} has no socket: the event was lost.`);
    if (options.json === true) printJson({ event, performerId, content: sent.content });
    else console.log(`${event} went to ${performerId}: ${JSON.stringify(sent.content)}`);
  }
};

const command = () =>
  new Command('trigger')
    .description('send a performer any event of the main socket')
    .addArgument(new Argument('<event>', 'which event').choices([...TRIGGERS, RECONNECT, URGENT]))
    .option('--performer <id>', 'to whom; by default the only one who is online')
    .option('--set <path=value>', 'change one value of the content; repeatable', repeatable(assignment), [])
    .option('--content <json>', 'the whole content', argument('JSON', parseJson))
    .option('--raw <text>', 'the content as it goes over the wire, well formed or not')
    .addOption(new Option('--count <number>', 'how often').argParser(wholeNumber('1 to 10000', 1, 10_000)).default(1))
    .addOption(
      new Option('--every <time>', 'time between two of them').argParser(duration('100ms or 2s')).default(1_000, '1s'),
    )
    .addOption(portOption())
    .option('--json', 'print JSON, one object a line')
    .addHelpText('after', EXAMPLES);

export const triggerCommand = () => command().action(trigger);
