import * as z from 'zod';

// Messages between the command and its worker processes.

const count = z.int().min(0);

/** The share of one worker. */
const partWire = z.object({
  url: z.url(),
  clockRate: z.number(),
  performers: count,
  customers: count,
  /** Performers who are only connected. */
  idle: count,
  /** Milliseconds that each person waits between two lines. */
  everyMilliseconds: z.number(),
});
export type SwarmPart = z.infer<typeof partWire>;

export const orderWire = z.discriminatedUnion('do', [
  z.object({ do: z.literal('gather'), token: z.string(), part: partWire }),
  /** Sets the number of pairs that talk from now on. */
  z.object({ do: z.literal('talk'), pairs: count }),
  /** Stops all talk; the lines under way arrive first. */
  z.object({ do: z.literal('drain') }),
  z.object({ do: z.literal('leave') }),
]);
export type SwarmOrder = z.infer<typeof orderWire>;

const counts = z.record(z.string(), count);

const groupTallyWire = z.object({
  performers: count,
  customers: count,
  pairs: count,
  said: count,
  lost: count,
  doubled: count,
  latencies: counts,
});
export type GroupTally = z.infer<typeof groupTallyWire>;

const tallyWire = groupTallyWire.extend({
  idle: count,
  errors: counts,
  /** Resources of the worker: its peak memory, and its processor time during the talk. */
  residentBytes: count,
  cpuMilliseconds: z.number(),
});
export type SwarmTally = z.infer<typeof tallyWire>;

export const newsWire = z.discriminatedUnion('is', [
  z.object({ is: z.literal('gathered') }),
  z.object({ is: z.literal('drained'), tally: tallyWire }),
]);
export type SwarmNews = z.infer<typeof newsWire>;
