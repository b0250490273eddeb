import { SESSION_KPI } from '@greenroom/core/session/session-kpi';
import { WISH_NAMES } from '../actors/wishes.ts';
import type { TrafficReport } from '../platform/admin/traffic.wire.ts';
import type { Happening } from '../traffic/happening.ts';
import { drawerTexts, openingSteps, type RecordedStart } from './recorded-start.ts';
import { createRecordedToys } from './recorded-toys.ts';
import type { Step } from './scenario.wire.ts';

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** What makes it one and the same deed: a save that follows so closely on it is its consequence. */
const TOGETHER = 1_500;
const PAUSED = 'pf_camback_paused';
const RESUMED = 'pf_camback_resumed';

type Call = Extract<Happening, { readonly kind: 'call' }>;
type Kpi = string | undefined;

/** What she did that made her page make this call; undefined where the page made it by itself. */
const deedOf = (call: Call, lastKpi: { readonly name: Kpi; readonly at: number }): readonly Step[] => {
  const { name, body } = call;
  const kpi = field(body, 'name');
  switch (name) {
    case 'performerReady':
      return [{ action: 'goReady', expect: { call: name, state: { 'session.status': 'active' } } }];
    case 'acceptRequest':
      return [{ action: 'accept', expect: { call: name } }];
    case 'endSession': {
      const block = field(body, 'blocked') === true;
      return [{ action: 'end', block, expect: { call: name } }];
    }
    case 'sendChatMessage': {
      const text = field(body, 'msg');
      return [{ action: 'send', text: typeof text === 'string' ? text : '', expect: { call: name } }];
    }
    case 'saveServices':
      if (call.at - lastKpi.at < TOGETHER && lastKpi.name === SESSION_KPI.stopped) return [];
      return Object.keys(Object(body))
        .filter((service) => typeof field(body, service) === 'boolean')
        .map((service) => ({ action: 'toggle', service }));
    case 'kpi':
    case 'kpiWithoutBody':
      if (kpi === SESSION_KPI.stopped) return [{ action: 'stopWork', expect: { state: { 'session.status': 'idle' } } }];
      if (kpi === PAUSED) return [{ action: 'pause', expect: { state: { 'services.status': 'pause' } } }];
      return kpi === RESUMED ? [{ action: 'resume', expect: { state: { 'services.status': 'ready' } } }] : [];
    case 'logout':
      return [{ action: 'logOut', expect: { state: { 'login.status': 'unauthenticated' }, within: '5s' } }];
    default:
      return [];
  }
};

/** What somebody else did, as a step; his timers are steps of their own. */
const othersDeed = (does: Extract<Happening, { readonly kind: 'does' }>): Step => {
  const { who, action, detail } = does;
  if (who === 'platform' || who === 'phone') return { action, ...detail };
  if (action !== 'ask') return { actor: who, action, mayFail: true, ...detail };
  const wish = WISH_NAMES.find((name) => name === detail['for']) ?? 'chat';
  return { actor: who, action, for: wish, timers: 'none', mayFail: true };
};

const declines = (happening: Happening): boolean =>
  happening.kind === 'sent' && happening.name === 'videoChat' && field(happening.content, '_stateChange') === 'REJPERF';

/** A toggle of a pause or of its end is told by the pause itself. */
const withoutPauseSaves = (reports: readonly TrafficReport[]): readonly TrafficReport[] => {
  const pauses = reports.flatMap(({ happening }) =>
    happening.kind === 'call' && [PAUSED, RESUMED].includes(String(field(happening.body, 'name'))) ? happening.at : [],
  );
  return reports.filter(
    ({ happening }) =>
      !(
        happening.kind === 'call' &&
        happening.name === 'saveServices' &&
        pauses.some((at) => Math.abs(at - happening.at) < TOGETHER)
      ),
  );
};

const ENDS = ['leave', 'cancel'];
const movesToys = ({ action, event }: Step): boolean => action === 'pay' || (action === 'trigger' && event === 'toy');

/** The story that a piece of traffic tells of one performer, as a scenario that begins where the recording began. */
export const scenarioFrom = (reports: readonly TrafficReport[], start: RecordedStart): object => {
  const toys = createRecordedToys();
  const steps: Step[] = [];
  let lastAt = reports[0]?.happening.at ?? 0;
  let lastKpi: { readonly name: Kpi; readonly at: number } = { name: undefined, at: Number.NEGATIVE_INFINITY };
  for (const { happening } of withoutPauseSaves(reports)) {
    const { at } = happening;
    const made: Step[] = [];
    if (happening.kind === 'does') {
      made.push(othersDeed(happening));
      if (ENDS.includes(happening.action)) toys.ended(at);
    }
    if (happening.kind === 'toy') {
      const stopped = toys.told(happening.entry, at);
      if (stopped !== undefined) made.push(stopped);
    }
    if (declines(happening)) made.push({ action: 'decline', expect: { sent: 'videoChat' } });
    if (happening.kind === 'call') {
      made.push(...deedOf(happening, lastKpi));
      const kpi = field(happening.body, 'name');
      if (happening.name.startsWith('kpi') && typeof kpi === 'string') lastKpi = { name: kpi, at };
      if (['endSession', 'logout'].includes(happening.name) || kpi === SESSION_KPI.stopped) toys.ended(at);
    }
    const [first, ...rest] = made;
    if (first === undefined) continue;
    const step = { after: `${at - lastAt}ms`, ...first };
    if (movesToys(step)) toys.moved(step, at);
    steps.push(step, ...rest);
    lastAt = at;
  }
  // What the last step brings about.
  steps.push({ after: '2s' });
  return {
    name: `Recorded of performer ${start.id}`,
    live: false,
    world: {
      performer: start.id,
      services: start.services,
      ...(start.toys.length === 0 ? {} : { toys: drawerTexts(start) }),
      ...(start.phone ? { phoneOnly: true } : {}),
    },
    steps: [...openingSteps(start), ...steps],
  };
};
