import { switchRefusal } from './service-conditions.ts';
import { SERVICES, type Service, type ServiceFlags } from './service.ts';
import type { ServicesState } from './services-state.ts';

/** Choices of several services at once: without a camera, the usual ones, and everything. */
export const SERVICE_PRESETS = ['quiet', 'normal', 'all'] as const;
export type ServicePreset = (typeof SERVICE_PRESETS)[number];

const QUIET = ['chat', 'email', 'sms', 'photo', 'media'] as const satisfies readonly Service[];

/**
 * Services that each preset switches on. Which ones belong together is our choice: the specification has no presets.
 * @spec §1 — switch services on and off
 */
const SERVICES_OF: Readonly<Record<ServicePreset, readonly Service[]>> = {
  quiet: QUIET,
  normal: [...QUIET, 'cam', 'video', 'peek', 'voyeur', 'showsnapshot'],
  all: SERVICES,
};

/** Services that only the choice of everything touches: they need a toy or a phone beside the performer. */
const UNTOUCHED: readonly Service[] = ['toy', 'phone', 'voicemail'];

type State = Pick<ServicesState, 'flags' | 'blocked' | 'status'>;

const isTouched = (preset: ServicePreset, service: Service): boolean =>
  preset === 'all' || !UNTOUCHED.includes(service);

/** Flags after a preset is chosen: a service that cannot be switched on stays off. @spec §1, §4 Services status */
export const flagsByPreset = (state: State, preset: ServicePreset): ServiceFlags => {
  const flags = { ...state.flags };
  for (const service of SERVICES) {
    if (!isTouched(preset, service)) continue;
    const isOn = SERVICES_OF[preset].includes(service);
    flags[service] = isOn && switchRefusal(state, service) === undefined;
  }
  return flags;
};

/** Services that a preset switches, in the order of the list; empty where it changes nothing. */
export interface PresetChange {
  readonly on: readonly Service[];
  readonly off: readonly Service[];
}

/** Lists what a preset would switch on and off now. */
export const changeByPreset = (state: State, preset: ServicePreset): PresetChange => {
  const chosen = flagsByPreset(state, preset);
  return {
    on: SERVICES.filter((service) => chosen[service] && !state.flags[service]),
    off: SERVICES.filter((service) => !chosen[service] && state.flags[service]),
  };
};

/** Finds the choice that is in effect; `undefined` for a selection of the performer's own. */
export const presetOf = (state: State): ServicePreset | undefined =>
  SERVICE_PRESETS.find((preset) => {
    const chosen = flagsByPreset(state, preset);
    return (
      SERVICES.every((service) => chosen[service] === state.flags[service]) &&
      SERVICES.some((service) => chosen[service])
    );
  });
