import type { PerformerId } from '../kernel/ids.ts';
import { optimistic, type Optimistic } from '../kernel/optimistic.ts';
import { isReachable, NO_SERVICES, withServicesOn } from './service-flags.ts';
import { isService, type Service, type ServiceFlags } from './service.ts';
import type { ServiceBlockCode } from './services.constants.ts';

/** @spec §4 Services status */
export interface WorkPause {
  readonly status: 'ready' | 'pause';
  /** Services that resuming switches on again; empty while ready. */
  readonly remembered: readonly Service[];
}

/** The performer's services on the screen. @spec §4 Services status */
export interface ServicesState extends WorkPause {
  /** Flags as the performer chose them. */
  readonly flags: ServiceFlags;
  /** Flags that the platform has confirmed. */
  readonly confirmed: ServiceFlags;
  readonly save: 'idle' | 'waiting' | 'saving';
  readonly error: 'services.saveFailed' | undefined;
  /** Services that cannot be switched on, with the reason. */
  readonly blocked: Partial<Readonly<Record<Service, ServiceBlockCode>>>;
}

/** Fields of the performer's account that decide about services. @spec §3 performer_services, performerIVRDetails */
export interface ServicesAccount {
  readonly id: PerformerId;
  /** `APPROVED` means activated. */
  readonly status: string;
  readonly services: ServiceFlags;
  readonly countries: readonly string[];
  readonly phoneProfile: {
    readonly nameAvailable: boolean;
    readonly introductionAvailable: boolean;
    readonly advertisementAvailable: boolean;
  };
  readonly profile: { readonly gender: string };
  /** One of ours has what a pause of the account remembers. */
  readonly tags: readonly string[];
}

/** Owner of the services, and the channel on which customers get a change. */
export interface ServicesOwner {
  readonly performerId: PerformerId;
  readonly countries: readonly string[];
  /** The platform keeps the pause, for every device of the performer. */
  readonly sharesPause: boolean;
}

/** Comparison of the confirmed flags with the platform's, after events may have been missed. */
export interface Comparison {
  /** Confirmed flags at the time of the gap; undefined while no comparison is due. */
  readonly asked: ServiceFlags | undefined;
  /** True until a session check agrees: a save may still arrive, or an answer could not be compared. */
  readonly isDoubtful: boolean;
}

export const NO_COMPARISON: Comparison = { asked: undefined, isDoubtful: false };

/** State of the machine, with what the screen need not know. */
export interface ServicesInternal extends WorkPause, Pick<ServicesState, 'error' | 'blocked'> {
  /** Flags as chosen and as confirmed, and the save under way. */
  readonly choice: Optimistic<ServiceFlags>;
  readonly owner: ServicesOwner | undefined;
  readonly confirmedWork: WorkPause;
  /** Work as the save under way names it. */
  readonly sentWork: WorkPause;
  /** A delayed save is planned. */
  readonly planned: boolean;
  /** The next save follows as soon as this one is answered. */
  readonly urgent: boolean;
  readonly comparison: Comparison;
}

/** Work that is not paused. */
export const READY: WorkPause = { status: 'ready', remembered: [] };

/** Before an account is loaded. */
export const NO_OWNER: ServicesInternal = {
  ...READY,
  choice: optimistic(NO_SERVICES),
  error: undefined,
  blocked: {},
  owner: undefined,
  confirmedWork: READY,
  sentWork: READY,
  planned: false,
  urgent: false,
  comparison: NO_COMPARISON,
};

const saveStatus = ({ choice, planned }: ServicesInternal): ServicesState['save'] => {
  if (choice.sent !== undefined) return 'saving';
  return planned ? 'waiting' : 'idle';
};

/** Projects the state for the screen. */
export const toServicesState = (state: ServicesInternal): ServicesState => {
  const { status, remembered, error, blocked } = state;
  const { shown, confirmed } = state.choice;
  return { status, remembered, flags: shown, confirmed, save: saveStatus(state), error, blocked };
};

/** Prefix of the tag with the services that a pause remembers. */
export const PAUSE_TAG = 'WorkPaused:';

/** Reads what a pause of the account remembers from its tags. @returns null while work is not paused */
export const pausedServicesIn = (tags: readonly string[]): readonly Service[] | null => {
  const tag = tags.find((each) => each.startsWith(PAUSE_TAG));
  return tag === undefined ? null : tag.slice(PAUSE_TAG.length).split(',').filter(isService);
};

/** Checks whether a live service is on, or comes back when work resumes. @spec §4 Services status */
export const hasLiveService = ({ flags, remembered }: Pick<ServicesState, 'flags' | 'remembered'>): boolean =>
  isReachable(withServicesOn(flags, remembered));
