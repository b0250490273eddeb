import type { Log } from '../kernel/log.port.ts';

/** Adds the specification's name of an error to each log entry with its code. */
export const logWithLiterals = (log: Log, literals: Readonly<Record<string, string>>): Log => ({
  write: (level, message, fields) => {
    const literal = fields?.['literal'] ?? Object.entries(literals).find(([code]) => code === fields?.['error'])?.[1];
    log.write(level, message, literal === undefined ? fields : { ...fields, literal });
  },
});
