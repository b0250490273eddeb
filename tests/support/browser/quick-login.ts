import { LOGIN_COOKIE } from '@greenroom/sim-cli/platform/base/security/cookies';
import type { TestPlatform } from '../test-platform.ts';

const HEADERS = { ver: '1.1', tokenDate: '0', role: 'ROLE_PERFORMER', 'content-type': 'application/json' };

/**
 * Logs in a performer without a code by the real call, for tests that are not about logging in.
 *
 * @returns the value of the login cookie
 */
export const quickLogin = async (platform: TestPlatform, performerId: string): Promise<string> => {
  const body = JSON.stringify({ email: performerId, password: platform.password, forced: false });
  const answer = await fetch(`${platform.url}/api/auth/login`, { method: 'POST', headers: HEADERS, body });
  const kept = answer.headers.getSetCookie().find((line) => line.startsWith(`${LOGIN_COOKIE}=`));
  const value = /=([^;]+)/.exec(kept ?? '')?.[1];
  if (value === undefined) throw new Error(`The login answered ${answer.status} without a cookie.`);
  return value;
};
