import { createEmitter } from '../kernel/emitter.ts';
import type { ToyId } from '../kernel/ids.ts';
import { createActor, type Watchable } from '../kernel/machine.ts';
import { ok, type Result } from '../kernel/result.ts';
import {
  CONNECTED,
  disconnecting,
  type DisconnectingEffect,
  type DisconnectingEvent,
  type DisconnectingState,
} from './connection/disconnecting.machine.ts';
import { createToyConnectionController } from './connection/toy-connection.controller.ts';
import type { ToyConnectionDeps, ToyConnectionController } from './connection/toy-connection.controller.ts';
import type { LevelMotion, Motion, PresetKind } from './motions.ts';
import { planFor } from './queue/tip-to-command.ts';
import { currentJob, type ToyJob } from './queue/toy-queue-state.ts';
import { createToyQueueController, type ToyQueueController } from './queue/toy-queue.controller.ts';
import { createToyRulesController, type ToyRulesController } from './rules/toy-rules.controller.ts';
import { createTipsController, type TipsController } from './tips/tips.controller.ts';
import { EMPTY_TOY_LIST, toyList, type ToyList, type ToyListEffect, type ToyListEvent } from './toy-list.machine.ts';
import type { ToyRulesApi } from './toy-rules-api.port.ts';
import type { ToySignal, ToyTrigger } from './toy-trigger.ts';
import type { ToyCommandErrorCode } from './toys.errors.ts';

const createDisconnectingController = ({
  queue,
  connection,
}: {
  readonly queue: Pick<ToyQueueController, 'watch' | 'stopByProgram' | 'logOut'>;
  readonly connection: Pick<ToyConnectionController, 'connect' | 'disconnect'>;
}) => {
  const reportStop = (): void => {
    if (queue.watch.state().stop.status !== 'asked') actor.send({ type: 'stopAnswered' });
  };
  const perform = ({ type }: DisconnectingEffect): void => {
    switch (type) {
      case 'connect':
        return connection.connect();
      case 'stopToys':
        queue.stopByProgram();
        return reportStop();
      case 'disconnect':
        return connection.disconnect();
      case 'logOut':
        connection.disconnect();
        return queue.logOut();
    }
  };
  const actor = createActor<DisconnectingState, DisconnectingEvent, DisconnectingEffect>({
    initial: CONNECTED,
    transition: disconnecting,
    perform,
  });
  return {
    connect: () => actor.send({ type: 'connectRequested' }),
    disconnect: () => actor.send({ type: 'endRequested', task: 'disconnect' }),
    /** Disconnects, and forgets the jobs of the queue. */
    logOut: () => actor.send({ type: 'endRequested', task: 'logOut' }),
    dispose: queue.watch.subscribe(reportStop),
  };
};

export interface ToysDeps extends Omit<ToyConnectionDeps, 'onToys' | 'clearToys'> {
  readonly rulesApi: ToyRulesApi;
}

/** A customer's trigger that ran nothing, and the reason; for the chat and the alerts. */
export interface RefusedTrigger {
  readonly trigger: ToyTrigger;
  readonly code: ToyCommandErrorCode;
}

export type ToysController = ReturnType<typeof createToysController>;

