import { Argument, Command, Option, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { reachPlatform, unwrap } from '../actors/running-platform.ts';
import type { PlatformState } from '../platform/base/admin-api/admin-api.wire.ts';
import { CALL_RULE, CALL_RULE_SAYS, whyNoCall, type FaultRule } from '../platform/base/faults/fault-rule.ts';
import { FAULT_NAMES, FAULTS, happensOnce, type FaultName } from '../platform/base/faults/fault.ts';
import { capitalised, CommandFailure, EXIT, printJson, printTable } from '../terminal/print.ts';
import { argument, portOption, textLike, wholeNumber, type OptionsOf, duration } from './shared/argument.ts';
import { refuseUnused } from './shared/unused-options.ts';

type FaultOptions = OptionsOf<typeof command>;
type Kind = FaultName | typeof CALL_RULE;

const EXAMPLES = `
Examples:
  greenroom-sim fault list
  greenroom-sim fault on save-fails --performer 1004   every save of services fails, until it is off
  greenroom-sim fault off save-fails --performer 1004
  greenroom-sim fault on drop-socket                   closes every performer's socket now
  greenroom-sim fault on socket-down --for 121s        no socket is let in for two minutes
  greenroom-sim fault on call --match saveServices --status 500 --times 2 --delay 3s
                                                       the next two saves of services fail after 3 seconds
  greenroom-sim fault on call --match 'forum*' --probability 0.3
                                                       three of ten calls of the forum fail, drawn from --seed of \`serve\``;

const RULE_OPTIONS = ['match', 'status', 'error', 'times', 'delay', 'probability'];

/** Effect of a rule in words, such as `500, after 3 s, 2 times`. */
const ruleWords = ({ status, error, delay, times, probability }: FaultRule): string =>
  [
    status === undefined && delay !== undefined ? [] : [`${status ?? 500}${error === undefined ? '' : ` ${error}`}`],
    delay === undefined ? [] : [`after ${delay / 1_000} s`],
    times === undefined ? [] : [times === 1 ? 'once' : `${times} times at most`],
    probability === undefined ? [] : [`${Math.round(probability * 1_000) / 10} % of the calls`],
  ]
    .flat()
    .join(', ');

const listFaults = async ({ port, json }: FaultOptions): Promise<void> => {
  const { faults: on, callRules } = unwrap(await reachPlatform(port).admin.state());
  const whom = (name: string): string =>
    on
      .filter((fault) => fault.name === name)
      .map(({ performerId }) => performerId ?? 'everybody')
      .join(', ');
  if (json === true)
    return printJson([
      ...FAULTS.map((fault) => ({ ...fault, onFor: whom(fault.name) })),
      ...callRules.map(({ performerId = 'everybody', match, ...rule }) => ({
        name: CALL_RULE,
        lasts: 'until off',
        says: `${match}: ${ruleWords(rule)}`,
        onFor: performerId,
      })),
    ]);
  printTable([
    ['fault', 'on for', 'what happens'],
    ...FAULTS.map(({ name, lasts, says }) => [name, whom(name) || '-', lasts === 'once' ? `${says} (once)` : says]),
    ...(callRules.length === 0
      ? [[CALL_RULE, '-', CALL_RULE_SAYS]]
      : callRules.map(({ performerId = 'everybody', match, ...rule }) => [
          CALL_RULE,
          performerId,
          `${match}: ${ruleWords(rule)}`,
        ])),
  ]);
};

type RulePlace = Pick<PlatformState['callRules'][number], 'match' | 'performerId'>;

/** Sentence about a rule that was switched off, with the rules that stay on: a pattern switches off its own rule alone. */
const offWords = (before: readonly RulePlace[], off: RulePlace): string => {
  const isIt = ({ match, performerId }: RulePlace): boolean => match === off.match && performerId === off.performerId;
  const whom = ({ performerId = 'everybody' }: RulePlace): string => `for ${performerId}`;
  const done = before.some(isIt)
    ? `The rule of ${off.match} is off ${whom(off)}.`
    : `There was no rule of ${off.match} ${whom(off)}.`;
  const left = before.filter((rule) => !isIt(rule)).map((rule) => `${rule.match} ${whom(rule)}`);
  return left.length === 0 ? done : `${done} Still on: ${left.join(', ')}.`;
};

/**
 * Sentence about a named fault that was switched off, with those for whom it stays on: it is switched off apart for a performer and
 * for everybody.
 *
 * @param before IDs of those for whom it was on; `undefined` for everybody
 */
const faultOffWords = (name: FaultName, before: readonly (string | undefined)[], performerId: string | undefined) => {
  const [whom, ...left] = [performerId, ...before.filter((id) => id !== performerId)].map((id) => id ?? 'everybody');
  const done = `${name} ${before.includes(performerId) ? 'is off' : 'was not on'} for ${whom}.`;
  return left.length === 0 ? done : `${done} Still on for ${left.join(', ')}.`;
};

const wrong = (sentence: string): CommandFailure => new CommandFailure(sentence, EXIT.wrongUse);

const turnRule = async (isOn: boolean, options: FaultOptions, self: CommandUnknownOpts): Promise<void> => {
  const { match, performer: performerId, for: lasts, status, error, times, delay, probability } = options;
  if (match === undefined) throw wrong('Say which calls with --match: `list calls` shows their names.');
  const why = whyNoCall(match);
  if (why !== undefined) throw wrong(capitalised(why));
  if (!isOn) refuseUnused(self, ['status', 'error', 'times', 'delay', 'probability'], 'for `fault off call`');
  const rule = Object.fromEntries(
    Object.entries({ status, error, times, delay, probability }).filter(([, value]) => value !== undefined),
  );
  const { admin } = reachPlatform(options.port);
  const whom = performerId === undefined ? {} : { performerId };
  const before = isOn ? [] : unwrap(await admin.state()).callRules;
  unwrap(await admin.callRule({ match, on: isOn, ...rule, ...whom, ...(lasts === undefined ? {} : { lasts }) }));
  if (options.json === true) return printJson({ name: CALL_RULE, match, on: isOn, performerId, ...rule });
  if (isOn) return console.log(`The rule of ${match} is on for ${performerId ?? 'everybody'}: ${ruleWords(rule)}.`);
  console.log(offWords(before, { match, performerId }));
};

const fault = async (
  what: 'on' | 'off' | 'list',
  name: Kind | undefined,
  options: FaultOptions,
  self: CommandUnknownOpts,
): Promise<void> => {
  if (what === 'list') {
    refuseUnused(self, ['performer', 'for', ...RULE_OPTIONS], 'for `fault list`');
    return listFaults(options);
  }
  if (name === undefined)
    throw wrong(`Say which fault, such as \`fault ${what} save-fails\`: \`list faults\` shows them all.`);
  const { performer: performerId, for: lasts } = options;
  const isOn = what === 'on';
  if (lasts !== undefined && !isOn) throw wrong('--for belongs to `fault on`.');
  if (name === CALL_RULE) return turnRule(isOn, options, self);
  refuseUnused(self, RULE_OPTIONS, `for ${name}, only for \`fault on call\``);
  if (lasts !== undefined && happensOnce(name)) throw wrong(`${name} happens once: leave --for out.`);
  const { admin } = reachPlatform(options.port);
  const whom = performerId === undefined ? {} : { performerId };
  const before = isOn ? [] : unwrap(await admin.state()).faults.filter((one) => one.name === name);
  const beforeIds = before.map((one) => one.performerId);
  unwrap(await admin.fault({ name, on: isOn, ...whom, ...(lasts === undefined ? {} : { lasts }) }));
  if (options.json === true) return printJson({ name, on: isOn, performerId });
  if (!isOn) return console.log(faultOffWords(name, beforeIds, performerId));
  const until = lasts === undefined ? '' : `, and over in ${lasts / 1_000} s`;
  const became = happensOnce(name) ? 'happens now, once,' : 'is on';
  console.log(`${name} ${became} for ${performerId ?? 'everybody'}${until}.`);
};

const share = argument('above 0 and at most 1', (text) => {
  const value = Number(text);
  return value > 0 && value <= 1 ? value : undefined;
});

const command = () =>
  new Command('fault')
    .description('break the platform on purpose')
    .addArgument(new Argument('<what>', 'what to do').choices(['on', 'off', 'list']))
    .addArgument(
      new Argument('[name]', 'which fault of `list faults`; `call` for a rule').choices([...FAULT_NAMES, CALL_RULE]),
    )
    .option('--performer <id>', 'only for this performer')
    .addOption(
      new Option('--for <time>', 'on: ends after this time, for example 30s').argParser(duration('30s or 2m', 1)),
    )
    .option('--match <call>', 'call: which calls; * stands for any letters')
    .addOption(
      new Option('--status <number>', 'call: refused with this status; 500, unless --delay is given alone').argParser(
        wholeNumber('400 to 599', 400, 599),
      ),
    )
    .addOption(
      new Option('--error <code>', 'call: refused with this code (default: "platform_failed")').argParser(
        textLike('letters, digits and _', /^\w+$/),
      ),
    )
    .addOption(
      new Option('--times <count>', 'call: ends after this many calls').argParser(
        wholeNumber('a whole number from 1 on', 1),
      ),
    )
    .addOption(
      new Option('--delay <time>', 'call: the answer comes so much later').argParser(duration('500ms or 3s', 1)),
    )
    .addOption(new Option('--probability <share>', 'call: the share of calls, such as 0.3').argParser(share))
    .addOption(portOption())
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES);

export const faultCommand = () => command().action(fault);
