import { Command, Option } from '@commander-js/extra-typings';
import { explain, reachPlatform, requirePerformer } from '../actors/running-platform.ts';
import { CommandFailure, printJson } from '../terminal/print.ts';
import { traceEventLine } from '../trace/timeline.ts';
import { portOption, type OptionsOf, argument } from './shared/argument.ts';
import { followTraceLog } from './shared/follow-trace-log.ts';

const KINDS = ['does', 'call', 'failed', 'event', 'sent', 'heard', 'toy'] as const;

const kindsOf = argument(`some of ${KINDS.join(', ')}`, (text) => {
  const kinds = text.split(',');
  return kinds.every((kind) => KINDS.some((known) => known === kind)) ? kinds : undefined;
});

const EXAMPLES = `
Examples:
  greenroom-sim tail                          everything, until Ctrl-C
  greenroom-sim tail --only call,failed       calls, and which of them failed
  greenroom-sim tail --performer 1004 --unmask --json

Passwords, codes, tokens, BSN and IBAN are never shown. The number at the end of a line is for \`resend\`.`;

const tail = async ({ port, performer, only, unmask, json }: OptionsOf<typeof command>): Promise<void> => {
  const cut = new AbortController();
  const { admin } = reachPlatform(port, cut.signal);
  if (performer !== undefined) await requirePerformer({ admin }, performer);
  const trouble = await followTraceLog(admin, {
    unmask: unmask === true,
    performer,
    cut,
    onReport: ({ id, performerId = '-', traceEvent }) => {
      if (only !== undefined && !only.includes(traceEvent.kind)) return;
      if (json === true) printJson({ id, performerId, ...traceEvent });
      else console.log(`${performerId.padEnd(5)}${traceEventLine(traceEvent)}  #${id}`);
    },
  });
  if (trouble !== undefined) throw new CommandFailure(explain(trouble.error));
};

const command = () =>
  new Command('tail')
    .description('show what passes through a running platform')
    .option('--performer <id>', 'only what is about this performer')
    .addOption(new Option('--only <kinds>', `some of ${KINDS.join(', ')}`).argParser(kindsOf))
    .option('--unmask', 'show what people write to each other')
    .addOption(portOption())
    .option('--json', 'print one JSON object a line')
    .addHelpText('after', EXAMPLES);

export const tailCommand = () => command().action(tail);
