import { expect, type Page } from 'playwright/test';
import type { TestPlatform } from '../test-platform.ts';

/** Waits until the login is no proof of identity any more; the call that finds out changes nothing while it is refused. */
export const unconfirmed = (page: Page, platform: Pick<TestPlatform, 'url'>, id: string): Promise<void> =>
  expect
    .poll(
      async () => {
        const answer = await page.request.post(
          `${platform.url}/api/performer/performer_accounts/${id}/security/authenticator/begin`,
          { headers: { ver: '1.1', tokenDate: '1', origin: platform.url } },
        );
        return answer.status();
      },
      { timeout: 60_000 },
    )
    .toBe(401);
