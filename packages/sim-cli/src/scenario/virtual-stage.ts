import * as z from 'zod/mini';
import { serviceChangeWire } from '@greenroom/adapters-socket/realtime/fields.wire';
import { detach } from '@greenroom/core/kernel/detach';
import { err } from '@greenroom/core/kernel/result';
import { millis, seconds, type Millis } from '@greenroom/core/kernel/units';
import { TIMER_NAMES } from '../actors/customer-link.port.ts';
import { sendCall } from '../actors/send-call.ts';
import { differenceIn } from '../compositions/virtual/difference.ts';
import type { Disturbances } from '../compositions/virtual/disturbances.ts';
import type { PerformerWorld, VirtualWorld } from '../compositions/virtual/virtual-world.ts';
import { happensOnce, isForEverybody, type FaultName } from '../platform/base/faults/fault.ts';
import { changedServices } from '../platform/base/people/performers.ts';
import { DEMO_PASSWORD } from '../platform/base/world/performers.ts';
import { trigger } from '../platform/serving/admin/trigger.ts';
import { NO_FAULTS } from '../toys/toy-app-answers.ts';
import type { ScenarioWorld } from './scenario.wire.ts';
import { createStageSecrets } from './stage-secrets.ts';
import type { PageAct, Stage, StageCustomer } from './stage.ts';
import { StepFailure } from './step-failure.ts';

const changeWire = z.object({ services: serviceChangeWire });
/** Time from the acceptance until a customer's page starts its timers. */
const JOINS_AFTER = millis(200);

/** Longest wait for the answer to a call; no call takes as long, not even that of a file. */
const CALL_TIMEOUT = millis(10_000);

/** Creates the customers of a run by name, each at its first step, whichever performer it asks. */
const createStageCustomers = (world: VirtualWorld, { customers }: Pick<ScenarioWorld, 'customers'>) => {
  const [{ enterCustomer }] = world.performers;
  const known = new Map<string, StageCustomer>();
  const enter = async (name: string): Promise<StageCustomer> => {
    const customer: StageCustomer = {
      link: await enterCustomer(name, customers[name]?.country ?? 'nl', customers[name]?.region),
      timers: TIMER_NAMES,
    };
    customer.link.listen((event) => {
      if (event.type !== 'accepted') return;
      world.clock.schedule(JOINS_AFTER, () => {
        for (const timer of customer.timers) detach(customer.link.startTimer(timer));
      });
    });
    known.set(name, customer);
    return customer;
  };
  return async (name: string): Promise<StageCustomer> => known.get(name) ?? enter(name);
};

interface FaultSwitch {
  readonly name: FaultName;
  readonly on: boolean;
  readonly performerId: string | undefined;
  /** Milliseconds after which it ends by itself. */
  readonly lasts?: number | undefined;
}
type SwitchFault = (fault: FaultSwitch) => Promise<void>;

/** Notes a disturbance that is switched. @param lasts milliseconds after which it ends by itself */
const noteDisturbance = (disturbances: Disturbances, name: string, on: boolean, lasts: number | undefined): void => {
  if (lasts !== undefined) disturbances.happen(lasts);
  else if (on) disturbances.begin(name);
  else disturbances.end(name);
};
/** Notes a fault that is switched: one that happens once is over at once, and one of a performer ends with that performer's alone. */
const noteFault = (disturbances: Disturbances, { name, on, performerId, lasts }: FaultSwitch): void => {
  if (happensOnce(name)) disturbances.happen();
  else noteDisturbance(disturbances, isForEverybody(name) ? name : `${name} ${performerId ?? ''}`, on, lasts);
};
const optionalMillis = (time: number | undefined): Millis | undefined =>
  time === undefined ? undefined : millis(time);

