import type { AdminClient } from '../actors/admin-client.ts';
import type { Trace } from '../trace/trace-event.ts';
import type { CustomerNames } from './customer-names.ts';

/**
 * Creates the writer of what passes through a platform for one performer, from now on.
 *
 * @returns a function that writes into the trace what came since its last call, with the names of customers
 */
export const createTraceWriter = async (
  admin: AdminClient,
  performerId: string,
  { trace, names }: { readonly trace: Trace; readonly names: CustomerNames },
): Promise<() => Promise<void>> => {
  const first = await admin.traceLog(0, { unmask: true });
  let last = first.ok ? (first.value.at(-1)?.id ?? 0) : 0;
  return async () => {
    const traceLog = await admin.traceLog(last, { unmask: true });
    for (const report of traceLog.ok ? traceLog.value : []) {
      last = report.id;
      const { at: _at, ...traceEvent } = report.traceEvent;
      // The actions of steps are in the trace already.
      if (traceEvent.kind === 'does' || (report.performerId !== undefined && report.performerId !== performerId))
        continue;
      // Only values changed: it is still a trace event.
      trace.write(Object.assign({}, traceEvent, names.inWords(traceEvent)));
    }
  };
};
