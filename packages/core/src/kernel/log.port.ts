export type LogLevel = 'error' | 'warn' | 'info' | 'debug';

/** Values beside a log line. Never a password, token, code, BSN, IBAN or message text. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * error: the user sees it · warn: recovered by itself · info: exactly one line per lifecycle transition · debug: the rest.
 */
export interface Log {
  readonly write: (level: LogLevel, message: string, fields?: LogFields) => void;
}

/** For tests and tools that want silence. */
export const silentLog: Log = { write: () => undefined };

/** Adds the specification's name of an error to each log entry with its code. */
export const logWithLiterals = (log: Log, literals: Readonly<Record<string, string>>): Log => ({
  write: (level, message, fields) => {
    const literal = fields?.['literal'] ?? Object.entries(literals).find(([code]) => code === fields?.['error'])?.[1];
    log.write(level, message, literal === undefined ? fields : { ...fields, literal });
  },
});
