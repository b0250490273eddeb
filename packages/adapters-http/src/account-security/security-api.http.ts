import * as z from 'zod/mini';
import type { SecurityApi } from '@greenroom/core/account-security/security-api.port';
import { type CallFailure, err } from '@greenroom/core/kernel/result';
import type { ApiClient } from '../http/api-client.ts';
import { defineCall } from '../http/call.ts';
import { acknowledgedWire } from '../http/fields.wire.ts';
import { CONFIRMATION_REQUIRED } from '../http/protected-client.ts';
import { removed } from '../http/removed.ts';
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

/** Failure of a call that is not sent, because the device's answer is no passkey. */
const NOT_A_PASSKEY: CallFailure = { kind: 'decode', status: 0, message: 'not a passkey' };

const ACCOUNT_SECURITY = '/performer/performer_accounts/{id}/security';

const WRONG_CODE = { status: 401, error: 'token_invalid', when: 'the code or password is wrong or used' } as const;
const TOO_MANY = { status: 429, error: 'too_many_attempts', when: 'too many wrong codes, or codes sent' } as const;
const NOT_AVAILABLE = {
  status: 409,
  error: 'authenticator_not_available',
  when: 'an app is on already, none is on, or the platform has no key to keep its secret',
} as const;

const securityCall = { origin: 'ours', section: '§1 What the product does and for whom', access: 'performer' } as const;

