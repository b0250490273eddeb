import { existsSync } from 'node:fs';
import { Command, Option, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { stringify } from 'yaml';
import { choosePerformer, explain, reachPlatform, unwrap } from '../actors/running-platform.ts';
import type { TraceReport } from '../platform/base/admin-api/admin-api.wire.ts';
import { scenarioFrom, type RecordedScenario } from '../scenario/from-trace.ts';
import { hiddenTextNotice } from '../scenario/hidden-texts.ts';
import { startOf } from '../scenario/recorded-start.ts';
import { CommandFailure, asStarted } from '../terminal/print.ts';
import { mayWrite, writeWhole } from '../terminal/write-whole.ts';
import { addressLike, duration, portNumber, portOption, type OptionsOf } from './shared/argument.ts';
import { followTraceLog } from './shared/follow-trace-log.ts';
import { recordFrom } from './shared/record-from.ts';
import { createToyWatch } from './shared/toy-watch.ts';
import { refuseUnused } from './shared/unused-options.ts';

/** Sorts reports by time: those of toys are fetched now and then, after events that came later. */
const inOrder = (reports: readonly TraceReport[]): readonly TraceReport[] =>
  reports.toSorted((left, right) => left.traceEvent.at - right.traceEvent.at);

const EXAMPLES = `
Examples:
  greenroom-sim record -o monday.scenario.yaml --performer 1004
  greenroom-sim replay monday.scenario.yaml
  greenroom-sim record -o tuesday.scenario.yaml --from https://work.example.com

Begin at any moment, also within a session; Ctrl-C ends it. Nothing secret is written, and what people wrote only with --unmask.
With --from it stands between a browser on this machine and any platform, calls and socket, and records the performer who logs in
there. People get names and ids of the sample world, and the values in forms are left out. Toys and pictures take another way.`;

const write = (output: string, scenario: RecordedScenario): void => {
  writeWhole(output, stringify(scenario));
  const hidden = hiddenTextNotice(scenario.steps);
  if (hidden !== undefined) console.log(asStarted(hidden));
};
const reportWritten = (output: string, traceEvents: number): void =>
  console.log(asStarted(`${output} has ${traceEvents} trace events; \`greenroom-sim replay ${output}\` plays it.`));

const recordOther = async (from: string, options: OptionsOf<typeof command>): Promise<void> => {
  const { output, for: time, listen, unmask } = options;
  const { scenario, traceEvents, leftOut } = await recordFrom({
    from,
    listen: listen ?? 0,
    milliseconds: time,
    unmask: unmask === true,
  });
  write(output, scenario);
  if (leftOut > 0) console.log(`Left out: ${leftOut} events of a session that had begun before.`);
  reportWritten(output, traceEvents);
};

const record = async (options: OptionsOf<typeof command>, self: CommandUnknownOpts): Promise<void> => {
  const { output, for: time, unmask, from } = options;
  if (from === undefined) refuseUnused(self, ['listen'], 'without --from');
  else refuseUnused(self, ['port', 'performer'], 'with --from');
  if (existsSync(output))
    throw new CommandFailure(`${output} exists already: choose another name with -o, or remove it.`);
  mayWrite(output);
  if (from !== undefined) return recordOther(from, options);
  const cut = new AbortController();
  const reached = reachPlatform(options.port, cut.signal);
  const id = options.performer ?? (await choosePerformer(reached, undefined, 'online'));
  const state = unwrap(await reached.admin.state());
  const app = createToyWatch(state.toyAppUrl, state);
  const onPhone = await reached.admin.toyLog(id);
  const start = startOf(state, id, {
    inApp: await app.begin(),
    onPhone: onPhone.ok ? onPhone.value.toys : [],
  });
  if (start === undefined) throw new CommandFailure(explain('no_such_performer'));
  const reports: TraceReport[] = [];
  console.log(`Recording ${id}; Ctrl-C ends it.`);
  const trouble = await followTraceLog(reached.admin, {
    cut,
    unmask: unmask === true,
    performer: id,
    after: state.lastTraceEntry,
    milliseconds: time,
    onReport: (report) => reports.push(report),
    look: async () => {
      reports.push(...(await app.look()));
    },
  });
  write(output, scenarioFrom(inOrder(reports), start));
  if (trouble !== undefined)
    throw new CommandFailure(`${explain(trouble.error)} ${output} has the ${reports.length} trace events until then.`);
  reportWritten(output, reports.length);
};

const command = () =>
  new Command('record')
    .description('write what happens on a running platform, ours or another one, as a scenario')
    .requiredOption('-o, --output <file>', 'the file to write')
    .option('--performer <id>', 'whose work is recorded; by default that of the only one who is online')
    .addOption(new Option('--for <time>', 'end by itself, after 30s for example').argParser(duration('30s or 5m', 1)))
    .option('--unmask', 'keep what people write to each other, too')
    .addOption(portOption())
    .addOption(
      new Option('--from <address>', 'another platform, through a proxy on this machine').argParser(
        addressLike('http://work.example.com'),
      ),
    )
    .addOption(
      new Option('--listen <number>', 'with --from: the port for the browser (default: a free one)').argParser(
        portNumber,
      ),
    )
    .addHelpText('after', EXAMPLES);

export const recordCommand = () => command().action(record);
