import { fieldOf } from '@greenroom/core/kernel/json';
import type { VirtualClock } from '@greenroom/core/kernel/virtual-clock';
import type { Service } from '@greenroom/core/services/service';
import type { WorldPerformer } from '../../platform/base/world/performers.ts';
import { createTrace, type Trace, type TraceEvent, type NewTraceEvent } from '../../trace/trace-event.ts';
import type { TraceLog } from '../../trace/trace-log.ts';
import { createDisturbances, type Disturbances } from './disturbances.ts';
import { createVirtualPace, type Pace } from './pace.ts';
import { createEnterCustomer, type EnterCustomer, type TakenPayment } from './virtual-customers.ts';
import { createVirtualPlatform, type VirtualPlatform } from './virtual-platform.ts';
import { NOON, type WorldImage } from './virtual-store.ts';
import { createVirtualToyFaults } from './virtual-toy-faults.ts';
import type { VirtualToys } from './virtual-toys.ts';

/** The platform, time and customers, which all performers of a run share. */
export interface SharedWorld {
  readonly clock: VirtualClock;
  readonly platform: VirtualPlatform;
  readonly enterCustomer: EnterCustomer;
  /** Every payment for toys that the platform took. */
  readonly payments: readonly TakenPayment[];
  /** Every number of viewers that the platform has told this performer. */
  readonly viewersReported: (performerId: string) => Set<number>;
  /** The wall clock at the beginning, in seconds since 1970. */
  readonly beganAt: number;
  readonly trace: Trace;
  /** Writes what happens to one performer. */
  readonly note: (performerId: string, traceEvent: NewTraceEvent) => void;
  /** Performer of the trace entries that name none. */
  readonly firstId: string;
  readonly pace: Pace;
  readonly disturbances: Disturbances;
  /** Gives the toys of one more performer to the faults of toys. */
  readonly addToys: (toys: VirtualToys) => void;
}

export interface SharedWorldOptions {
  readonly seed: number;
  readonly performers: readonly {
    readonly performer: WorldPerformer;
    readonly services: readonly Service[];
  }[];
  readonly follow: ((traceEvent: TraceEvent) => void) | undefined;
}

/** The number of viewers in an event; undefined for any other event. */
const viewersIn = (traceEvent: NewTraceEvent): number | undefined => {
  if (traceEvent.kind !== 'event' || traceEvent.name !== 'voyeur') return undefined;
  return Number(fieldOf(traceEvent.content, 'value'));
};

/** Composes the platform for these performers. @param image what its store begins with */
export const createSharedWorld = (image: WorldImage, options: SharedWorldOptions): SharedWorld => {
  const { seed, performers, follow } = options;
  const firstId = performers[0]?.performer.id ?? '';
  const viewers = new Map<string, Set<number>>();
  const viewersReported = (performerId: string): Set<number> => {
    const reported = viewers.get(performerId) ?? new Set([0]);
    viewers.set(performerId, reported);
    return reported;
  };
  const note = (performerId: string | undefined, entry: NewTraceEvent): void => {
    const isFirst = performerId === undefined || performerId === firstId;
    trace.write(isFirst ? entry : { ...entry, performer: performerId });
  };
  const traceLog: TraceLog = {
    write: (performerId, traceEvent) => {
      const reported = viewersIn(traceEvent);
      if (reported !== undefined && performerId !== undefined) viewersReported(performerId).add(reported);
      // What people do is there already, as steps, and calls as the page made them.
      if (traceEvent.kind !== 'does' && traceEvent.kind !== 'call') note(performerId, traceEvent);
    },
    after: () => [],
    last: () => 0,
    find: () => undefined,
  };
  const toys: VirtualToys[] = [];
  const platform = createVirtualPlatform(image, {
    seed,
    performers: performers.map(({ performer: { id, status }, services }) => ({ id, services, status })),
    traceLog: () => traceLog,
    toyFaults: createVirtualToyFaults(
      () => toys,
      () => platform.clock,
    ),
  });
  const { clock, activity } = platform;
  const trace = createTrace(clock.now, follow);
  const payments: TakenPayment[] = [];
  return {
    clock,
    platform,
    enterCustomer: createEnterCustomer(platform, (payment) => payments.push(payment)),
    payments,
    viewersReported,
    beganAt: NOON,
    trace,
    firstId,
    note,
    pace: createVirtualPace(clock, activity.count, platform.pending),
    disturbances: createDisturbances(clock.now),
    addToys: (more) => toys.push(more),
  };
};
