import type { Clock } from '../../kernel/clock.port.ts';
import { derived } from '../../kernel/derived.ts';
import { createActor, type Watchable } from '../../kernel/machine.ts';
import { createSlots } from '../../kernel/slots.ts';
import {
  NO_PICTURE,
  pictureFlow,
  type PictureFlowEffect,
  type PictureFlowEvent,
  type PictureFlowInternal,
} from './picture-flow.machine.ts';
import type { StreamingState } from './streaming.machine.ts';

export interface PictureFlowDeps {
  /** The customer's stream. */
  readonly stream: Watchable<StreamingState>;
  /** Number of packets of the customer's picture on this connection; undefined where it is not known. */
  readonly countPackets: () => Promise<number | undefined>;
  readonly clock: Clock;
}

/** Checks, for as long as the customer's stream is live, whether packets arrive. */
export const createPictureFlowController = ({ stream, countPackets, clock }: PictureFlowDeps) => {
  const count = async (): Promise<PictureFlowEvent> => {
    // A failed count, as on a closing connection, means nothing; the next one may work.
    const packets = await countPackets().catch(() => undefined);
    return { type: 'counted', at: clock.now(), packets };
  };
  const actor = createActor<PictureFlowInternal, PictureFlowEvent, PictureFlowEffect>({
    initial: NO_PICTURE,
    transition: pictureFlow,
    slots: createSlots(clock),
    perform: count,
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
