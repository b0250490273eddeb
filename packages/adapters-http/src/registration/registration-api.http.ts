import type { RegistrationApi } from '@greenroom/core/registration/registration-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { registrationCalls } from './registration-api.wire.ts';

export const createRegistrationApi = (client: ApiClient): RegistrationApi => ({
  invitation: (token) => client.call(registrationCalls.invitation, { params: { token } }),
  upload: (token, side, body) => client.call(registrationCalls.uploadDocument, { params: { token, side }, body }),
  submit: (token, body) => client.call(registrationCalls.register, { params: { token }, body }),
});
