import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { performerId } from '../kernel/ids.ts';
import { silentLog } from '../kernel/log.port.ts';
import { type CallFailure, err, ok } from '../kernel/result.ts';
import { createVerificationController } from './verification.controller.ts';

/** Sends a picture of the face, which fails so. @returns number of the forced log-outs, and the error */
const sendFails = async (failure: CallFailure) => {
  let loggedOut = 0;
  const verification = createVerificationController({
    api: { urgent: () => Promise.resolve(ok(['BioCheckFace'])), verify: () => Promise.resolve(err(failure)) },
    onFailed: () => (loggedOut += 1),
    log: silentLog,
  });
  verification.check(performerId('1001'));
  await settle();
  verification.send(new Uint8Array([1]));
  await settle();
  return [loggedOut, verification.watch.state().error];
};

it.each([404, 413, 502])('decides nothing by a proxy that answers %i', async (status) => {
  expect(await sendFails({ kind: 'gateway', status, message: '<html>' })).toEqual([0, 'account.verificationNotSent']);
});

it.each([408, 429, 500])('decides nothing by a platform that answers %i', async (status) => {
  expect(await sendFails({ kind: 'status', status, message: 'no' })).toEqual([0, 'account.verificationNotSent']);
});

it('logs out where the platform does not recognise the performer', async () => {
  expect(await sendFails({ kind: 'status', status: 422, message: 'not_recognised' })).toEqual([1, undefined]);
});
