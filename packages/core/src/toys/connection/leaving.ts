import { createActor } from '../../kernel/machine.ts';
import type { ToyQueueController } from '../queue/toy-queue.controller.ts';
import { leaving, STAYING, type LeavingEffect, type LeavingEvent, type LeavingState } from './leaving.machine.ts';
import type { ToyConnectionController } from './toy-connection.controller.ts';

/** Connects the toys, and stops them before they are disconnected. @spec §4 Toy connection */
export interface Leaving {
  readonly connect: () => void;
  readonly disconnect: () => void;
  /** Disconnects, and forgets the jobs of the queue. */
  readonly logOut: () => void;
  readonly dispose: () => void;
}

export const createLeaving = ({
  queue,
  connection,
}: {
  readonly queue: Pick<ToyQueueController, 'watch' | 'stopByProgram' | 'logOut'>;
  readonly connection: Pick<ToyConnectionController, 'connect' | 'disconnect'>;
}): Leaving => {
  const reportStop = (): void => {
    if (queue.watch.state().stop.status !== 'asked') actor.send({ type: 'stopAnswered' });
  };
  const perform = ({ type }: LeavingEffect): void => {
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
  const actor = createActor<LeavingState, LeavingEvent, LeavingEffect>({
    initial: STAYING,
    transition: leaving,
    perform,
  });
  return {
    connect: () => actor.send({ type: 'connectAsked' }),
    disconnect: () => actor.send({ type: 'leaveAsked', task: 'disconnect' }),
    logOut: () => actor.send({ type: 'leaveAsked', task: 'logOut' }),
    dispose: queue.watch.subscribe(reportStop),
  };
};
