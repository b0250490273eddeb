import { basename } from 'node:path';
import { Argument, Command } from '@commander-js/extra-typings';
import type { Call } from '@greenroom/adapters-http/http/call';
import { CommandFailure, EXIT, printJson, printTable } from '../terminal/print.ts';

interface Listing {
  readonly head: readonly string[];
  /** Keys of a row in JSON, where they are others than the head: these stay as they are. */
  readonly keys?: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Lists by name; what a list is made of is loaded only when it is asked for. */
const LISTINGS: Readonly<Record<string, () => Listing | Promise<Listing>>> = {
  events: async () => {
    const { EVENTS_TO_CLIENT } = await import('@greenroom/adapters-socket/realtime/realtime-event.wire');
    const { EVENTS_TO_PLATFORM } = await import('@greenroom/adapters-socket/realtime/platform-event.wire');
    const rows = [...Object.values(EVENTS_TO_CLIENT), ...Object.values(EVENTS_TO_PLATFORM)].map((event) => [
      event.name,
      event.direction === 'toClient' ? 'to performer' : 'to platform',
      event.purpose,
      JSON.stringify(event.samples[0]),
    ]);
    return { head: ['event', 'direction', 'purpose', 'sample'], rows };
  },
  calls: async () => {
    const { CALLS } = await import('@greenroom/adapters-http/calls');
    const rows = Object.values<Call>(CALLS).map(({ name, method, path, purpose }) => [
      name,
      method,
      `/api${path}`,
      purpose,
    ]);
    return { head: ['call', 'method', 'path', 'purpose'], rows };
  },
  errors: async () => {
    const { PROVOCATIONS } = await import('../platform/base/sentinels/provocations.ts');
    return {
      head: ['error', 'how to provoke it'],
      keys: ['error', 'how'],
      rows: PROVOCATIONS.map(({ code, how }) => [code, how]),
    };
  },
  scenarios: async () => {
    const { readScenario, shippedScenarios } = await import('../scenario/scenario-files.ts');
    const nameOf = (file: string): string => basename(file).replace(/\.scenario\.\w+$/, '');
    return {
      head: ['scenario', 'what it shows'],
      keys: ['scenario', 'shows'],
      rows: shippedScenarios().map((file) => [nameOf(file), readScenario(file).name]),
    };
  },
  actions: async () => {
    const { ACTIONS } = await import('../scenario/actions.ts');
    const rows = [...ACTIONS].map(([name, { by, says, fields }]) => [name, by, says, Object.keys(fields).join(' ')]);
    return { head: ['action', 'who', 'what happens', 'fields'], keys: ['action', 'who', 'says', 'fields'], rows };
  },
  states: async () => {
    const { STATE_TABLE } = await import('../actors/watched-state.ts');
    const rows = STATE_TABLE.map(({ path, says }) => [path, says]);
    return { head: ['state', 'what it says'], keys: ['state', 'says'], rows };
  },
  faults: async () => {
    const { FAULTS } = await import('../platform/base/faults/fault.ts');
    const { CALL_RULE, CALL_RULE_SAYS } = await import('../platform/base/faults/fault-rule.ts');
    const { isPlayable } = await import('../scenario/playable-fault.ts');
    const rows = [
      ...FAULTS.map(({ name, lasts, says }) => [name, lasts, isPlayable(name) ? 'any' : 'live only', says]),
      [CALL_RULE, 'until off', 'any', `${CALL_RULE_SAYS}; in scenarios the action changeCalls`],
    ];
    return {
      head: ['fault', 'lasts', 'scenarios', 'what happens'],
      keys: ['fault', 'lasts', 'scenarios', 'says'],
      rows,
    };
  },
  performers: async () => {
    const { DEMO_PASSWORD, PERFORMERS, SENTINEL_PERFORMERS } = await import('../platform/base/world/performers.ts');
    const rows = [...PERFORMERS, ...SENTINEL_PERFORMERS].map(({ id, username, purpose }) => [
      id,
      username,
      DEMO_PASSWORD,
      purpose,
    ]);
    return { head: ['id', 'name', 'password', 'what for'], keys: ['id', 'name', 'password', 'purpose'], rows };
  },
};

const EXAMPLES = `
Examples:
  greenroom-sim list performers      who can log in, and what each is for
  greenroom-sim list errors          every error, and how to provoke it by hand
  greenroom-sim list events --json   every event with its sample
  greenroom-sim list scenarios       what \`replay\` can play
  greenroom-sim list actions         what a step of a scenario can make happen
  greenroom-sim list states          what it can expect of the performer`;

const list = async (what: string | undefined, { json }: { readonly json?: true }): Promise<void> => {
  if (what === undefined)
    throw new CommandFailure(`list needs one of: ${Object.keys(LISTINGS).join(', ')}.`, EXIT.wrongUse);
  const listing = await LISTINGS[what]?.();
  if (listing === undefined) return;
  const { head, keys = head, rows } = listing;
  if (json !== true) return printTable([head, ...rows]);
  printJson(rows.map((row) => Object.fromEntries(row.map((cell, index) => [keys[index], cell]))));
};

export const listCommand = () =>
  new Command('list')
    .description('show what there is')
    .addArgument(new Argument('[what]', 'what to show').choices(Object.keys(LISTINGS)))
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(list);