export const securityCalls = {
  securityState: defineCall({
    ...securityCall,
    name: 'securityState',
    purpose:
      'Protection of the account: channel of the login code, authenticator app, passkeys, recovery codes left, devices, and the last change of the password. Asked only where the configuration has accountSecurity.',
    method: 'GET',
    path: ACCOUNT_SECURITY,
    answer: securityStateWire,
    errors: [],
  }),
  beginConfirmation: defineCall({
    ...securityCall,
    name: 'beginConfirmation',
    purpose:
      'Begins to confirm the identity before a protected change: returns which proof is needed, sends a code where one is used, and gives the options of WebAuthn for a passkey in its place, where the account has one.',
    method: 'POST',
    path: `${ACCOUNT_SECURITY}/confirmation/begin`,
    answer: questionWire,
    errors: [TOO_MANY],
  }),
  confirmIdentity: defineCall({
    ...securityCall,
    name: 'confirmIdentity',
    purpose:
      'Confirms the identity for 10 minutes by a code of the authenticator app, a recovery code, the code that was sent, or the password.',
    method: 'POST',
    path: `${ACCOUNT_SECURITY}/confirmation`,
    body: proofBodyWire,
    answer: acknowledgedWire,
    errors: [WRONG_CODE, { status: 401, error: 'token_expired', when: 'the code that was sent is too old' }, TOO_MANY],
  }),
  confirmByPasskey: defineCall({
    ...securityCall,
    name: 'confirmByPasskey',
    purpose: 'Confirms the identity for 10 minutes by the signature of a passkey.',
    method: 'POST',
    path: `${ACCOUNT_SECURITY}/confirmation/passkey`,
    body: z.object({ signed: signedPasskeyWire }),
    answer: acknowledgedWire,
    errors: [
      {
        status: 401,
        error: 'passkey_invalid',
        when: 'the passkey is of another account, or did not sign this challenge for this site with user verification',
      },
      TOO_MANY,
    ],
  }),
  beginAuthenticator: defineCall({
    ...securityCall,
    name: 'beginAuthenticator',
    purpose: 'Begins to set up an authenticator app: its secret, also as the address of a QR code.',
    method: 'POST',
    path: `${ACCOUNT_SECURITY}/authenticator/begin`,
    confirmed: true,
    answer: z.object({ secret: z.string(), secretUri: z.string() }),
    errors: [CONFIRMATION_REQUIRED, NOT_AVAILABLE],
  }),
  proveAuthenticator: defineCall({
    ...securityCall,
    name: 'proveAuthenticator',
    purpose:
      'Switches the authenticator app on by one of its codes, and returns ten recovery codes, which no later call returns again.',
    method: 'POST',
    path: `${ACCOUNT_SECURITY}/authenticator`,
    confirmed: true,
    body: codeBodyWire,
    answer: recoveryCodesWire,
    errors: [CONFIRMATION_REQUIRED, WRONG_CODE, TOO_MANY],
  }),
  removeAuthenticator: defineCall({
    ...securityCall,
    name: 'removeAuthenticator',
    purpose: 'Switches the authenticator app off, with its recovery codes.',
    method: 'DELETE',
    path: `${ACCOUNT_SECURITY}/authenticator`,
    confirmed: true,
    answer: acknowledgedWire,
    errors: [CONFIRMATION_REQUIRED],
  }),
  passkeys: defineCall({
    ...securityCall,
    name: 'passkeys',
    purpose: 'Passkeys of the account, with the time of their latest use.',
    method: 'GET',
    path: `${ACCOUNT_SECURITY}/passkeys`,
    answer: passkeysWire,
    errors: [],
  }),
  beginPasskey: defineCall({
    ...securityCall,
    name: 'beginPasskey',
    purpose: 'Begins to add a passkey: the options of WebAuthn for the browser. User verification is required.',
    method: 'POST',
    path: `${ACCOUNT_SECURITY}/passkeys/begin`,
    confirmed: true,
    answer: passkeyOptionsWire,
    errors: [CONFIRMATION_REQUIRED],
  }),
  addPasskey: defineCall({
    ...securityCall,
    name: 'addPasskey',
    purpose: 'Adds the passkey that the device made.',
    method: 'POST',
    path: `${ACCOUNT_SECURITY}/passkeys`,
    confirmed: true,
    body: newPasskeyWire,
    answer: acknowledgedWire,
    errors: [
      CONFIRMATION_REQUIRED,
      {
        status: 400,
        error: 'passkey_invalid',
        when: 'it was not made for this challenge and site, or is one too many',
      },
    ],
  }),
  renamePasskey: defineCall({
    ...securityCall,
    name: 'renamePasskey',
    purpose: 'Changes the name of a passkey.',
    method: 'PUT',
    path: `${ACCOUNT_SECURITY}/passkeys/{passkeyId}`,
    body: passkeyNameWire,
    answer: acknowledgedWire,
    errors: [],
  }),
  removePasskey: defineCall({
    ...securityCall,
    name: 'removePasskey',
    purpose: 'Removes a passkey.',
    method: 'DELETE',
    path: `${ACCOUNT_SECURITY}/passkeys/{passkeyId}`,
    confirmed: true,
    answer: acknowledgedWire,
    errors: [CONFIRMATION_REQUIRED],
  }),
  devices: defineCall({
    ...securityCall,
    name: 'devices',
    purpose:
      'Devices on which the account is logged in: browser, operating system, country, and when each was first and last seen. Asked only where the configuration has devices.',
    method: 'GET',
    path: `${ACCOUNT_SECURITY}/devices`,
    answer: devicesWire,
    errors: [],
  }),
  endDevice: defineCall({
    ...securityCall,
    name: 'endDevice',
    purpose: 'Logs out another device: its socket is closed, and its next call is refused with 409 ended_elsewhere.',
    method: 'DELETE',
    path: `${ACCOUNT_SECURITY}/devices/{deviceId}`,
    confirmed: true,
    answer: acknowledgedWire,
    errors: [CONFIRMATION_REQUIRED],
  }),
  endOtherDevices: defineCall({
    ...securityCall,
    name: 'endOtherDevices',
    purpose: 'Logs out every device but this one. Remembered devices are asked for a code again, this one excepted.',
    method: 'DELETE',
    path: `${ACCOUNT_SECURITY}/devices`,
    confirmed: true,
    answer: acknowledgedWire,
    errors: [CONFIRMATION_REQUIRED],
  }),
  renewRecoveryCodes: defineCall({
    ...securityCall,
    name: 'renewRecoveryCodes',
    purpose: 'Makes ten new recovery codes, which no later call returns again; the old ones are no longer valid.',
    method: 'POST',
    path: `${ACCOUNT_SECURITY}/recovery_codes`,
    confirmed: true,
    answer: recoveryCodesWire,
    errors: [CONFIRMATION_REQUIRED, NOT_AVAILABLE],
  }),
};

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
