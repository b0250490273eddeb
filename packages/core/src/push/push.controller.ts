import { createCallQueue } from '../kernel/call-queue.ts';
import { detach } from '../kernel/detach.ts';
import { createGenerations } from '../kernel/generations.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createValue, readOnly } from '../kernel/machine.ts';
import type { Stored } from '../kernel/storage.port.ts';
import type { Language } from '../localisation/language.ts';
import type { PushApi, PushErrorCode, PushDevice, PushSubscription } from './push-api.port.ts';
import { FIRST_PUSH_CHOICES, type PushChoices } from './push-choices.ts';

/** State of push messages on this device. `unknown` until the browser has told. */
export type PushStatus = 'unknown' | 'unsupported' | 'denied' | 'off' | 'on';

export interface PushState {
  readonly status: PushStatus;
  readonly choices: PushChoices;
  /** True while it is being switched on or off. */
  readonly isBusy: boolean;
  /** Reason why the last change was not made; cleared by the next. */
  readonly error: PushErrorCode | undefined;
}

/** Choices of this device, which hold nothing personal, and whose push messages it gets. */
export interface PushMemory {
  /** Performer who turned push messages on here. */
  readonly owner: Stored<PerformerId | undefined>;
  readonly choices: Stored<PushChoices | undefined, PushChoices>;
}

export interface PushDeps {
  readonly api: PushApi;
  readonly device: PushDevice;
  readonly memory: PushMemory;
  /** False where the platform sends no push messages: then no browser is asked. */
  readonly isOffered: boolean;
  readonly performerId: () => PerformerId;
  readonly language: () => Language;
  readonly log: Log;
}

const NOT_KNOWN: PushState = { status: 'unknown', choices: FIRST_PUSH_CHOICES, isBusy: false, error: undefined };

/** Keeps the subscription of this device for push messages, and the choices for it. */
export const createPushController = (deps: PushDeps) => {
  const { api, device, memory, isOffered, performerId, language, log } = deps;
  const state = createValue<PushState>(NOT_KNOWN);
  const change = (part: Partial<PushState>): void => state.set({ ...state.state(), ...part });
  /** The next one begins at log-out: an answer to an earlier performer changes nothing. */
  const generations = createGenerations();
  /** Calls one after another, so that the last choice is the one that counts. */
  const inOrder = createCallQueue();

  const save = (subscription: PushSubscription): Promise<boolean> => {
    const isCurrent = generations.mark();
    const call = async (): Promise<boolean> => {
      if (!isCurrent()) return false;
      const answer = await api.save(performerId(), {
        subscription,
        choices: state.state().choices,
        language: language(),
        timeZone: device.timeZone(),
      });
      if (!answer.ok) log.write('error', 'push subscription not saved', { status: answer.error.status });
      return answer.ok;
    };
    return inOrder(call);
  };
  const saveAgain = async (): Promise<void> => {
    const isCurrent = generations.mark();
    const subscription = await device.subscription();
    if (subscription === undefined || !isCurrent()) return;
    const isSaved = await save(subscription);
    if (isCurrent()) change({ error: isSaved ? undefined : 'push.notSaved' });
  };
  /**
   * Renews a subscription that the browser ended, or that was made for another key of the platform: no message would arrive.
   * @param isCurrent checks whether the same performer is still logged in
   * @returns the one that holds; undefined where there is none
   */
  const renewed = async (
    subscription: PushSubscription | undefined,
    isCurrent: () => boolean,
  ): Promise<PushSubscription | undefined> => {
    const key = await api.key(performerId());
    if (!key.ok) return subscription;
    const made = await device.serverKey();
    if (!isCurrent()) return undefined;
    const bare = (base64url: string): string => base64url.replace(/=+$/, '');
    if (subscription !== undefined && (made === undefined || bare(made) === bare(key.value))) return subscription;
    log.write('warn', 'push subscription renewed', { lost: subscription === undefined });
    if (subscription !== undefined) await device.unsubscribe();
    const subscribed = await device.subscribe(key.value);
    if (subscribed.ok && !isCurrent()) await device.unsubscribe();
    return subscribed.ok ? subscribed.value : undefined;
  };
  const load = async (): Promise<void> => {
    const isCurrent = generations.mark();
    const permission = await device.permission();
    const found = permission === 'granted' ? await device.subscription() : undefined;
    if (!isCurrent()) return;
    const isWanted = permission === 'granted' && (found !== undefined || memory.owner.read() === performerId());
    const subscription = isWanted ? await renewed(found, isCurrent) : undefined;
    if (!isCurrent()) return;
    const choices = memory.choices.read() ?? FIRST_PUSH_CHOICES;
    if (permission === 'unsupported' || permission === 'denied') return change({ status: permission, choices });
    if (subscription === undefined)
      return change({ status: 'off', choices, error: isWanted ? 'push.lost' : undefined });
    change({ status: 'on', choices });
    memory.owner.write(performerId());
    await saveAgain();
  };
  /** @param isCurrent checks whether the performer who pressed is still logged in */
  const subscribe = async (isCurrent: () => boolean): Promise<Partial<PushState>> => {
    const key = await api.key(performerId());
    if (!key.ok || !isCurrent()) return { error: 'push.notSaved' };
    const subscribed = await device.subscribe(key.value);
    if (!subscribed.ok) {
      return subscribed.error === 'denied' ? { status: 'denied' } : { error: 'push.notSubscribed' };
    }
    if (isCurrent() && (await save(subscribed.value)) && isCurrent()) {
      memory.owner.write(performerId());
      return { status: 'on' };
    }
    // A subscription that the platform does not know would look as if it worked.
    await device.unsubscribe();
    return { error: 'push.notSaved' };
  };
  const unsubscribe = async (): Promise<Partial<PushState>> => {
    const subscription = await device.subscription();
    memory.owner.write(undefined);
    await device.unsubscribe();
    // The push service answers that it is gone: the platform removes it then, also where this call fails.
    if (subscription !== undefined) await api.remove(performerId(), subscription.endpoint);
    return { status: 'off' };
  };
  const once = async (act: (isCurrent: () => boolean) => Promise<Partial<PushState>>): Promise<void> => {
    if (state.state().isBusy) return;
    const isCurrent = generations.mark();
    change({ isBusy: true, error: undefined });
    const outcome = await act(isCurrent);
    if (isCurrent()) change({ ...outcome, isBusy: false });
  };
  const refresh = (): void => {
    if (state.state().status === 'on') detach(saveAgain());
  };
  return {
    isOffered,
    watch: readOnly(state),
    /** Detects whether this device gets push messages, and saves the subscription again: it may have changed. */
    load: async () => {
      if (isOffered) await load();
    },
    /** Call it from a press: the browser may ask the performer. */
    turnOn: () => once(subscribe),
    turnOff: () => once(unsubscribe),
    choose: (choices: PushChoices) => {
      memory.choices.write(choices);
      change({ choices, error: undefined });
      refresh();
    },
    /** Sends the subscription again, for example after a change of the language. */
    refresh,
    /** Ends the subscription of this device: the next user of it gets no messages. */
    forget: async () => {
      if (!isOffered) return;
      memory.owner.write(undefined);
      await device.unsubscribe();
    },
    reset: () => {
      generations.begin();
      state.set(NOT_KNOWN);
    },
  };
};

export type PushController = ReturnType<typeof createPushController>;
