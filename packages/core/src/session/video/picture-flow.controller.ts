import type { Cancel, Clock } from '../../kernel/clock.port.ts';
import { createActor, type Watchable } from '../../kernel/machine.ts';
import { NO_PICTURE, pictureFlow, type PictureFlow, type PictureFlowEvent } from './picture-flow.machine.ts';
import type { StreamingState } from './streaming-state.ts';
import { PICTURE_COUNTED_EVERY } from './streaming.constants.ts';

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
  const actor = createActor<PictureFlow, PictureFlowEvent, never>({
    initial: NO_PICTURE,
    transition: pictureFlow,
    perform: () => undefined,
  });
  /** Identifies the current live period: a count that was begun in an earlier one is late. */
  let watching: object | undefined;
  let planned: Cancel | undefined;

  const count = async (self: object): Promise<void> => {
    // A count that fails, as on a connection that closes, says nothing; the next one may work.
    const packets = await countPackets().catch(() => undefined);
    if (watching !== self) return;
    if (packets !== undefined) actor.send({ type: 'counted', at: clock.now(), packets });
    planned = clock.schedule(PICTURE_COUNTED_EVERY, () => void count(self));
  };
  const stop = (): void => {
    watching = undefined;
    planned?.();
    actor.send({ type: 'closed' });
  };
  const look = ({ status }: StreamingState): void => {
    if (status !== 'live') stop();
    else if (watching === undefined) {
      watching = {};
      void count(watching);
    }
  };
  const cancel = stream.subscribe(look);
  look(stream.state());
  return {
    watch: actor,
    dispose: () => {
      cancel();
      stop();
    },
  };
};
