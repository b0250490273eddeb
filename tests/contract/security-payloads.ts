import { createSecurityApi, type securityCalls } from '@greenroom/adapters-http/account-security/security-api.http';
import { performerId } from '@greenroom/core/kernel/ids';
import { seconds } from '@greenroom/core/kernel/units';
import type { CallPayload } from './call-payload.ts';

const ANNA = performerId('1001');

export const securityPayloads = {
  securityState: {
    ask: (client) => createSecurityApi(client).securityState(ANNA),
    request: 'GET /api/performer/performer_accounts/1001/security',
    body: '',
    answer:
      '{"codeChannel":"sms","authenticator":1,"passkeys":2,"recoveryCodesLeft":9,"devices":3,"passwordChangedAt":1767225600}',
    decoded: {
      codeChannel: 'sms',
      authenticator: true,
      passkeys: 2,
      recoveryCodesLeft: 9,
      devices: 3,
      passwordChangedAt: seconds(1_767_225_600),
    },
  },
} satisfies Record<keyof typeof securityCalls, CallPayload>;
