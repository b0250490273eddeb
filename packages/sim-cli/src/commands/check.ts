import { Argument, Command, Option, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { checkRule, isAmount, priceOf } from '../check/rule-check.ts';
import { VALUE_CHECKS } from '../check/value-checks.ts';
import { CommandFailure, EXIT, printable, printJson } from '../terminal/print.ts';
import { type OptionsOf, argument, textLike } from './shared/argument.ts';
import { refuseUnused } from './shared/unused-options.ts';

type CheckOptions = OptionsOf<typeof command>;

/** The result of a check, with the reason where the value is not valid. */
interface CheckResult {
  readonly value: string;
  readonly valid: boolean;
  readonly reason?: string;
}

const KINDS = [...Object.keys(VALUE_CHECKS), 'rule', 'price'];

const EXAMPLES = `
What can be checked:
${Object.entries(VALUE_CHECKS)
  .map(([name, { says }]) => `  ${name.padEnd(13)}${says}`)
  .join('\n')}
  rule         a toy rule (--amount, --reaction, --intensity)
  price        what a rule of so many credits costs

Examples:
  greenroom-sim check bsn 111222333 123456789 --json
  greenroom-sim check zip "1234 AB" 1000 --country be
  greenroom-sim check rule --amount 5 --reaction 15
  greenroom-sim check price 1 5 12

It ends with 0 when everything is valid, with 1 when something is not.`;

const numberOf = argument('a number', (text) => {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? undefined : value;
});
const countryOf = textLike('two letters such as nl', /^[a-z]{2}$/i);

const resultOf = (value: string, reason: string | undefined): CheckResult =>
  reason === undefined ? { value, valid: true } : { value, valid: false, reason };

const priceResult = (value: string) => {
  const amount = Number(value);
  if (value.trim() === '' || !isAmount(amount)) return resultOf(value, 'it must be 1 to 12 credits');
  return { ...resultOf(value, undefined), ...priceOf(amount) };
};

const conclude = (results: readonly { readonly valid: boolean }[]): void => {
  const wrong = results.filter(({ valid }) => !valid).length;
  if (wrong > 0) throw new CommandFailure(`${wrong} of ${results.length} not valid.`);
};

const checkTheRule = (values: readonly string[], options: CheckOptions): void => {
  const { amount, reaction, intensity, json } = options;
  if (values.length > 0 || amount === undefined || reaction === undefined)
    throw new CommandFailure('Say --amount and --reaction, and no value.', EXIT.wrongUse);
  const result = checkRule({ amount, reaction, intensity });
  if (json === true) printJson(result);
  else {
    console.log(
      `${result.valid ? '✓' : '✗'} ${amount} credits, ${reaction} seconds, intensity ${intensity}${
        result.reason === undefined ? '' : `: ${result.reason}`
      }`,
    );
    if (isAmount(amount))
      console.log(`  ${priceOf(amount).text}; it may run for up to ${result.longestReaction} seconds.`);
  }
  conclude([result]);
};

/** Checks whose answer depends on the country. */
const OF_A_COUNTRY: ReadonlySet<string> = new Set(['phone', 'zip', 'trade']);

const checkAction = (
  kind: string,
  values: readonly string[],
  options: CheckOptions,
  self: CommandUnknownOpts,
): void => {
  if (!OF_A_COUNTRY.has(kind)) refuseUnused(self, ['country'], `for ${kind}`);
  if (kind === 'rule') return checkTheRule(values, options);
  refuseUnused(self, ['amount', 'reaction', 'intensity'], `for ${kind}, only for \`check rule\``);
  if (values.length === 0) throw new CommandFailure(`Say which ${kind}, or several.`, EXIT.wrongUse);
  const results =
    kind === 'price'
      ? values.map(priceResult)
      : values.map((value) => resultOf(value, VALUE_CHECKS[kind]?.problem(value, options.country.toLowerCase())));
  if (options.json === true) printJson(results);
  else
    for (const result of results) {
      const more = result.reason ?? ('text' in result ? String(result.text) : undefined);
      console.log(`${result.valid ? '✓' : '✗'} ${printable(result.value)}${more === undefined ? '' : `: ${more}`}`);
    }
  conclude(results);
};

const command = () =>
  new Command('check')
    .description('ask the rules of the core about values')
    .addArgument(new Argument('<what>', 'which rule').choices(KINDS))
    .argument('[values...]', 'what to check, several at once')
    .addOption(new Option('--country <code>', 'phone, zip, trade: whose').argParser(countryOf).default('nl'))
    .addOption(new Option('--amount <credits>', 'rule: what it costs').argParser(numberOf))
    .addOption(new Option('--reaction <seconds>', 'rule: how long it runs').argParser(numberOf))
    .addOption(new Option('--intensity <number>', 'rule: how strongly').argParser(numberOf).default(20))
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES);

export const checkCommand = () => command().action(checkAction);
