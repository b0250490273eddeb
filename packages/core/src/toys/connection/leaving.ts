import type { ToyQueueController } from '../queue/toy-queue.controller.ts';
import type { ToyConnectionController } from './toy-connection.controller.ts';

/** Stops the toys before they are disconnected; a connect that comes meanwhile follows afterwards. @spec §4 Toy connection */
export interface Leaving {
  readonly connect: () => void;
  /** @param next follows when the stop is answered, or when it is known that it will not be soon */
  readonly leave: (next: () => void) => void;
}

export const createLeaving = ({
  queue,
  connection,
}: {
  readonly queue: Pick<ToyQueueController, 'watch' | 'stopByProgram'>;
  readonly connection: Pick<ToyConnectionController, 'connect'>;
}): Leaving => {
  /** Task to run once the stop is answered. */
  let next: (() => void) | undefined;
  let wantsConnection = false;

  const finish = (): void => {
    next?.();
    next = undefined;
    if (wantsConnection) connection.connect();
    wantsConnection = false;
  };
  return {
    connect: () => {
      if (next === undefined) connection.connect();
      else wantsConnection = true;
    },
    leave: (then) => {
      const isLeaving = next !== undefined;
      next = then;
      wantsConnection = false;
      queue.stopByProgram();
      if (isLeaving) return;
      if (queue.watch.state().stop.status !== 'asked') return finish();
      const cancel = queue.watch.subscribe(({ stop }) => {
        if (stop.status === 'asked') return;
        cancel();
        finish();
      });
    },
  };
};
