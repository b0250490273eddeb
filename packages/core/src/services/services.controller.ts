import type { Clock } from '../kernel/clock.port.ts';
import { derived } from '../kernel/derived.ts';
import { createEmitter } from '../kernel/emitter.ts';
import type { Log } from '../kernel/log.port.ts';
import { createActor, watchChanges } from '../kernel/machine.ts';
import type { OutboundEvent } from '../kernel/outbound-event.ts';
import { isRefusal } from '../kernel/result.ts';
import { createSlots, type Perform } from '../kernel/slots.ts';
import type { ServiceConditions } from './service-conditions.ts';
import { servicesIn } from './service-flags.ts';
import type { ServicePreset } from './service-presets.ts';
import type { Service, ServiceChange, ServiceFlags } from './service.ts';
import type { ServicesApi, PauseMemory } from './services-api.port.ts';
import type { SaveEffect, SaveEvent } from './services-save.ts';
import {
  NO_OWNER,
  pausedServicesIn,
  toServicesState,
  type ServicesAccount,
  type ServicesInternal,
  type ServicesOwner,
} from './services-state.ts';
import { services, type ServicesEvent } from './services.machine.ts';

export interface ServicesDeps {
  readonly api: ServicesApi;
  readonly pauseMemory: PauseMemory;
  /** True where the platform keeps the pause, so that every device of the performer knows it. */
  readonly isPauseShared: boolean;
  readonly clock: Clock;
  readonly log: Log;
  readonly announce: (event: OutboundEvent) => void;
}

/** Roles that get a confirmed change. @spec §6 — service-change events go to ROLE_CLIENT and ROLE_ADMIN */
const NOTIFIED_ROLES = ['ROLE_CLIENT', 'ROLE_ADMIN'] as const;

/** Services that a reload must find again: also while the platform has not yet confirmed the resumed work. */
const rememberedOf = ({ status, remembered, confirmedWork }: ServicesInternal): readonly Service[] | undefined => {
  if (status === 'pause') return remembered;
  return confirmedWork.status === 'pause' ? confirmedWork.remembered : undefined;
};

/** Runs the services machine: saves through the API and announces changes. @spec §4 Services status */
export const createServicesController = (deps: ServicesDeps) => {
  const { api, pauseMemory, isPauseShared, clock, log, announce } = deps;
  const unconfirmed = createEmitter();

  const notifyOthers = ({ performerId, countries }: ServicesOwner, change: ServiceChange): void => {
    for (const receiverType of NOTIFIED_ROLES) {
      const content = { performerId, services: change, countries };
      announce({ event: 'services', content, receiverId: '', receiverType });
    }
  };
  const save = async (
    { owner, change, remembered }: Extract<SaveEffect, { type: 'save' }>,
    send: (event: SaveEvent) => void,
    isCurrent: () => boolean,
  ): Promise<void> => {
    const saved = await api.save(owner.performerId, change, remembered);
    if (saved.ok) {
      log.write('debug', 'services saved', { services: servicesIn(change).join(' ') });
      return send({ type: 'saved' });
    }
    const { kind, status } = saved.error;
    log.write('error', 'services not saved', { kind, status });
    if (!isCurrent()) return;
    const certain = isRefusal(saved.error);
    send({ type: 'saveFailed', certain });
    if (!certain) unconfirmed.emit();
  };
  const told = (remembered: readonly Service[] | null | undefined) => (isPauseShared ? { remembered } : {});
  const perform: Perform<SaveEffect, SaveEvent> = (effect, send, isCurrent) =>
    effect.type === 'save' ? save(effect, send, isCurrent) : notifyOthers(effect.owner, effect.change);
  const actor = createActor<ServicesInternal, ServicesEvent, SaveEffect>({
    initial: NO_OWNER,
    transition: services,
    slots: createSlots(clock),
    perform,
  });
  /** Writes down every change of what a reload must find again. */
  const endKeeping = watchChanges(actor, (state, before) => {
    const now = rememberedOf(state);
    if (state.owner === undefined || (state.owner === before.owner && now === rememberedOf(before))) return;
    if (now === undefined) pauseMemory.clear(state.owner.performerId);
    else pauseMemory.write(state.owner.performerId, now);
  });

  return {
    watch: derived([actor], toServicesState),
    /** Takes over the services of the loaded account; work that was paused before a reload stays paused. @spec §3 performer_services */
    load: (account: ServicesAccount) => {
      const remembered = isPauseShared ? (pausedServicesIn(account.tags) ?? undefined) : pauseMemory.read(account.id);
      actor.send({ type: 'loaded', account, remembered, sharesPause: isPauseShared });
    },
    /** Takes over the facts by which services are blocked. @spec §5 Phone services, §4 Account approval */
    setConditions: (conditions: ServiceConditions) => actor.send({ type: 'conditionsKnown', conditions }),
    /** Switches one service on or off; saved 1000 ms after the last toggle. @spec §4 Services status */
    toggle: (service: Service) => actor.send({ type: 'toggled', service }),
    /** Switches several services at once; saved like a toggle. */
    choosePreset: (preset: ServicePreset) => actor.send({ type: 'presetChosen', preset }),
    /** Saves what waits for its delay. */
    saveNow: () => actor.send({ type: 'saveRequested' }),
    /** Switches every service off by which customers can ring or watch, and remembers those that were on. @spec §4 Services status */
    pause: () => actor.send({ type: 'pauseRequested' }),
    /** Switches the remembered services on again, except those that are blocked by now. @spec §4 Services status */
    resume: () => actor.send({ type: 'resumeRequested' }),
    /** Switches cam, videocall and voyeur off. @spec §4 Session status */
    sessionWentIdle: () => actor.send({ type: 'sessionWentIdle' }),
    /**
     * Takes over flags that the platform or another device changed.
     * @param remembered services that a pause there remembers, null when work is not paused
     * @spec §7 Real-time socket — status_change
     */
    serverChanged: (change: ServiceChange, remembered?: readonly Service[] | null) =>
      actor.send({ type: 'serverChanged', change, ...told(remembered) }),
    /** Events may have been missed: the flags of the next session check are compared. */
    eventsMissed: () => actor.send({ type: 'eventsMissed' }),
    /** An event could not be decoded: the flags are compared until a session check agrees. */
    eventUnreadable: () => actor.send({ type: 'eventUnreadable' }),
    /** Compares flags and pause of a session check with the confirmed ones, where that is due. */
    accountChecked: (flags: ServiceFlags, tags: readonly string[]) =>
      actor.send({ type: 'accountChecked', services: flags, ...told(pausedServicesIn(tags)) }),
    /** Adds a listener for a save without an answer: the platform may have saved it. */
    onUnconfirmed: unconfirmed.on,
    /** Forgets the services to restore, so that the next login does not have them. */
    forgetPause: () => {
      const { owner } = actor.state();
      if (owner !== undefined) pauseMemory.clear(owner.performerId);
    },
    /** Forgets everything at log-out, but what a pause remembers. */
    reset: () => actor.send({ type: 'reset' }),
    dispose: () => {
      endKeeping();
      actor.send({ type: 'reset' });
    },
  };
};

export type ServicesController = ReturnType<typeof createServicesController>;
