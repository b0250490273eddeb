import { createActor } from '../../kernel/machine.ts';
import type { ToyQueueController } from '../queue/toy-queue.controller.ts';
import {
  CONNECTED,
  disconnecting,
  type DisconnectingEffect,
  type DisconnectingEvent,
  type DisconnectingState,
} from './disconnecting.machine.ts';
import type { ToyConnectionController } from './toy-connection.controller.ts';

/** Connects the toys, and stops them before they are disconnected. @spec §4 Toy connection */
export type DisconnectingController = ReturnType<typeof createDisconnectingController>;

export const createDisconnectingController = ({
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
