import type { Clock } from '../../kernel/clock.port.ts';
import { derived } from '../../kernel/derived.ts';
import { createActor, type Watchable } from '../../kernel/machine.ts';
import { createTimers } from '../../kernel/timers.ts';
import {
  NO_PICTURE,
  pictureFlow,
  type PictureFlow,
  type PictureFlowEffect,
  type PictureFlowEvent,
  type PictureFlowMemory,
} from './picture-flow.machine.ts';
import type { StreamingState } from './streaming-state.ts';

export interface PictureFlowDeps {
  /** The customer's stream. */
  readonly stream: Watchable<StreamingState>;
  /** Number of packets of the customer's picture on this connection; undefined where it is not known. */
  readonly countPackets: () => Promise<number | undefined>;
  readonly clock: Clock;
}

export interface PictureFlowController {
  readonly watch: Watchable<PictureFlow>;
  readonly dispose: () => void;
}

/** Checks, for as long as the customer's stream is live, whether packets arrive. */
export const createPictureFlowController = ({
  stream,
  countPackets,
  clock,
}: PictureFlowDeps): PictureFlowController => {
  const timers = createTimers<'count'>(clock);
  const count = async (period: number): Promise<void> => {
    // A count that fails, as on a connection that closes, says nothing; the next one may work.
    const packets = await countPackets().catch(() => undefined);
    actor.send({ type: 'counted', period, at: clock.now(), packets });
  };
  const perform = (effect: PictureFlowEffect, send: (event: PictureFlowEvent) => void): void | Promise<void> => {
    switch (effect.type) {
      case 'count':
        return count(effect.period);
      case 'schedule':
        return timers.start('count', effect.after, () => send({ type: 'countDue' }));
      case 'cancelSchedule':
        return timers.stop('count');
    }
  };
  const actor = createActor<PictureFlowMemory, PictureFlowEvent, PictureFlowEffect>({
    initial: NO_PICTURE,
    transition: pictureFlow,
    perform,
  });
  const update = ({ status }: StreamingState): void => actor.send({ type: status === 'live' ? 'wentLive' : 'closed' });
  const cancel = stream.subscribe(update);
  update(stream.state());
  return {
    watch: derived([actor], ({ flow }) => flow),
    dispose: () => {
      cancel();
      actor.send({ type: 'closed' });
    },
  };
};
