import type { CallFailure } from './call-failure.ts';
import type { Log } from './log.port.ts';
import { createActor, type Watchable } from './machine.ts';
import {
  errand,
  NO_ERRAND,
  type Errand,
  type ErrandEffect,
  type ErrandEvent,
  type ErrandState,
} from './errand.machine.ts';
import type { Result } from './result.ts';

export interface ErrandController<Order> {
  readonly watch: Watchable<Errand<Order>>;
  /** Nothing while an earlier one is under way. */
  readonly run: (order: Order) => void;
  /** Takes away what the last one came to. */
  readonly clear: () => void;
}

export interface ErrandDeps<Order, Answer> {
  /** For the log, e.g. `sending a message`. */
  readonly name: string;
  readonly carryOut: (order: Order) => Promise<Result<Answer, CallFailure>>;
  readonly log: Log;
  readonly done?: (order: Order, answer: Answer) => void;
  readonly failed?: (order: Order, failure: CallFailure) => void;
}

/** Has the platform do one thing at a time and keeps what came of it. */
export const createErrand = <Order, Answer>(deps: ErrandDeps<Order, Answer>): ErrandController<Order> => {
  const perform = ({ order, generation }: ErrandEffect<Order>, send: (event: ErrandEvent<Order>) => void): void => {
    void deps.carryOut(order).then((answer) => {
      const counts = actor.state().generation === generation;
      if (answer.ok) {
        send({ type: 'done', generation });
        if (counts) deps.done?.(order, answer.value);
        return;
      }
      deps.log.write('error', `failed: ${deps.name}`, { status: answer.error.status });
      send({ type: 'failed', generation, failure: answer.error });
      if (counts) deps.failed?.(order, answer.error);
    });
  };
  const actor = createActor<ErrandState<Order>, ErrandEvent<Order>, ErrandEffect<Order>>({
    initial: NO_ERRAND,
    transition: errand,
    perform,
  });
  return {
    watch: actor,
    run: (order) => actor.send({ type: 'ordered', order }),
    clear: () => actor.send({ type: 'cleared' }),
  };
};
