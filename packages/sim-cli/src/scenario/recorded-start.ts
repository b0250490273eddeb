import { REQUEST_TYPE_NAMES } from '../actors/request-types.ts';
import type { PlatformState } from '../platform/base/admin-api/admin-api.wire.ts';
import { customerName } from '../platform/work/customers/traced.ts';
import type { SimulatedToy } from '../toys/toy-drawer.ts';
import type { ScenarioStep } from './scenario.wire.ts';

/** State of a performer at the beginning of a recording. */
export interface RecordedStart {
  readonly id: string;
  readonly services: readonly string[];
  readonly ready: boolean;
  /** Customer who has asked for the performer or is in a session. */
  readonly customer:
    | { readonly name: string; readonly type: string; readonly accepted: boolean; readonly timers: readonly string[] }
    | undefined;
  readonly toys: readonly SimulatedToy[];
  /** True when the toys are on a phone. */
  readonly phone: boolean;
}

/** @returns `undefined` when there is no such performer */
export const startOf = (
  state: PlatformState,
  id: string,
  toys: { readonly inApp: readonly SimulatedToy[]; readonly onPhone: readonly SimulatedToy[] },
): RecordedStart | undefined => {
  const account = state.performers.find((performer) => performer.id === id);
  if (account === undefined) return undefined;
  const live = state.requests.find(({ performerId, status }) => performerId === id && status !== 'ended');
  const shown = state.customers.find((customer) => customer.id === live?.clientId)?.name ?? '';
  const phone = toys.inApp.length === 0 && toys.onPhone.length > 0;
  return {
    id,
    services: account.services,
    ready: account.ready,
    customer: live && {
      name: customerName(live.clientId, shown),
      type: live.type,
      accepted: live.status === 'accepted',
      timers: [live.timers.platform && 'START_TIMER', live.timers.device && 'START_TIMER_DEVICE'].filter(
        (timer) => typeof timer === 'string',
      ),
    },
    toys: phone ? toys.onPhone : toys.inApp,
    phone,
  };
};

const CONNECTED = { expect: { state: { 'toys.status': 'connected' }, within: '5s' } } as const;

/** The steps that bring a replay to where the recording began. */
export const openingSteps = ({ ready, customer, toys, phone }: RecordedStart): readonly ScenarioStep[] => {
  const steps: ScenarioStep[] = [
    { action: 'logIn' },
    { expect: { state: { 'realtime.authenticated': true }, within: '5s' } },
  ];
  if (phone) {
    steps.push({ action: 'connectToys', expect: { state: { 'toys.status': 'waiting_for_qr' }, within: '5s' } });
    steps.push({ action: 'scan', ...CONNECTED });
  } else if (toys.length > 0) steps.push({ action: 'connectToys', ...CONNECTED });
  if (ready) steps.push({ action: 'goReady', expect: { state: { 'session.status': 'active' } } });
  if (customer === undefined) return steps;
  const actor = customer.name;
  const requestType = REQUEST_TYPE_NAMES.find((name) => name === customer.type) ?? 'chat';
  steps.push({
    actor,
    action: 'ask',
    for: requestType,
    timers: 'none',
    expect: { state: { 'session.request': actor } },
  });
  if (customer.accepted) steps.push({ action: 'accept', expect: { state: { 'session.client': actor } } });
  for (const timer of customer.timers) steps.push({ actor, action: 'startTimer', timer });
  return steps;
};

/** Texts of the toys in the drawer, as scenarios write them. */
export const drawerTexts = ({ toys }: RecordedStart): readonly string[] =>
  toys.map(({ model, battery }) => `${model}:${battery ?? 'null'}`);
