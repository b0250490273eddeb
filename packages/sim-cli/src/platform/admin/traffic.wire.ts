import * as z from 'zod';
import type { TraceEvent } from '../../traffic/trace-event.ts';

/**
 * Accepts every object with a kind and a time: the fields of each kind are known to its writer, the platform of the
 * same version.
 */
const traceEventWire = z.custom<TraceEvent>(
  (value) => typeof value === 'object' && value !== null && 'kind' in value && 'at' in value,
);

export const trafficWire = z.object({
  entries: z.array(z.object({ id: z.number(), performerId: z.string().optional(), traceEvent: traceEventWire })),
});
export type TrafficReport = z.infer<typeof trafficWire>['entries'][number];
export const resentWire = z.object({ event: z.string(), performerId: z.string() });
