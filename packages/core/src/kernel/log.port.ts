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
