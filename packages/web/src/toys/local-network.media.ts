import { err } from '@greenroom/core/kernel/result';
import type { ToyApp } from '@greenroom/core/toys/toy-app.port';
import { type ToyFailure, UNREACHABLE_CODE } from '@greenroom/core/toys/toys.errors';

/** Names of the browsers' permission to call apps on this machine, the newer first. */
const PERMISSIONS = ['loopback-network', 'local-network-access'];

/** A page of this machine itself needs no permission. */
const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

export interface LocalNetworkDeps {
  /** Asked by names that the browser may not know. */
  readonly query: ((descriptor: { readonly name: string }) => Promise<{ readonly state: PermissionState }>) | undefined;
  readonly hostname: string;
}

/** Finds whether this page may call apps on this machine; `granted` where no browser asks. @fortests */
export const localNetworkPermission = async ({ query, hostname }: LocalNetworkDeps): Promise<PermissionState> => {
  if (query === undefined || LOOPBACK.test(hostname)) return 'granted';
  for (const name of PERMISSIONS) {
    try {
      return (await query({ name })).state;
    } catch {
      // Another browser, or another version.
    }
  }
  return 'granted';
};

/** Finds the same for this page in this browser. */
export const localNetworkHere = (): Promise<PermissionState> =>
  localNetworkPermission({
    hostname: location.hostname,
    // The types of browsers do not know the names yet.
    query: (descriptor) => Reflect.apply(navigator.permissions.query, navigator.permissions, [descriptor]),
  });

const FORBIDDEN: ToyFailure = { code: UNREACHABLE_CODE, message: 'the browser has not been asked', kind: 'forbidden' };

export interface ToyAppReach {
  readonly permission: () => Promise<PermissionState>;
  /** Checks whether the app answers at its address without a name; undefined where there is no such address. */
  readonly answersWithoutName: (() => Promise<boolean>) | undefined;
}

/**
 * Finds why the app on this machine is silent, where it can be told from an app that is not running, and lets no stop be the first call: the
 * browser would ask for its permission without a press.
 */
export const explainSilence = (app: ToyApp, { permission, answersWithoutName }: ToyAppReach): ToyApp => {
  /** A stop as the page closes cannot wait for the permission. */
  let wasAsked = false;
  const kindOf = async (): Promise<ToyFailure['kind']> => {
    if ((await permission()) !== 'granted') return 'forbidden';
    return (await answersWithoutName?.()) === true ? 'nameBlocked' : 'unreachable';
  };
  return {
    ...app,
    toys: async () => {
      wasAsked = true;
      const answer = await app.toys();
      if (answer.ok || answer.error.kind !== 'unreachable') return answer;
      return err({ ...answer.error, kind: await kindOf() });
    },
    stop: async () => (wasAsked || (await permission()) === 'granted' ? app.stop() : err(FORBIDDEN)),
  };
};
