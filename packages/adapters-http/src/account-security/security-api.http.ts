import * as z from 'zod/mini';
import type { Protect } from '@greenroom/core/account-security/confirmation.controller';
import type { SecurityApi } from '@greenroom/core/account-security/security-api.port';
import { type CallFailure, err } from '@greenroom/core/kernel/result';
import { type ApiClient, removed } from '../http/api-client.ts';
import { defineCalls } from '../http/call.ts';
import { createdPasskeyWire, passkeyOptionsWire, signedPasskeyWire } from '../login/passkey.wire.ts';
import {
  codeBodyWire,
  devicesWire,
  newPasskeyWire,
  passkeyNameWire,
  passkeysWire,
  proofBodyWire,
  questionWire,
  recoveryCodesWire,
  securityStateWire,
} from './security-api.wire.ts';

const NOT_A_PASSKEY: CallFailure = { kind: 'decode', status: 0, message: 'not a passkey' };

const ACCOUNT_SECURITY = '/performer/performer_accounts/{id}/security';

const WRONG_CODE = { status: 401, error: 'token_invalid', when: 'the code or password is wrong or used' } as const;
const TOO_MANY = { status: 429, error: 'too_many_attempts', when: 'too many wrong codes, or codes sent' } as const;
const NOT_AVAILABLE = {
  status: 409,
  error: 'authenticator_not_available',
  when: 'an app is on already, none is on, or the platform has no key to keep its secret',
} as const;

export const securityCalls = defineCalls({
  origin: 'ours',
  section: '§1 What the product does and for whom',
  access: 'performer',
})({
  securityState: {
    purpose:
      'Protection of the account: channel of the login code, authenticator app, passkeys, recovery codes left, devices, and the last change of the password. Asked only where the configuration has accountSecurity.',
    get: ACCOUNT_SECURITY,
    answer: securityStateWire,
  },
  beginConfirmation: {
    purpose:
      'Begins to confirm the identity before a protected change: returns which proof is needed, sends a code where one is used, and gives the options of WebAuthn for a passkey in its place, where the account has one.',
    post: `${ACCOUNT_SECURITY}/confirmation/begin`,
    answer: questionWire,
    errors: [TOO_MANY],
  },
  confirmIdentity: {
    purpose:
      'Confirms the identity for 10 minutes by a code of the authenticator app, a recovery code, the code that was sent, or the password.',
    post: `${ACCOUNT_SECURITY}/confirmation`,
    body: proofBodyWire,
    errors: [WRONG_CODE, { status: 401, error: 'token_expired', when: 'the code that was sent is too old' }, TOO_MANY],
  },
  confirmByPasskey: {
    purpose: 'Confirms the identity for 10 minutes by the signature of a passkey.',
    post: `${ACCOUNT_SECURITY}/confirmation/passkey`,
    body: z.object({ signed: signedPasskeyWire }),
    errors: [
      {
        status: 401,
        error: 'passkey_invalid',
        when: 'the passkey is of another account, or did not sign this challenge for this site with user verification',
      },
      TOO_MANY,
    ],
  },
  beginAuthenticator: {
    purpose: 'Begins to set up an authenticator app: its secret, also as the address of a QR code.',
    post: `${ACCOUNT_SECURITY}/authenticator/begin`,
    confirmed: true,
    answer: z.object({ secret: z.string(), secretUri: z.string() }),
    errors: [NOT_AVAILABLE],
  },
  proveAuthenticator: {
    purpose:
      'Switches the authenticator app on by one of its codes, and returns ten recovery codes, which no later call returns again.',
    post: `${ACCOUNT_SECURITY}/authenticator`,
    confirmed: true,
    body: codeBodyWire,
    answer: recoveryCodesWire,
    errors: [WRONG_CODE, TOO_MANY],
  },
  removeAuthenticator: {
    purpose: 'Switches the authenticator app off, with its recovery codes.',
    delete: `${ACCOUNT_SECURITY}/authenticator`,
    confirmed: true,
  },
  passkeys: {
    purpose: 'Passkeys of the account, with the time of their latest use.',
    get: `${ACCOUNT_SECURITY}/passkeys`,
    answer: passkeysWire,
  },
  beginPasskey: {
    purpose: 'Begins to add a passkey: the options of WebAuthn for the browser. User verification is required.',
    post: `${ACCOUNT_SECURITY}/passkeys/begin`,
    confirmed: true,
    answer: passkeyOptionsWire,
  },
  addPasskey: {
    purpose: 'Adds the passkey that the device made.',
    post: `${ACCOUNT_SECURITY}/passkeys`,
    confirmed: true,
    body: newPasskeyWire,
    errors: [
      {
        status: 400,
        error: 'passkey_invalid',
        when: 'it was not made for this challenge and site, or is one too many',
      },
    ],
  },
  renamePasskey: {
    purpose: 'Changes the name of a passkey.',
    put: `${ACCOUNT_SECURITY}/passkeys/{passkeyId}`,
    body: passkeyNameWire,
  },
  removePasskey: {
    purpose: 'Removes a passkey.',
    delete: `${ACCOUNT_SECURITY}/passkeys/{passkeyId}`,
    confirmed: true,
  },
  devices: {
    purpose:
      'Devices on which the account is logged in: browser, operating system, country, and when each was first and last seen. Asked only where the configuration has devices.',
    get: `${ACCOUNT_SECURITY}/devices`,
    answer: devicesWire,
  },
  endDevice: {
    purpose: 'Logs out another device: its socket is closed, and its next call is refused with 409 ended_elsewhere.',
    delete: `${ACCOUNT_SECURITY}/devices/{deviceId}`,
    confirmed: true,
  },
  endOtherDevices: {
    purpose: 'Logs out every device but this one. Remembered devices are asked for a code again, this one excepted.',
    delete: `${ACCOUNT_SECURITY}/devices`,
    confirmed: true,
  },
  renewRecoveryCodes: {
    purpose: 'Makes ten new recovery codes, which no later call returns again; the old ones are no longer valid.',
    post: `${ACCOUNT_SECURITY}/recovery_codes`,
    confirmed: true,
    answer: recoveryCodesWire,
    errors: [NOT_AVAILABLE],
  },
});

