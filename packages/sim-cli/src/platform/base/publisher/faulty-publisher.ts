import { millis } from '@greenroom/core/kernel/units';
import type { EventLog } from '../environment/event-log.ts';
import { inBackground } from '../environment/in-background.ts';
import type { PlatformClock } from '../environment/platform-clock.ts';
import type { Faults } from '../faults/faults.ts';
import type { EventPublisher, PublishedEvent } from './event-publisher.ts';

/** Delay of a late event. */
const LATE = millis(3_000);
/** Time that an event waits for one that may overtake it. */
const OVERTAKEN_WITHIN = millis(1_000);
/** Text that cannot be decoded: no percent sign may be alone in an encoded text. */
const UNREADABLE = '%E0%A4%A';

type Deliver = () => Promise<void>;

/** Wraps a publisher with the faults of events to the performer. */
export const faultyPublisher = (
  publisher: EventPublisher,
  { faults, clock, eventLog }: { faults: Faults; clock: PlatformClock; eventLog: Pick<EventLog, 'write'> },
): EventPublisher => {
  const waiting = new Map<string, Deliver>();

  const overtake = async (performerId: string, deliver: Deliver): Promise<void> => {
    const earlier = waiting.get(performerId);
    if (earlier === undefined) {
      const alone: Deliver = async () => {
        if (waiting.get(performerId) !== alone) return;
        waiting.delete(performerId);
        await deliver();
      };
      waiting.set(performerId, alone);
      clock.schedule(OVERTAKEN_WITHIN, () => inBackground(eventLog, alone()));
      return;
    }
    await deliver();
    await earlier();
  };
  const withFaults =
    (send: EventPublisher['toPerformer']): EventPublisher['toPerformer'] =>
    async (performerId, published) => {
      const on = await faults.of(performerId);
      const told: PublishedEvent = on.has('unreadable-events') ? { ...published, content: UNREADABLE } : published;
      const deliver: Deliver = async () => {
        await send(performerId, told);
        if (on.has('duplicate-events')) await send(performerId, told);
      };
      if (on.has('reordered-events')) return overtake(performerId, deliver);
      if (!on.has('late-events')) return deliver();
      clock.schedule(LATE, () => inBackground(eventLog, deliver()));
    };
  return {
    ...publisher,
    toPerformer: withFaults(publisher.toPerformer),
    publishDurable: withFaults(publisher.publishDurable),
  };
};
