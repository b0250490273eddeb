import { Argument, Command } from 'commander';
import { FAULT_NAMES, FAULTS, type FaultName } from '../platform/faults/faults.ts';
import { CommandFailure, EXIT } from './exit.ts';
import { portOption } from './port-option.ts';
import { printJson, printTable } from './print.ts';
import { reachPlatform, unwrap } from './running-platform.ts';

interface FaultOptions {
  readonly port: number;
  readonly performer?: string;
  readonly json?: true;
}

const EXAMPLES = `
Examples:
  greenroom-sim fault list
  greenroom-sim fault on save-fails --performer 1004   her next save of services fails
  greenroom-sim fault off save-fails --performer 1004
  greenroom-sim fault on drop-socket                   closes every performer's socket now`;

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
): Promise<void> => {
  if (what === 'list') return listFaults(options);
  if (name === undefined) throw new CommandFailure(`Say which fault: ${FAULT_NAMES.join(', ')}.`, EXIT.wrongUse);
  const { admin } = reachPlatform(options.port);
  const { performer: performerId } = options;
  const isOn = what === 'on';
  unwrap(await admin.fault({ name, on: isOn, ...(performerId === undefined ? {} : { performerId }) }));
  if (options.json === true) return printJson({ name, on: isOn, performerId });
  console.log(`${name} is ${what} for ${performerId ?? 'everybody'}.`);
};

export const faultCommand = (): Command =>
  new Command('fault')
    .description('break the platform on purpose')
    .addArgument(new Argument('<what>', 'what to do').choices(['on', 'off', 'list']))
    .addArgument(new Argument('[name]', 'which fault').choices(FAULT_NAMES))
    .option('--performer <id>', 'only for her')
    .addOption(portOption())
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(fault);
