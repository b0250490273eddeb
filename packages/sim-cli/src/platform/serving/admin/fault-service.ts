import * as z from 'zod';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { done, err, type Result } from '@greenroom/core/kernel/result';
import { millis, type Millis } from '@greenroom/core/kernel/units';
import type { TraceLog } from '../../../trace/trace-log.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import { inBackground } from '../../base/environment/in-background.ts';
import type { Nodes } from '../../base/environment/nodes.port.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { whyNoCall, type FaultRule } from '../../base/faults/fault-rule.ts';
import {
  isMediaFault,
  isTcpFault,
  isToyFault,
  FAULT_NAMES,
  happensOnce,
  isForEverybody,
  isSocketFault,
  type FaultName,
  type SocketFault,
} from '../../base/faults/fault.ts';
import type { Faults } from '../../base/faults/faults.ts';
import type { Performers } from '../../base/people/performers.ts';
import type { EventPublisher } from '../../base/publisher/event-publisher.ts';
import type { Ids } from '../../base/security/ids.ts';
import type { PlatformLine } from '../../base/tcp/fault-proxy.ts';
import type { MountedMedia } from '../../devices/media/mount-media.ts';
import type { ToyFaults } from '../../devices/toys/toy-faults.ts';
import type { Requests } from '../../work/session/requests.ts';
import { OUTBURSTS } from './outbursts.ts';

/** A fault that is to be on or off. */
export interface FaultOrder {
  readonly name: FaultName;
  readonly on: boolean;
  /** All performers when not given. */
  readonly performerId: string | undefined;
  /** Time on the platform's clock after which it ends by itself. */
  readonly lasts: Millis | undefined;
}

/** A rule of calls that is to be on, or off where there is none. */
export interface CallRuleOrder {
  readonly match: string;
  readonly rule: FaultRule | undefined;
  readonly performerId: string | undefined;
  readonly lasts: Millis | undefined;
}

type Refusal =
  | 'no_such_performer'
  | 'no_such_call'
  | 'for_everybody'
  | 'happens_once'
  | 'no_proxy'
  | 'no_toy_app'
  | 'no_phone';

export interface FaultService {
  readonly turn: (order: FaultOrder) => Promise<Result<undefined, Refusal>>;
  readonly turnRule: (order: CallRuleOrder) => Promise<Result<undefined, Refusal>>;
  /** Ends the faults whose time is over, also those that another process has switched on before it died. */
  readonly sweep: () => Promise<void>;
}

/** An order that comes from another node. */
const orderWire = z.object({
  name: z.enum(FAULT_NAMES),
  on: z.boolean(),
  performerId: z.string().optional(),
  lasts: z.number().transform(millis).optional(),
});

const orderOf = (told: unknown): FaultOrder => {
  const { performerId, lasts, ...order } = orderWire.parse(told);
  return { ...order, performerId, lasts };
};

interface Parts {
  readonly publisher: EventPublisher;
  readonly clock: PlatformClock;
  readonly line: PlatformLine;
  readonly faults: Faults;
  readonly eventLog: EventLog;
  readonly media: MountedMedia;
  readonly performers: Performers;
  readonly requests: Requests;
  readonly toyFaults: ToyFaults;
  readonly nodes: Nodes;
  readonly ids: Ids;
  readonly traceLog: TraceLog;
}

