import type { AuthApi } from '@greenroom/core/login/auth-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { authCalls } from './auth-api.wire.ts';

export const createAuthApi = (client: ApiClient): AuthApi => ({
  checkSession: (moment) => client.call(authCalls.checkSession, { query: { moment } }),
  login: (credentials) => client.call(authCalls.login, { query: { forced: credentials.forced }, body: credentials }),
  logout: () => client.call(authCalls.logout, {}),
});
