import { Argument, Command } from 'commander';
import { CALLS } from '@greenroom/adapters-http/http/calls';
import type { Call } from '@greenroom/adapters-http/http/call';
import { EVENTS_TO_PLATFORM } from '@greenroom/adapters-socket/realtime/platform-event.wire';
import { EVENTS_TO_CLIENT } from '@greenroom/adapters-socket/realtime/realtime-event.wire';
import { PROVOCATIONS } from '../platform/sentinels/provocations.ts';
import { DEMO_PASSWORD, PERFORMERS, SENTINEL_PERFORMERS } from '../platform/world/performers.ts';
import { printJson, printTable } from './print.ts';

interface Listing {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const LISTINGS: Readonly<Record<string, () => Listing>> = {
  events: () => ({
    head: ['event', 'direction', 'purpose', 'sample'],
    rows: [...Object.values(EVENTS_TO_CLIENT), ...Object.values(EVENTS_TO_PLATFORM)].map((event) => [
      event.name,
      event.direction === 'toClient' ? 'to performer' : 'to platform',
      event.purpose,
      JSON.stringify(event.samples[0]),
    ]),
  }),
  calls: () => ({
    head: ['call', 'method', 'path', 'purpose'],
    rows: Object.values<Call>(CALLS).map(({ name, method, path, purpose }) => [name, method, `/api${path}`, purpose]),
  }),
  errors: () => ({
    head: ['error', 'how to provoke it'],
    rows: PROVOCATIONS.map(({ code, how }) => [code, how]),
  }),
  performers: () => ({
    head: ['id', 'name', 'password', 'what for'],
    rows: [...PERFORMERS, ...SENTINEL_PERFORMERS].map(({ id, username, purpose }) => [
      id,
      username,
      DEMO_PASSWORD,
      purpose,
    ]),
  }),
};

const EXAMPLES = `
Examples:
  greenroom-sim list performers      who can log in, and what each is for
  greenroom-sim list errors          every error, and how to provoke it by hand
  greenroom-sim list events --json   every event with its sample`;

const list = (what: string, { json }: { readonly json?: true }): void => {
  const listing = LISTINGS[what]?.();
  if (listing === undefined) return;
  const { head, rows } = listing;
  if (json !== true) return printTable([head, ...rows]);
  printJson(rows.map((row) => Object.fromEntries(row.map((cell, index) => [head[index], cell]))));
};

export const listCommand = (): Command =>
  new Command('list')
    .description('show what there is')
    .addArgument(new Argument('<what>', 'what to show').choices(Object.keys(LISTINGS)))
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(list);
