import { createPasswordsApi, type passwordsCalls } from '@greenroom/adapters-http/passwords/passwords-api.http';
import { performerId } from '@greenroom/core/kernel/ids';
import { OK, type CallPayload } from './call-payload.ts';

export const passwordsPayloads = {
  askForPasswordLink: {
    ask: (client) => createPasswordsApi(client).askForLink('1001'),
    request: 'POST /api/auth/password_link',
    body: '{"email":"1001"}',
    ...OK,
  },
  checkPasswordLink: {
    ask: (client) => createPasswordsApi(client).checkLink('t-1'),
    request: 'POST /api/auth/password_link/check',
    body: '{"token":"t-1"}',
    ...OK,
  },
  resetPassword: {
    ask: (client) => createPasswordsApi(client).resetPassword('t-1', { password: ' green tea ', endOthers: true }),
    request: 'POST /api/auth/password_link/use',
    body: '{"token":"t-1","password":" green tea ","endOthers":true}',
    ...OK,
  },
  changePassword: {
    ask: (client) =>
      createPasswordsApi(client).changePassword(performerId('1001'), {
        current: 'greenroom-demo',
        password: ' green tea ',
        endOthers: false,
      }),
    request: 'PUT /api/performer/performer_accounts/1001/password',
    body: '{"current":"greenroom-demo","password":" green tea ","endOthers":false}',
    ...OK,
  },
  denyLogin: {
    ask: (client) => createPasswordsApi(client).denyLogin('d-1'),
    request: 'POST /api/auth/deny_login',
    body: '{"token":"d-1"}',
    answer: '{"token":"t-2"}',
    decoded: 't-2',
  },
} satisfies Record<keyof typeof passwordsCalls, CallPayload>;
