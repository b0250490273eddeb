import type { Log } from '@greenroom/core/kernel/log.port';
import type { IsBreached } from '@greenroom/core/passwords/new-password.controller';

/** Number of hexadecimal digits of the hash that leave the page: some 800 passwords begin with them. */
const PREFIX = 5;
/** Milliseconds: a list that does not answer keeps no one from a new password. */
const ANSWER_TIMEOUT = 2_000;

interface IsBreachedDeps {
  /** Address of a list by prefix, to which the prefix is added; empty where none is asked. */
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly log: Log;
}

const sha1 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
};

/** Finds the rest of a hash among lines of `REST:COUNT`. Padding has the count 0. */
const isListed = (lines: string, rest: string): boolean =>
  lines.split('\n').some((line) => {
    const [found = '', count = '0'] = line.trim().split(':');
    return found.toUpperCase() === rest && Number(count) > 0;
  });

/**
 * Asks a list of stolen passwords by the first five digits of the SHA-1, so that neither the password nor its hash leaves the page. Only the
 * configured address is asked, and none by default; without an answer the password counts as not stolen.
 */
export const createIsBreached =
  ({ url, fetch: send, log }: IsBreachedDeps): IsBreached =>
  async (password) => {
    if (url === '') return false;
    const hash = await sha1(password);
    try {
      const response = await send(`${url}${hash.slice(0, PREFIX)}`, {
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        headers: { 'Add-Padding': 'true' },
        signal: AbortSignal.timeout(ANSWER_TIMEOUT),
      });
      if (!response.ok) throw new Error(`answered ${response.status}`);
      return isListed(await response.text(), hash.slice(PREFIX));
    } catch (error) {
      log.write('warn', 'the list of stolen passwords did not answer', { reason: String(error) });
      return false;
    }
  };
