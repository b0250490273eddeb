import { NO_EFFECTS } from '../kernel/machine.ts';
import type { SessionEvent, SessionStep, SessionStepEffect, Timestamp } from './session-event.ts';
import type { SessionInternal } from './session-state.ts';
import type { SessionSettings } from './session.constants.ts';

/** The step that answers an event while it is built: rules change its state and add effects, one after the other. */
export interface StepBuilder {
  readonly settings: SessionSettings;
  readonly at: Timestamp;
  /** Latest state. */
  readonly state: SessionInternal;
  /** Takes over what differs. Without a difference the state stays the same object. */
  readonly set: (changes: Partial<SessionInternal>) => void;
  readonly emit: (...effects: readonly SessionStepEffect[]) => void;
  /** Writes to the log why the event changes nothing. */
  readonly ignore: (why: string) => void;
}

const withChanges = <State extends object>(state: State, changes: Partial<State>): State => {
  for (const key in changes) if (changes[key] !== state[key]) return { ...state, ...changes };
  return state;
};

/** Builds the step from a state by an event. */
export const buildStep = (
  settings: SessionSettings,
  initial: SessionInternal,
  { at, type }: SessionEvent,
  build: (step: StepBuilder) => void,
): SessionStep => {
  let state = initial;
  const effects: SessionStepEffect[] = [];
  build({
    settings,
    at,
    get state() {
      return state;
    },
    set: (changes) => {
      state = withChanges(state, changes);
    },
    emit: (...more) => {
      effects.push(...more);
    },
    ignore: (why) => {
      effects.push({ type: 'log', level: 'debug', message: `session ignored ${type}`, fields: { why } });
    },
  });
  return { state, effects: effects.length === 0 ? NO_EFFECTS : effects };
};
