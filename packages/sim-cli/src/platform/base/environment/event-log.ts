import { createEmitter, type Emitter } from '@greenroom/core/kernel/emitter';
import type { Log, LogFields, LogLevel } from '@greenroom/core/kernel/log.port';
import { LIMITS } from '../security/limits.ts';
import type { PlatformClock } from './platform-clock.ts';

export interface EventLogEntry {
  /** UTC. */
  readonly at: string;
  readonly level: LogLevel;
  readonly message: string;
  readonly fields?: LogFields;
}

/** Log of the platform's actions, for tools that look at it while it runs. No decision is taken from it. */
export interface EventLog extends Log {
  readonly entries: () => readonly EventLogEntry[];
  readonly follow: Emitter<EventLogEntry>['on'];
}

const MOST_ENTRIES = LIMITS.events.most;

/** Line breaks in a value would forge a second line. */
const escaped = (fields: LogFields): LogFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\r', '\\r').replaceAll('\n', '\\n') : value,
    ]),
  );

export const createEventLog = (clock: PlatformClock): EventLog => {
  const entries: EventLogEntry[] = [];
  const written = createEmitter<EventLogEntry>();
  return {
    write: (level, message, fields) => {
      const at = new Date(clock.today() * 1000).toISOString();
      const entry: EventLogEntry = { at, level, message, ...(fields === undefined ? {} : { fields: escaped(fields) }) };
      entries.push(entry);
      if (entries.length > MOST_ENTRIES) entries.shift();
      written.emit(entry);
    },
    entries: () => [...entries],
    follow: written.on,
  };
};
