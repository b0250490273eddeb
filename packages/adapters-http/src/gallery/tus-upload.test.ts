import { expect, it } from 'vitest';
import { includeCredentials } from './tus-upload.ts';

it('sends the cookie of the login with each part of a browser’s upload', () => {
  const request = { withCredentials: false };
  includeCredentials({ getUnderlyingObject: () => request });
  expect(request.withCredentials).toBe(true);
});

it('leaves a request of Node as it is', () => {
  const request = {};
  includeCredentials({ getUnderlyingObject: () => request });
  includeCredentials({ getUnderlyingObject: () => undefined });
  expect(request).toEqual({});
});