/** Runs the toys: connection, list, rules, tips and the queue of commands. @spec §4 Toy connection, §5 Toys */
export const createToysController = (deps: ToysDeps) => {
  const { log, random } = deps;
  const triggerRefused = createEmitter<RefusedTrigger>();

  // Logged once a model: the app is polled every 5 s.
  const noted = new Set<string>();
  const noteSkipped = ({ toyType }: ToyListEffect): void => {
    if (noted.has(toyType)) return;
    noted.add(toyType);
    log.write('warn', 'toy skipped: model not supported', { toyType });
  };
  const list = createActor<ToyList, ToyListEvent, ToyListEffect>({
    initial: EMPTY_TOY_LIST,
    transition: toyList,
    perform: noteSkipped,
  });
  const connection = createToyConnectionController({
    ...deps,
    onToys: (toys) => list.send({ type: 'reported', toys }),
    clearToys: () => list.send({ type: 'cleared' }),
  });
  const queue = createToyQueueController({
    clock: deps.clock,
    log,
    run: connection.run,
    stop: connection.stop,
    lost: connection.commandLost,
  });
  const rules = createToyRulesController({ api: deps.rulesApi, log });

  const tips = createTipsController({ clock: deps.clock, random, queue, rules });

  const follows = [
    tips.dispose,
    connection.watch.subscribe(({ reachable }) => {
      if (queue.watch.state().reachable !== reachable) queue.reachable(reachable);
    }),
    queue.watch.subscribe((state) => {
      const isRunning =
        state.phase.status === 'running' || state.phase.status === 'sending' || state.phase.status === 'between';
      const toys = isRunning ? (currentJob(state)?.commands ?? []).map((command) => command.toy) : [];
      list.send({ type: 'running', toys });
    }),
    list.subscribe(({ toys }) => rules.toysKnown(toys.filter((toy) => toy.enabled).map((toy) => toy.id))),
  ];

  const plan = (requested: ToyTrigger): Result<ToyJob, ToyCommandErrorCode> => {
    const planned = planFor(requested, { rules: rules.current(), toys: list.state().toys, random });
    if (planned.ok) return ok(queue.jobOf(planned.value));
    log.write('info', 'toy trigger refused', { kind: requested.kind, code: planned.error });
    triggerRefused.emit({ trigger: requested, code: planned.error });
    return planned;
  };
  const enqueue = (job: Result<ToyJob, ToyCommandErrorCode>): void => {
    if (job.ok) queue.enqueue(job.value);
  };
  const disconnecting = createDisconnectingController({ queue, connection });
  const forget = (): void => {
    tips.begin(undefined);
    rules.reset();
    list.send({ type: 'forgotten' });
  };

  const shown: {
    readonly list: Watchable<ToyList>;
    readonly queue: Pick<ToyQueueController, 'watch' | 'pause' | 'resume' | 'skip' | 'replay'>;
    readonly rules: Omit<ToyRulesController, 'toysKnown' | 'reset'>;
    readonly tips: Pick<TipsController, 'watch' | 'begin' | 'listed' | 'onPaid'>;
  } = { list, queue, rules, tips };
  return {
    connection: connection.watch,
    ...shown,
    /** Connects to the app on this machine; without one, to a phone that scans the QR code. @spec §4 Toy connection */
    connect: disconnecting.connect,
    /** Disconnects the toys, after stopping them. @spec §4 Toy connection */
    disconnect: disconnecting.disconnect,
    /** Runs what a customer paid for. @spec §7 Real-time socket — toy */
    onEvent: ({ trigger, clientId, tip }: ToySignal) => {
      const isOfOther = tips.isOfOther(clientId);
      if (!isOfOther && tip?.id !== undefined && tips.hasArrived(tip.id)) return;
      const job = plan(trigger);
      // A tip of any customer runs the toys, but only those of the customer in session count for it.
      if (!isOfOther) tips.paid(trigger, tip, job);
      enqueue(job);
    },
    /** @returns the job in the queue, or why nothing runs */
    trigger: (requested: ToyTrigger) => {
      const job = plan(requested);
      enqueue(job);
      return job;
    },
    /** Drops everything that waits and stops every toy. Its success is `queue.watch`'s `stop`. @spec §4 Request flow — DISCONNECT stops toy vibration */
    stop: queue.stop,
    /** Does the same, when the session ends or the connection is lost. */
    stopByProgram: queue.stopByProgram,
    enable: (toy: ToyId, on: boolean) => list.send({ type: 'enabled', toy, on }),
    /**
     * Switches a motion of a toy on or off; the last one that is on stays on.
     * @spec §4 Toy connection — preset turns the others off; §5 Toys
     */
    switchMotion: (toy: ToyId, motion: Motion) => list.send({ type: 'motionSwitched', toy, motion }),
    chooseSpeed: (toy: ToyId, motion: LevelMotion, speed: number) =>
      list.send({ type: 'speedChosen', toy, motion, speed }),
    choosePreset: (toy: ToyId, preset: PresetKind) => list.send({ type: 'presetChosen', toy, preset }),
    chooseSensitivity: (toy: ToyId, one: number, other: number) =>
      list.send({ type: 'sensitivityChosen', toy, one, other }),
    moveToy: (toy: ToyId, place: number) => list.send({ type: 'moved', toy, place }),
    onFinished: queue.onFinished,
    onRefused: triggerRefused.on,
    /** Loads rules and prices after a log-in. */
    load: rules.load,
    /** At log-out: stops, then forgets everything. */
    reset: () => {
      // Of the performer who leaves nothing is forgotten late: another may have come in by then.
      forget();
      disconnecting.logOut();
    },
    dispose: () => {
      queue.stopByProgram();
      forget();
      connection.disconnect();
      queue.reset();
      for (const end of follows) end();
      disconnecting.dispose();
      triggerRefused.clear();
    },
  };
};
