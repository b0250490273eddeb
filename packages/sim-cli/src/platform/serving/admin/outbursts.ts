import type { Clock } from '@greenroom/core/kernel/clock.port';
import { millis } from '@greenroom/core/kernel/units';
import type { EventLog } from '../../base/environment/event-log.ts';
import { inBackground } from '../../base/environment/in-background.ts';
import type { SocketFault } from '../../base/faults/fault.ts';
import type { EventPublisher } from '../../base/publisher/event-publisher.ts';
import { sampleContent } from './trigger.ts';

/** Dependencies of an outburst, on a running platform or in memory. */
export interface OutburstParts {
  readonly publisher: Pick<EventPublisher, 'drop' | 'garble' | 'toPerformer'>;
  readonly clock: Pick<Clock, 'schedule'>;
  readonly eventLog: Pick<EventLog, 'write'>;
  /** Speed of the clock as a multiple of real time; a network always runs in real time. */
  readonly rate: number;
  /** Finds the customer of the performer's session. */
  readonly partnerOf: (performerId: string) => Promise<string | undefined>;
  readonly newId: () => string;
}

/** Lines of a flood, and the time in which they come. */
const FLOOD = { lines: 10_000, within: 10_000, atOnce: 100 } as const;
const STORM = { reloads: 10, within: 10_000 } as const;
const MEGABYTE = 1024 * 1024;

/** Packets on which a library once failed, and text that is no packet. */
const MALFORMED = ['451-["x",{"_placeholder":true,"num":"splice"}]', '42{}', '4abc', '42["__proto__",{}]'] as const;

/** Makes chat lines from the customer of the performer's session. */
const lineFor = async (
  { partnerOf, newId }: OutburstParts,
  performerId: string,
): Promise<() => Readonly<Record<string, unknown>>> => {
  const partner = await partnerOf(performerId);
  const whose = partner === undefined ? {} : { clientId: partner };
  return () => ({ ...sampleContent('msg', undefined, newId), ...whose });
};

/** Spreads the steps evenly over the time. */
const spread = ({ clock, rate }: OutburstParts, steps: number, within: number, act: (step: number) => void): void => {
  for (let step = 0; step < steps; step += 1) clock.schedule(millis((step * within * rate) / steps), () => act(step));
};

/** Faults that happen to the performer's socket once. */
export const OUTBURSTS: Partial<
  Readonly<Record<SocketFault, (parts: OutburstParts, performerId: string) => Promise<void>>>
> = {
  'drop-socket': async ({ publisher }, performerId) => publisher.drop(performerId),
  'malformed-packets': async ({ publisher }, performerId) => publisher.garble(performerId, MALFORMED),
  'event-flood': async (parts, performerId) => {
    const line = await lineFor(parts, performerId);
    spread(parts, FLOOD.lines / FLOOD.atOnce, FLOOD.within, (batch) => {
      for (let each = 0; each < FLOOD.atOnce; each += 1) {
        const content = { ...line(), message: `Line ${batch * FLOOD.atOnce + each + 1}` };
        const published = { event: 'msg', content, senderId: '', senderType: 'ROLE_CLIENT' } as const;
        inBackground(parts.eventLog, parts.publisher.toPerformer(performerId, published));
      }
    });
  },
  'huge-event': async (parts, performerId) => {
    const content = { ...(await lineFor(parts, performerId))(), message: 'x'.repeat(MEGABYTE) };
    await parts.publisher.toPerformer(performerId, { event: 'msg', content, senderId: '', senderType: 'ROLE_CLIENT' });
  },
  'reload-storm': async (parts, performerId) =>
    spread(parts, STORM.reloads, STORM.within, () => {
      const published = { event: 'forceReload', content: {}, senderId: '', senderType: 'ROLE_ADMIN' };
      inBackground(parts.eventLog, parts.publisher.toPerformer(performerId, published));
    }),
  'double-tab': ({ publisher }, performerId) =>
    publisher.toPerformer(performerId, {
      event: 'logout',
      content: { message: 'double tab' },
      senderId: '',
      senderType: 'ROLE_ADMIN',
    }),
};
