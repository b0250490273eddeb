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
  beginConfirmation: {
    ask: (client) => createSecurityApi(client).beginConfirmation(ANNA),
    request: 'POST /api/performer/performer_accounts/1001/security/confirmation/begin',
    body: '',
    answer: '{"method":"sms","passkeyOptions":{"challenge":"abc"}}',
    decoded: { method: 'sms', passkeyOptions: { challenge: 'abc' } },
  },
  confirmByPasskey: {
    ask: (client) =>
      createSecurityApi(client).confirmByPasskey(ANNA, {
        id: 'a',
        rawId: 'a',
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: 'b', authenticatorData: 'c', signature: 'd' },
      }),
    request: 'POST /api/performer/performer_accounts/1001/security/confirmation/passkey',
    body: '{"signed":{"id":"a","rawId":"a","type":"public-key","clientExtensionResults":{},"response":{"clientDataJSON":"b","authenticatorData":"c","signature":"d"}}}',
    answer: '{"status":"ok"}',
    decoded: undefined,
  },
  renamePasskey: {
    ask: (client) => createSecurityApi(client).renamePasskey(ANNA, 'a', 'Phone'),
    request: 'PUT /api/performer/performer_accounts/1001/security/passkeys/a',
    body: '{"name":"Phone"}',
    answer: '{"status":"ok"}',
    decoded: undefined,
  },
  confirmIdentity: {
    ask: (client) => createSecurityApi(client).confirmIdentity(ANNA, '123456'),
    request: 'POST /api/performer/performer_accounts/1001/security/confirmation',
    body: '{"token":"123456"}',
    answer: '{"status":"ok"}',
    decoded: undefined,
  },
  beginAuthenticator: {
    ask: (client) => createSecurityApi(client).beginAuthenticator(ANNA),
    request: 'POST /api/performer/performer_accounts/1001/security/authenticator/begin',
    body: '',
    answer: '{"secret":"JBSWY3DP","secretUri":"otpauth://totp/anna?secret=JBSWY3DP"}',
    decoded: { secret: 'JBSWY3DP', secretUri: 'otpauth://totp/anna?secret=JBSWY3DP' },
  },
  proveAuthenticator: {
    ask: (client) => createSecurityApi(client).proveAuthenticator(ANNA, '123456'),
    request: 'POST /api/performer/performer_accounts/1001/security/authenticator',
    body: '{"code":"123456"}',
    answer: '{"recoveryCodes":["1111-2222-3333"]}',
    decoded: ['1111-2222-3333'],
  },
  removeAuthenticator: {
    ask: (client) => createSecurityApi(client).removeAuthenticator(ANNA),
    request: 'DELETE /api/performer/performer_accounts/1001/security/authenticator',
    body: '',
    answer: '{"status":"ok"}',
    decoded: undefined,
  },
  renewRecoveryCodes: {
    ask: (client) => createSecurityApi(client).renewRecoveryCodes(ANNA),
    request: 'POST /api/performer/performer_accounts/1001/security/recovery_codes',
    body: '',
    answer: '{"recoveryCodes":["1111-2222-3333","4444-5555-6666"]}',
    decoded: ['1111-2222-3333', '4444-5555-6666'],
  },
  passkeys: {
    ask: (client) => createSecurityApi(client).passkeys(ANNA),
    request: 'GET /api/performer/performer_accounts/1001/security/passkeys',
    body: '',
    answer: '{"passkeys":[{"id":"a","name":"Phone","createdAt":1767225600,"usedAt":null}]}',
    decoded: [{ id: 'a', name: 'Phone', createdAt: seconds(1_767_225_600), usedAt: undefined }],
  },
  beginPasskey: {
    ask: (client) => createSecurityApi(client).beginPasskey(ANNA),
    request: 'POST /api/performer/performer_accounts/1001/security/passkeys/begin',
    body: '',
    answer: '{"options":{"challenge":"abc","rp":{"name":"Greenroom"}}}',
    decoded: { challenge: 'abc', rp: { name: 'Greenroom' } },
  },
  addPasskey: {
    ask: (client) =>
      createSecurityApi(client).addPasskey(ANNA, 'Phone', {
        id: 'a',
        rawId: 'a',
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: 'b', attestationObject: 'c' },
      }),
    request: 'POST /api/performer/performer_accounts/1001/security/passkeys',
    body: '{"name":"Phone","created":{"id":"a","rawId":"a","type":"public-key","clientExtensionResults":{},"response":{"clientDataJSON":"b","attestationObject":"c"}}}',
    answer: '{"status":"ok"}',
    decoded: undefined,
  },
  removePasskey: {
    ask: (client) => createSecurityApi(client).removePasskey(ANNA, 'a'),
    request: 'DELETE /api/performer/performer_accounts/1001/security/passkeys/a',
    body: '',
    answer: '{"status":"ok"}',
    decoded: undefined,
  },
  devices: {
    ask: (client) => createSecurityApi(client).devices(ANNA),
    request: 'GET /api/performer/performer_accounts/1001/security/devices',
    body: '',
    answer:
      '{"devices":[{"id":"a","browser":null,"system":null,"country":null,"firstSeen":1767225600,"lastSeen":1767225660,"isThis":0},{"id":"b","browser":"Firefox","system":"Linux","country":"NL","firstSeen":1767225600,"lastSeen":1767225601,"isThis":1}]}',
    decoded: [
      {
        id: 'b',
        browser: 'Firefox',
        system: 'Linux',
        country: 'NL',
        firstSeen: seconds(1_767_225_600),
        lastSeen: seconds(1_767_225_601),
        isThis: true,
      },
      {
        id: 'a',
        browser: undefined,
        system: undefined,
        country: undefined,
        firstSeen: seconds(1_767_225_600),
        lastSeen: seconds(1_767_225_660),
        isThis: false,
      },
    ],
  },
  endDevice: {
    ask: (client) => createSecurityApi(client).endDevice(ANNA, 'a'),
    request: 'DELETE /api/performer/performer_accounts/1001/security/devices/a',
    body: '',
    answer: '{"status":"ok"}',
    decoded: undefined,
  },
  endOtherDevices: {
    ask: (client) => createSecurityApi(client).endOtherDevices(ANNA),
    request: 'DELETE /api/performer/performer_accounts/1001/security/devices',
    body: '',
    answer: '{"status":"ok"}',
    decoded: undefined,
  },
} satisfies Record<keyof typeof securityCalls, CallPayload>;
