import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { err, done, type Result } from '@greenroom/core/kernel/result';
import { millis } from '@greenroom/core/kernel/units';
import { type ToyAppFaults, TOY_FAULTS_PATH } from '../../../toys/toy-app-answers.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { ToyFault } from '../../base/faults/fault.ts';
import type { ToyHub } from './toy-hub.sim.ts';

type Outcome = Promise<Result<undefined, 'no_toy_app' | 'no_phone'>>;

/**
 * Switches the faults of toys: those of the app on the performer's machine reach it at the address that the page uses.
 */
export interface ToyFaults {
  /** Address of the app; empty when there is none. */
  readonly appUrl: string;
  readonly turn: (name: ToyFault, on: boolean, performerId: string | undefined) => Outcome;
  readonly active: () => readonly { readonly name: ToyFault; readonly performerId: string | undefined }[];
  /** Checks whether the vendor's cloud gives no token. */
  readonly cloudRefuses: () => boolean;
}

interface Surroundings {
  readonly hub: Pick<ToyHub, 'drop' | 'phones' | 'setOnline' | 'setSilent'>;
  readonly clock: PlatformClock;
  /** Empty when there is none. */
  readonly toyAppUrl: string;
}

export const FLAPS_EACH = millis(7_000);
/** Milliseconds: longer than the page waits. */
const SLOW_APP = 5_000;

/** Finds the change that a fault makes to a toy app; `undefined` for a fault of another part. */
export const toyAppChange = (name: string, on: boolean): Partial<ToyAppFaults> | undefined => {
  switch (name) {
    case 'toy-app-silent':
      return { silent: on };
    case 'toy-app-slow':
      return { slow: on ? SLOW_APP : 0 };
    case 'toy-app-fails':
      return { code: on ? 500 : 0 };
    case 'toy-app-dies':
      return { dieAfter: on ? 1 : 0 };
    default:
      return undefined;
  }
};

export const createToyFaults = ({ hub, clock, toyAppUrl }: Surroundings): ToyFaults => {
  const on = new Map<string, { readonly name: ToyFault; readonly performerId: string | undefined }>();
  let stopFlapping: Cancel | undefined;

  const postToApp = async (change: object): Outcome => {
    if (toyAppUrl === '') return err('no_toy_app');
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(change) };
    const answer = await fetch(`${toyAppUrl}${TOY_FAULTS_PATH}`, request).catch(() => undefined);
    return answer?.ok === true ? done : err('no_toy_app');
  };
  const flap = (isOn: boolean): void => {
    stopFlapping?.();
    stopFlapping = isOn ? clock.every(FLAPS_EACH, () => hub.drop()) : undefined;
  };
  const phonesOf = (performerId: string | undefined): readonly string[] =>
    hub.phones().filter((uid) => performerId === undefined || uid === performerId);

  const act = async (name: ToyFault, isOn: boolean, performerId: string | undefined): Outcome => {
    const change = toyAppChange(name, isOn);
    if (change !== undefined) return postToApp(change);
    if (name === 'toy-phone-silent' || name === 'toy-phone-away') {
      const phones = phonesOf(performerId);
      for (const uid of phones) {
        if (name === 'toy-phone-away') hub.setOnline(uid, !isOn);
        else hub.setSilent(uid, isOn);
      }
      return phones.length > 0 || !isOn ? done : err('no_phone');
    }
    if (name === 'toy-hub-drop' && isOn) hub.drop();
    if (name === 'toy-hub-flaps') flap(isOn);
    return done;
  };
  return {
    appUrl: toyAppUrl,
    turn: async (name, isOn, performerId) => {
      const key = `${name} ${performerId ?? ''}`;
      const outcome = await act(name, isOn, performerId);
      // What is not there any more has taken its fault with it.
      if (!outcome.ok && (isOn || !on.has(key))) return outcome;
      if (isOn && name !== 'toy-hub-drop' && name !== 'toy-app-dies') on.set(key, { name, performerId });
      else on.delete(key);
      return done;
    },
    active: () => [...on.values()],
    cloudRefuses: () => [...on.values()].some(({ name }) => name === 'toy-cloud-refuses'),
  };
};
