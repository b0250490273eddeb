import { serviceChangeWire } from '@greenroom/adapters-socket/realtime/fields.wire';
import { millis, seconds } from '@greenroom/core/kernel/units';
import * as z from 'zod/mini';
import { TIMER_NAMES } from '../actors/customer-link.port.ts';
import { NO_FAULTS } from '../actors/toy-app-answers.ts';
import { differenceIn } from '../compositions/virtual/difference.ts';
import type { VirtualWorld } from '../compositions/virtual/virtual-world.ts';
import { changedServices } from '../platform/account/performers.ts';
import { trigger } from '../platform/admin/trigger.ts';
import { FAULT_NAMES, isForEverybody, type FaultName } from '../platform/faults/faults.ts';
import { isMediaFault } from '../platform/media/media-faults.ts';
import { DEMO_PASSWORD } from '../platform/world/performers.ts';
import type { ScenarioWorld } from './scenario.wire.ts';
import { StepFailure, type Stage, type StageCustomer } from './stage.ts';

const changeWire = z.object({ services: serviceChangeWire });
/** The time from the acceptance until a customer's page starts its timers. */
const JOINS_AFTER = millis(200);

/** Frames are whole in virtual time, and pictures are not carried: these need a platform that runs. */
const LIVE_ONLY: readonly FaultName[] = ['tcp-jitter', 'tcp-thin', 'tcp-slice', 'upload-cut', 'toy-phone-silent'];

export const isPlayable = (name: FaultName): boolean => !LIVE_ONLY.includes(name) && !isMediaFault(name);

/** Tells whether a fault that a scenario names can be played on a running platform only. */
export const needsPlatform = (name: unknown): boolean =>
  FAULT_NAMES.some((known) => known === name && !isPlayable(known));

/** Plays the steps of a scenario on a world in this process. */
export const createVirtualStage = (world: VirtualWorld, { customers }: Pick<ScenarioWorld, 'customers'>): Stage => {
  const { app, clock, platform, performerId, link, gate, toys, pace, enterCustomer } = world;
  const { parts, activity } = platform;
  const { faultService } = parts;
  const hasApp = toys.app;
  const known = new Map<string, StageCustomer>();

  const enter = async (name: string): Promise<StageCustomer> => {
    const customer: StageCustomer = {
      link: await enterCustomer(name, customers[name]?.country ?? 'nl'),
      timers: TIMER_NAMES,
    };
    customer.link.listen((heard) => {
      if (heard.type !== 'accepted') return;
      clock.schedule(JOINS_AFTER, () => {
        for (const timer of customer.timers) void customer.link.startTimer(timer);
      });
    });
    known.set(name, customer);
    return customer;
  };
  /** The platform tells what it did: it has changed them. */
  const changeServices = async (content: unknown): Promise<void> => {
    const changed = changeWire.safeParse(content);
    const performer = changed.success ? await parts.performers.find(performerId) : undefined;
    if (!changed.success || performer === undefined) return;
    await parts.performers.update(performerId, { services: changedServices(performer, changed.data.services) });
  };
  const turn = async (name: FaultName, on: boolean, lasts?: number): Promise<void> => {
    activity.note();
    const turned = await faultService.turn({
      name,
      on,
      performerId: isForEverybody(name) ? undefined : performerId,
      lasts: lasts === undefined ? undefined : millis(lasts),
    });
    if (!turned.ok) throw new StepFailure(`the fault ${name} could not be switched: ${turned.error}`);
  };
  return {
    app,
    her: { id: performerId, password: DEMO_PASSWORD },
    code: async () => (await parts.codes.mailbox(performerId))[0]?.code ?? '',
    settle: () => pace.pass(gate.answerTime),
    customer: async (name) => known.get(name) ?? enter(name),
    trigger: async (event, content) => {
      activity.note();
      if (event === 'status_change') await changeServices(content);
      await trigger(parts.publisher, { event, performerId, content }, parts.ids.id);
    },
    fault: turn,
    line: async (change) => {
      if (Object.keys(change).length === 0) link.heal();
      else Object.assign(link.socket, change);
    },
    cut: async () => link.reset(),
    wallClock: async (by) => clock.stepWallClock(seconds(by)),
    toyApp: async (runs, faults) => {
      toys.app = runs;
      toys.faults = { ...NO_FAULTS, ...faults };
    },
    allWell: async () => {
      const on = [...(await parts.faults.list()), ...parts.line.active(), ...parts.toyTroubles.active()];
      for (const { name } of on) await turn(name, false);
      gate.refused.clear();
      link.heal();
      toys.faults = NO_FAULTS;
      toys.dies = false;
      toys.app = hasApp;
    },
    difference: () => differenceIn(world),
    phone: async (act) => toys.phone(act),
  };
};
