import type { Cancel } from './clock.port.ts';
import { detach } from './detach.ts';
import { type Watchable, watchChanges } from './machine.ts';
import type { Mutation } from './mutation.machine.ts';

interface MutationWatch<Variables> {
  readonly watch: Watchable<Mutation<Variables>>;
}

/** Something that occurs: calls the handler each time, until it is cancelled. */
export type Source<Payload> = (handler: (payload: Payload) => void) => Cancel;

/** One row of the wiring, *when this, do that*. Rows on the same source run in the order in which they are connected. */
export interface Row {
  readonly connect: () => Cancel;
}

/** Runs the effect each time the source occurs; does not wait for a returned promise. */
export const when = <Payload>(source: Source<Payload>, effect: (payload: Payload) => void | Promise<unknown>): Row => ({
  connect: () => source((payload) => detach(effect(payload))),
});

/** Occurs at each change of the state from which the function selects something. */
export const changeOf =
  <State, Payload>(
    watch: Watchable<State>,
    select: (now: State, before: State) => Payload | undefined,
  ): Source<Payload> =>
  (handler) =>
    watchChanges(watch, (now, before) => {
      const selected = select(now, before);
      if (selected !== undefined) handler(selected);
    });

/** Occurs when the condition begins to hold. */
export const becomes = <State>(watch: Watchable<State>, holds: (state: State) => boolean): Source<State> =>
  changeOf(watch, (now, before) => (holds(now) && !holds(before) ? now : undefined));

/** Occurs when the condition stops being true. */
export const ceases = <State>(watch: Watchable<State>, holds: (state: State) => boolean): Source<State> =>
  becomes(watch, (state) => !holds(state));

/** Occurs with the source while the condition is true. */
export const only =
  <Payload>(source: Source<Payload>, holds: (payload: Payload) => boolean): Source<Payload> =>
  (handler) =>
    source((payload) => {
      if (holds(payload)) handler(payload);
    });

/** Occurs when a change at the platform failed. */
export const failed = <Variables>(mutation: MutationWatch<Variables>): Source<Mutation<Variables>> =>
  changeOf(mutation.watch, (now) => (now.status === 'failed' ? now : undefined));

/** Occurs with the variables of a change that the platform made. */
export const succeeded = <Variables>(mutation: MutationWatch<Variables>): Source<Variables> =>
  changeOf(mutation.watch, (now, before) =>
    now.status === 'done' && before.status === 'busy' ? now.variables : undefined,
  );

/** Connects the rows in their order. @returns disconnects them */
export const connectRows = (rows: readonly Row[]): Cancel => {
  const cancels = rows.map(({ connect }) => connect());
  return () => {
    for (const cancel of cancels) cancel();
  };
};
