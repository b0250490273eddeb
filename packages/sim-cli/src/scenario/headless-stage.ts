import { millis } from '@greenroom/core/kernel/units';
import { seconds } from '@greenroom/core/kernel/units';
import { TIMER_NAMES } from '../actors/customer-link.port.ts';
import { NO_FAULTS } from '../actors/toy-app-answers.ts';
import type { HeadlessWorld } from '../headless/headless-world.ts';
import { CODE, type HeadlessPlatform } from '../headless/headless-platform.ts';
import * as z from 'zod/mini';
import { serviceChangeWire } from '@greenroom/adapters-socket/realtime/fields.wire';
import type { ServiceChange } from '@greenroom/core/services/service';
import { sampleContent } from '../platform/admin/trigger.ts';
import { DEMO_PASSWORD } from '../platform/world/performers.ts';
import { differenceIn } from '../headless/difference.ts';
import { createHeadlessFaults } from './headless-faults.ts';
import type { ScenarioWorld } from './scenario.wire.ts';
import type { Stage, StageCustomer } from './stage.ts';

const changeWire = z.object({ services: serviceChangeWire });

const changeServices = (platform: HeadlessPlatform, change: ServiceChange): void => {
  const { account } = platform;
  platform.account = { ...account, services: { ...account.services, ...change } };
};

/** How long after she accepted a customer's page starts its timers. */
const JOINS_AFTER = millis(200);

/** The steps of a scenario on a world in this process. */
export const createHeadlessStage = (world: HeadlessWorld, { customers }: Pick<ScenarioWorld, 'customers'>): Stage => {
  const { app, clock, desk, platform, socket, toys, pace } = world;
  const wellLine = { ...socket.line };
  const hasApp = toys.app;
  const known = new Map<string, StageCustomer>();
  const faults = createHeadlessFaults(world);
  let triggered = 0;

  const enter = (name: string): StageCustomer => {
    const link = desk.customer(name, customers[name]?.country ?? 'nl');
    const customer: StageCustomer = { link, timers: TIMER_NAMES };
    link.listen((heard) => {
      if (heard.type !== 'accepted') return;
      clock.schedule(JOINS_AFTER, () => {
        for (const timer of customer.timers) void link.startTimer(timer);
      });
    });
    known.set(name, customer);
    return customer;
  };
  return {
    app,
    her: { id: platform.account.id, password: DEMO_PASSWORD },
    code: async () => CODE,
    settle: () => pace.pass(platform.answerTime),
    customer: async (name) => known.get(name) ?? enter(name),
    trigger: async (event, content) => {
      const newId = (): string => `t${(triggered += 1)}`;
      // The platform tells what it did: it has changed them.
      const changed = changeWire.safeParse(content);
      if (event === 'status_change' && changed.success) changeServices(platform, changed.data.services);
      desk.ring(event, content ?? sampleContent(event, undefined, newId) ?? {});
    },
    fault: faults.turn,
    line: async (change) => {
      Object.assign(socket.line, Object.keys(change).length === 0 ? wellLine : change);
    },
    cut: async () => socket.reset(),
    wallClock: async (by) => clock.stepWallClock(seconds(by)),
    toyApp: async (runs, faults) => {
      toys.app = runs;
      toys.faults = { ...NO_FAULTS, ...faults };
    },
    allWell: async () => {
      await faults.allOff();
      platform.refused.clear();
      Object.assign(socket.line, wellLine);
      toys.faults = NO_FAULTS;
      toys.dies = false;
      toys.app = hasApp;
    },
    difference: async () => differenceIn(world),
    phone: async (act) => toys.phone(act),
  };
};
