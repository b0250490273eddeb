import type { ApiClient } from '../http/api-client.ts';
import { defineCalls } from '../http/call.ts';

/** In a table of its own, because the first load of the login does not need it. */
export const forgetBrowserCalls = defineCalls({ origin: 'ours', section: '§7 Auth and session', access: 'anyone' })({
  forgetBrowser: {
    purpose: 'Deletes every cookie of the platform in this browser, those that no script can read included.',
    post: '/auth/forget',
  },
});

/**
 * Deletes the platform's cookies in this browser.
 * @returns false when they may still be there; a platform without the call has none of ours
 */
export const forgetBrowser = async (client: ApiClient): Promise<boolean> => {
  const answer = await client.call(forgetBrowserCalls.forgetBrowser, {});
  return answer.ok || answer.error.status === 404;
};
