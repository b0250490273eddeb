import * as z from 'zod';
import type { TraceEvent } from '../../traffic/trace-event.ts';

/** Which field tells one kind of happening from another is known by its writer, the platform of the same version. */
const traceEventWire = z.custom<TraceEvent>(
  (value) => typeof value === 'object' && value !== null && 'kind' in value && 'at' in value,
);

export const trafficWire = z.object({
  entries: z.array(z.object({ id: z.number(), performerId: z.string().optional(), traceEvent: traceEventWire })),
});
export type TrafficReport = z.infer<typeof trafficWire>['entries'][number];
export const resentWire = z.object({ event: z.string(), performerId: z.string() });
