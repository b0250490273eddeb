import * as z from 'zod/mini';
import { millis, type Millis } from '@greenroom/core/kernel/units';

/**
 * Advice of a platform that knows how many sockets would come back at once, in milliseconds: ours and optional, in the acknowledgement of the
 * authentication and in each pong.
 */
export const spreadWire = z.object({ reconnectSpread: z.optional(z.number().check(z.nonnegative())) });

/** Reads the advised spread; undefined when there is none, or one that cannot be read. */
export const spreadOf = (content: unknown): Millis | undefined => {
  const read = z.safeParse(spreadWire, content);
  return read.success && read.data.reconnectSpread !== undefined ? millis(read.data.reconnectSpread) : undefined;
};