/** Creates the stage of one performer. @param allWell ends the faults of all performers */
const createPerformerStage = (
  world: PerformerWorld,
  customer: Stage['customer'],
  switchFault: SwitchFault,
  allWell: Stage['allWell'],
): Stage => {
  const { browser, clock, platform, performerId, link, gate, toys, pace, disturbances } = world;
  const { parts, activity } = platform;
  /** Changes the services on the platform, which reports only changes that it has made itself. */
  const changeServices = async (content: unknown): Promise<void> => {
    const changed = changeWire.safeParse(content);
    const performer = changed.success ? await parts.performers.find(performerId) : undefined;
    if (!changed.success || performer === undefined) return;
    await parts.performers.update(performerId, { services: changedServices(performer, changed.data.services) });
  };
  const page = async (act: PageAct): Promise<void> => {
    activity.note();
    if (act === 'open') return browser.isOpen() ? browser.app().start() : browser.open();
    disturbances.happen();
    if (act === 'openTab') return browser.openTab();
    browser.leave();
    if (act === 'reload') browser.open();
  };
  const mailedCode = async (): Promise<string> => (await parts.codes.mailbox(performerId))[0]?.code ?? '';
  const secrets = createStageSecrets({
    password: DEMO_PASSWORD,
    mailedCode,
    passwordLink: async () =>
      (await parts.notices.list(performerId)).find(({ kind }) => kind === 'passwordLink')?.link ?? undefined,
    today: parts.clock.today,
  });
  return {
    get app() {
      return browser.app();
    },
    account: { id: performerId, password: DEMO_PASSWORD },
    code: mailedCode,
    secrets,
    settle: () => pace.pass(gate.answerTime),
    page,
    letter: async (who, content) => {
      await customer(who);
      activity.note();
      const written = await parts.inboxService.write({ performerId, clientId: who }, { subject: content, content });
      return written.ok ? written : err({ error: written.error });
    },
    hide: (region, on) =>
      on ? parts.regionBlocks.add(performerId, region) : parts.regionBlocks.remove(performerId, region),
    withhold: async (word) => {
      const problem = await parts.blockedWords.add(performerId, word);
      if (problem !== undefined) throw new StepFailure(`the word is refused: ${problem}`);
    },
    customer,
    trigger: async (event, content) => {
      activity.note();
      if (event === 'status_change') await changeServices(content);
      await trigger(parts.publisher, { event, performerId, content }, parts.ids.id);
    },
    fault: (name, on, lasts) => switchFault({ name, on, performerId, lasts }),
    sendCall: async (name, content) => {
      activity.note();
      let answer: Awaited<ReturnType<Stage['sendCall']>> | undefined;
      detach(
        sendCall(browser.client(), name, content).then((answered) => {
          answer = answered;
        }),
      );
      // An answer takes time of the virtual clock, which nothing else moves here.
      await pace.until(() => answer !== undefined, CALL_TIMEOUT);
      return answer === undefined ? err({ why: 'no answer' }) : secrets.noted(answer);
    },
    changeCalls: async (match, rule, lasts) => {
      activity.note();
      noteDisturbance(disturbances, `calls ${match} ${performerId}`, rule !== undefined, lasts);
      const turned = await parts.faultService.turnRule({
        match,
        rule,
        performerId,
        lasts: optionalMillis(lasts),
      });
      if (!turned.ok) throw new StepFailure(`the rule of ${match} could not be set: ${turned.error}`);
    },
    line: async (change) => {
      const name = `line ${performerId}`;
      if (Object.keys(change).length === 0) {
        link.heal();
        disturbances.end(name);
        return;
      }
      Object.assign(link.socket, change);
      disturbances.begin(name);
    },
    cut: async () => {
      disturbances.happen();
      link.reset();
    },
    wallClock: async (by) => clock.stepWallClock(seconds(by)),
    toyApp: async (runs, faults) => {
      toys.isAppRunning = runs;
      toys.faults = { ...NO_FAULTS, ...faults };
    },
    allWell,
    difference: async (healed) => {
      const isHealed = (time: Millis): boolean =>
        disturbances.areOverFor(time) && browser.app().realtime.watch.state().authenticated;
      return healed === undefined || isHealed(healed) ? differenceIn(world) : undefined;
    },
    phone: async (act) => toys.phone(act),
  };
};

/** Creates the stage of each performer of a world in this process, by id. */
export const createVirtualStages = (
  world: VirtualWorld,
  asked: Pick<ScenarioWorld, 'customers'>,
): ReadonlyMap<string, Stage> => {
  const { platform, disturbances, performers } = world;
  const { parts, activity } = platform;
  const { faultService } = parts;
  const hadApp = new Set(performers.filter(({ toys }) => toys.isAppRunning));
  const switchFault: SwitchFault = async (fault) => {
    const { name, on, performerId, lasts } = fault;
    activity.note();
    noteFault(disturbances, fault);
    const turned = await faultService.turn({
      name,
      on,
      performerId: isForEverybody(name) ? undefined : performerId,
      lasts: optionalMillis(lasts),
    });
    if (!turned.ok) throw new StepFailure(`the fault ${name} could not be switched: ${turned.error}`);
  };
  const allWell = async (): Promise<void> => {
    for (const { performerId, gate, link, toys } of performers) {
      const on = [...(await parts.faults.list()), ...parts.line.active(), ...parts.toyFaults.active()];
      for (const { name } of on) await switchFault({ name, on: false, performerId });
      for (const { match, performerId: whose } of await parts.faults.rules())
        await faultService.turnRule({ match, rule: undefined, performerId: whose, lasts: undefined });
      gate.refused.clear();
      link.heal();
      toys.faults = NO_FAULTS;
      toys.isAppDying = false;
    }
    for (const one of performers) one.toys.isAppRunning = hadApp.has(one);
    disturbances.endAll();
  };
  const customer = createStageCustomers(world, asked);
  return new Map(performers.map((one) => [one.performerId, createPerformerStage(one, customer, switchFault, allWell)]));
};

/** Plays the steps of a scenario on a world of one performer in this process. @fortests */
export const createVirtualStage = (world: VirtualWorld, asked: Pick<ScenarioWorld, 'customers'>): Stage => {
  const [{ performerId }] = world.performers;
  const stage = createVirtualStages(world, asked).get(performerId);
  if (stage === undefined) throw new RangeError(performerId);
  return stage;
};