export const createSecurityApi = (client: ApiClient): SecurityApi => ({
  securityState: (id) => client.call(securityCalls.securityState, { params: { id } }),
  beginConfirmation: (id) => client.call(securityCalls.beginConfirmation, { params: { id } }),
  confirmIdentity: (id, proof) => client.call(securityCalls.confirmIdentity, { params: { id }, body: { proof } }),
  confirmByPasskey: (id, answer) => {
    const signed = signedPasskeyWire.safeParse(answer);
    if (!signed.success) return Promise.resolve(err(NOT_A_PASSKEY));
    return client.call(securityCalls.confirmByPasskey, { params: { id }, body: { signed: signed.data } });
  },
  beginAuthenticator: (id) => client.call(securityCalls.beginAuthenticator, { params: { id } }),
  proveAuthenticator: (id, code) => client.call(securityCalls.proveAuthenticator, { params: { id }, body: { code } }),
  removeAuthenticator: (id) => client.call(securityCalls.removeAuthenticator, { params: { id } }),
  passkeys: (id) => client.call(securityCalls.passkeys, { params: { id } }),
  beginPasskey: (id) => client.call(securityCalls.beginPasskey, { params: { id } }),
  addPasskey: (id, name, made) => {
    const created = createdPasskeyWire.safeParse(made);
    if (!created.success) return Promise.resolve(err(NOT_A_PASSKEY));
    return client.call(securityCalls.addPasskey, { params: { id }, body: { name, created: created.data } });
  },
  renamePasskey: (id, passkeyId, name) =>
    client.call(securityCalls.renamePasskey, { params: { id, passkeyId }, body: { name } }),
  removePasskey: (id, passkeyId) => removed(client.call(securityCalls.removePasskey, { params: { id, passkeyId } })),
  devices: (id) => client.call(securityCalls.devices, { params: { id } }),
  endDevice: (id, deviceId) => removed(client.call(securityCalls.endDevice, { params: { id, deviceId } })),
  endOtherDevices: (id) => client.call(securityCalls.endOtherDevices, { params: { id } }),
  renewRecoveryCodes: (id) => client.call(securityCalls.renewRecoveryCodes, { params: { id } }),
});

/** Makes calls that need a recently confirmed identity: asks for the confirmation, then repeats the call. */
export const protectedClient = (client: ApiClient, protect: Protect): ApiClient => ({
  ...client,
  call: (row, input, options) => protect(() => client.call(row, input, options)),
});