/** Switches the faults of all parts of the platform. */
export const createFaultService = (parts: Parts): FaultService => {
  const { publisher, clock, line, faults, eventLog, media, performers, requests, toyFaults, nodes, ids } = parts;
  const partnerOf = async (performerId: string): Promise<string | undefined> =>
    (await requests.liveFor(performerId)).find(({ status }) => status === 'accepted')?.client_id;
  const outburst = { publisher, clock, eventLog, rate: clock.rate, partnerOf, newId: ids.id };
  /** Timers of the faults that end with this process; the others end in the store. */
  const ends = new Map<string, Cancel>();

  /** Performers that a fault is about: the given one, or all who have a socket. */
  const online = async (performerId: string | undefined): Promise<readonly string[]> => {
    if (performerId !== undefined) return [performerId];
    return [...(await publisher.performersThere((await performers.list()).map(({ id }) => id)))];
  };
  const burst = async (name: SocketFault, performerId: string | undefined): Promise<void> => {
    for (const id of await online(performerId)) await OUTBURSTS[name]?.(outburst, id);
  };
  const note = ({ name, on, performerId }: Pick<FaultOrder, 'name' | 'on' | 'performerId'>): void => {
    eventLog.write('info', on ? 'Fault on' : 'Fault off', { fault: name, performer: performerId });
    parts.traceLog.write(performerId, { kind: 'does', who: 'platform', action: 'fault', detail: { name, on } });
  };
  const sweep = async (): Promise<void> => {
    for (const { name, performerId } of await faults.endDue()) note({ name, on: false, performerId });
  };
  const act = async ({ name, on, performerId, lasts }: FaultOrder): Promise<Result<undefined, Refusal>> => {
    if (performerId !== undefined && isForEverybody(name)) return err('for_everybody');
    if (isToyFault(name)) return toyFaults.turn(name, on, performerId);
    if (isTcpFault(name)) return line.turn(name, on, performerId);
    if (isMediaFault(name)) {
      (await media.server('main')).faults.turn(name, on);
      return done;
    }
    if (isSocketFault(name) && happensOnce(name)) {
      if (on) await burst(name, performerId);
      return done;
    }
    await faults.switch(name, on, performerId, lasts);
    if (name === 'socket-down' && on) publisher.drop(performerId);
    return done;
  };
  const isStored = (name: FaultName): boolean => !isToyFault(name) && !isTcpFault(name) && !isMediaFault(name);
  /** Switches a fault in this process; one that is in the store is switched for every node. */
  const turnHere = async (order: FaultOrder): Promise<Result<undefined, Refusal>> => {
    const { name, on, performerId, lasts } = order;
    const outcome = await act(order);
    if (!outcome.ok) return outcome;
    note(order);
    const key = `${name} ${performerId ?? ''}`;
    ends.get(key)?.();
    ends.delete(key);
    if (on && lasts !== undefined) {
      const off = { name, on: false, performerId, lasts: undefined };
      ends.set(
        key,
        clock.schedule(lasts, () => inBackground(eventLog, isStored(name) ? sweep() : turnHere(off))),
      );
    }
    return done;
  };
  const service: FaultService = {
    sweep,
    turn: async (order) => {
      const { name, performerId, lasts } = order;
      if (performerId !== undefined && (await performers.find(performerId)) === undefined)
        return err('no_such_performer');
      if (lasts !== undefined && happensOnce(name)) return err('happens_once');
      const outcome = await turnHere(order);
      if (outcome.ok && !isStored(name)) nodes.broadcast('fault', order);
      return outcome;
    },
    turnRule: async ({ match, rule, performerId, lasts }) => {
      if (whyNoCall(match) !== undefined) return err('no_such_call');
      if (performerId !== undefined && (await performers.find(performerId)) === undefined)
        return err('no_such_performer');
      await faults.setRule(match, rule, performerId, lasts);
      const isOn = rule !== undefined;
      eventLog.write('info', isOn ? 'Rule of calls on' : 'Rule of calls off', { match, performer: performerId });
      const detail = { match, on: isOn, ...rule };
      parts.traceLog.write(performerId, { kind: 'does', who: 'platform', action: 'changeCalls', detail });
      return done;
    },
  };
  nodes.onBroadcast('fault', (order) => {
    turnHere(orderOf(order)).catch((error: unknown) =>
      eventLog.write('error', 'Fault of another node not switched', { reason: String(error) }),
    );
  });
  return service;
};
