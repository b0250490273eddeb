import { detach } from '../kernel/detach.ts';
import { createGenerations } from '../kernel/generations.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { readOnly } from '../kernel/machine.ts';
import { createResource } from '../kernel/resource.ts';
import type { CallFailure } from '../kernel/result.ts';
import type { Protect } from './confirmation.controller.ts';
import {
  type AccountSecurityErrorCode,
  needsConfirmation,
  type SecurityApi,
  type PasskeyDevice,
  type PasskeyTrouble,
} from './security-api.port.ts';
import { tidyPasskeyName, type Passkey } from './security-state.ts';

export interface PasskeyChange {
  readonly busy: boolean;
  readonly error: AccountSecurityErrorCode | undefined;
}

export interface PasskeysDeps {
  readonly api: Pick<SecurityApi, 'passkeys' | 'beginPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey'>;
  readonly device: Pick<PasskeyDevice, 'isAvailable' | 'create'>;
  readonly protect: Protect;
  readonly performerId: () => PerformerId;
  /** Called after each change, whose state is fetched again. */
  readonly onChanged: () => void;
  readonly log: Log;
}

const IDLE: PasskeyChange = { busy: false, error: undefined };

/** Error of a change; `cancelled` when the performer dismissed it. */
type Trouble = AccountSecurityErrorCode | 'cancelled';

const DEVICE_ERRORS: Readonly<Record<PasskeyTrouble, Trouble>> = {
  cancelled: 'cancelled',
  known: 'accountSecurity.passkeyKnown',
  failed: 'accountSecurity.passkeyNotMade',
};

const troubleOf = (failure: CallFailure, code: AccountSecurityErrorCode): Trouble =>
  needsConfirmation(failure) ? 'cancelled' : code;

/** Lists, makes and removes passkeys. One change at a time. */
export const createPasskeysController = (deps: PasskeysDeps) => {
  const { api, device, protect, performerId, onChanged, log } = deps;
  const resource = createResource(log);
  const change = resource.value(IDLE);
  /** The next one begins at log-out: an answer to an earlier performer changes nothing. */
  const logins = createGenerations();
  const list = resource.query<'own', readonly Passkey[]>('passkeys', () => api.passkeys(performerId()));
  const run = async (work: () => Promise<Trouble | undefined>): Promise<boolean> => {
    if (change.state().busy) return false;
    const isCurrent = logins.mark();
    change.set({ busy: true, error: undefined });
    const trouble = await work();
    if (!isCurrent()) return false;
    change.set({ busy: false, error: trouble === 'cancelled' ? undefined : trouble });
    list.reload();
    onChanged();
    return trouble === undefined;
  };
  const make = async (name: string): Promise<Trouble | undefined> => {
    const begun = await protect(() => api.beginPasskey(performerId()));
    if (!begun.ok) return troubleOf(begun.error, 'accountSecurity.notChanged');
    const made = await device.create(begun.value);
    if (!made.ok) return DEVICE_ERRORS[made.error];
    const added = await protect(() => api.addPasskey(performerId(), name, made.value));
    return added.ok ? undefined : troubleOf(added.error, 'accountSecurity.passkeyNotMade');
  };
  return {
    isAvailable: device.isAvailable,
    list,
    change: readOnly(change),
    /** Makes a passkey on this device. @param name a blank one does nothing @returns true when the account has it */
    add: async (typed: string) => {
      const name = tidyPasskeyName(typed);
      return name !== '' && run(() => make(name));
    },
    /** Changes the name. @param name a blank one changes nothing @returns false when the name could not be saved */
    rename: async (id: string, typed: string) => {
      const name = tidyPasskeyName(typed);
      if (name === '') return true;
      return run(async () => {
        const renamed = await api.renamePasskey(performerId(), id, name);
        return renamed.ok ? undefined : 'accountSecurity.notChanged';
      });
    },
    remove: (id: string) =>
      detach(
        run(async () => {
          const removed = await protect(() => api.removePasskey(performerId(), id));
          return removed.ok ? undefined : troubleOf(removed.error, 'accountSecurity.notChanged');
        }),
      ),
    /** Clears the error that was shown; a change under way goes on. */
    clearError: () => change.set({ ...change.state(), error: undefined }),
    reset: () => {
      logins.begin();
      resource.reset();
    },
  };
};

export type PasskeysController = ReturnType<typeof createPasskeysController>;
