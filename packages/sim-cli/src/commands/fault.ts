import { Argument, Command, Option, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { CommandFailure, EXIT, printJson, printTable } from '../terminal/print.ts';
import { portOption, type OptionsOf, duration } from './shared/argument.ts';
import { refuseUnused } from './shared/unused-options.ts';
import { reachPlatform, unwrap } from '../actors/running-platform.ts';
import { FAULT_NAMES, FAULTS, happensOnce, type FaultName } from '../platform/faults/fault.ts';

type FaultOptions = OptionsOf<typeof command>;

const EXAMPLES = `
Examples:
  greenroom-sim fault list
  greenroom-sim fault on save-fails --performer 1004   the next save of services fails
  greenroom-sim fault off save-fails --performer 1004
  greenroom-sim fault on drop-socket                   closes every performer's socket now
  greenroom-sim fault on socket-down --for 121s        no socket is let in for two minutes`;

const listFaults = async ({ port, json }: FaultOptions): Promise<void> => {
  const { faults: on } = unwrap(await reachPlatform(port).admin.state());
  const whom = (name: string): string =>
    on
      .filter((fault) => fault.name === name)
      .map(({ performerId }) => performerId ?? 'everybody')
      .join(', ');
  if (json === true) return printJson(FAULTS.map((fault) => ({ ...fault, onFor: whom(fault.name) })));
  printTable([
    ['fault', 'on for', 'what happens'],
    ...FAULTS.map(({ name, lasts, says }) => [name, whom(name) || '-', lasts === 'once' ? `${says} (once)` : says]),
  ]);
};

const fault = async (
  what: 'on' | 'off' | 'list',
  name: FaultName | undefined,
  options: FaultOptions,
  self: CommandUnknownOpts,
): Promise<void> => {
  if (what === 'list') {
    refuseUnused(self, ['performer', 'for'], 'for `fault list`');
    return listFaults(options);
  }
  if (name === undefined) throw new CommandFailure(`Say which fault: ${FAULT_NAMES.join(', ')}.`, EXIT.wrongUse);
  const { performer: performerId, for: lasts } = options;
  const isOn = what === 'on';
  if (lasts !== undefined && !isOn) throw new CommandFailure('--for belongs to `fault on`.', EXIT.wrongUse);
  if (lasts !== undefined && happensOnce(name))
    throw new CommandFailure(`${name} happens once: leave --for out.`, EXIT.wrongUse);
  const { admin } = reachPlatform(options.port);
  const whom = performerId === undefined ? {} : { performerId };
  unwrap(await admin.fault({ name, on: isOn, ...whom, ...(lasts === undefined ? {} : { lasts }) }));
  if (options.json === true) return printJson({ name, on: isOn, performerId });
  const until = lasts === undefined ? '' : `, and over in ${lasts / 1_000} s`;
  console.log(`${name} is ${what} for ${performerId ?? 'everybody'}${until}.`);
};

const command = () =>
  new Command('fault')
    .description('break the platform on purpose')
    .addArgument(new Argument('<what>', 'what to do').choices(['on', 'off', 'list']))
    .addArgument(new Argument('[name]', 'which fault').choices(FAULT_NAMES))
    .option('--performer <id>', 'only for this performer')
    .addOption(
      new Option('--for <time>', 'on: it ends by itself, after 30s for example').argParser(duration('30s or 2m')),
    )
    .addOption(portOption())
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES);

export const faultCommand = () => command().action(fault);
