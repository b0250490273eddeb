import * as z from 'zod/mini';
import type { SecurityApi } from '@greenroom/core/account-security/security-api.port';
import type { SecurityState } from '@greenroom/core/account-security/security-state';
import type { ApiClient } from '../http/api-client.ts';
import { defineCall } from '../http/call.ts';
import { flagWire, orElse, secondsWire } from '../http/fields.wire.ts';

const count = orElse(z.int().check(z.gte(0)), 0);

const securityStateWire = z.pipe(
  z.object({
    codeChannel: z.nullish(z.enum(['email', 'sms'])),
    authenticator: orElse(flagWire, false),
    passkeys: count,
    recoveryCodesLeft: count,
    devices: count,
    passwordChangedAt: z.nullish(secondsWire),
  }),
  z.transform(({ codeChannel, passwordChangedAt, ...state }): SecurityState => ({
    ...state,
    codeChannel: codeChannel ?? undefined,
    passwordChangedAt: passwordChangedAt ?? undefined,
  })),
);

const securityCall = { origin: 'ours', section: '§1 What the product does and for whom', access: 'performer' } as const;

export const securityCalls = {
  securityState: defineCall({
    ...securityCall,
    name: 'securityState',
    purpose:
      'Protection of the account: channel of the login code, authenticator app, passkeys, recovery codes left, devices, and the last change of the password. Asked only where the configuration has accountSecurity.',
    method: 'GET',
    path: '/performer/performer_accounts/{id}/security',
    answer: securityStateWire,
    errors: [],
  }),
};

export const createSecurityApi = (client: ApiClient): SecurityApi => ({
  securityState: (id) => client.call(securityCalls.securityState, { params: { id } }),
});
