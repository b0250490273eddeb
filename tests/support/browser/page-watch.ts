import type { BrowserContext, ConsoleMessage, WebError } from 'playwright/test';

/**
 * Messages of the browser itself when an answer is not a success or a socket breaks, which the page cannot suppress; the last four are
 * Firefox's, which asks for an icon beside data too, whose policy allows nothing.
 */
const OF_THE_BROWSER =
  /^Failed to load resource: |^WebSocket connection to |^page error: Cross-Origin Request Blocked: .*CORS request did not succeed|can’t establish a connection to the server at ws|^page error: The connection to ws|\/favicon\.ico because it violates/;

/** Complaints about the calls of the page before and after a session, which a reload, or time that passes at once, breaks where they are still under way. */
export const CARD_NOT_LOADED =
  /^(?:caller|caller history|memos of the caller|earnings of today|missed requests|my day|pay rate) not loaded/;

export interface PageWatch {
  /** Everything that no page may do: throw, leave a promise alone, or complain in the console. */
  readonly complaints: () => readonly string[];
  /** From now on the console may say this, for the test provokes it. */
  readonly expect: (pattern: RegExp) => void;
  /** Stops listening, also a second time. */
  readonly stop: () => void;
}

/** Listens to every page of a context, also those opened later. */
export const watchPages = (context: BrowserContext): PageWatch => {
  const complaints: string[] = [];
  const expected: RegExp[] = [OF_THE_BROWSER];
  const onError = (error: WebError): void => {
    complaints.push(`page error: ${error.error().stack ?? error.error().message}`);
  };
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() === 'error') complaints.push(message.text());
  };
  context.on('weberror', onError).on('console', onConsole);
  return {
    complaints: () => complaints.filter((text) => !expected.some((pattern) => pattern.test(text))),
    expect: (pattern) => expected.push(pattern),
    stop: () => void context.off('weberror', onError).off('console', onConsole),
  };
};
