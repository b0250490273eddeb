import { expect, it } from 'vitest';
import { accountWith } from '../../testing/account/performer-account.fake.ts';
import { settle } from '../../testing/kernel/settle.fake.ts';
import type { PerformerApp } from '../app/performer-app.ts';
import { performerId } from '../kernel/ids.ts';
import { silentLog } from '../kernel/log.port.ts';
import { createValue } from '../kernel/machine.ts';
import { err, ok, done, NETWORK_FAILED, NETWORK_TIMED_OUT, type CallFailure } from '../kernel/result.ts';
import type { LoginState } from '../login/performer-status-state.ts';
import { createModalsController } from '../navigation/modals.machine.ts';
import { firstDue, type UrgentAction, type VerificationApi } from './verification-api.port.ts';
import { createVerificationController, createVerification } from './verification.controller.ts';

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

const NOT_RECOGNISED: CallFailure = { kind: 'status', status: 422, message: 'not_recognised' };

const createRig = (due: UrgentAction[]) => {
  const login = createValue({ status: 'authenticated', account: accountWith() } as LoginState);
  const outs: string[] = [];
  const sent: UrgentAction[] = [];
  const platform: { due: UrgentAction[]; refuses: CallFailure | undefined; delay: Promise<void> } = {
    due,
    refuses: undefined,
    delay: Promise.resolve(),
  };
  const api: VerificationApi = {
    urgent: async () => {
      const answer = ok([...platform.due]);
      await platform.delay;
      return answer;
    },
    verify: async (_id, action) => {
      sent.push(action);
      if (platform.refuses !== undefined) return err(platform.refuses);
      platform.due = platform.due.filter((each) => each !== action);
      return done;
    },
  };
  const modals = createModalsController();
  const app = {
    login: { watch: login, forceOut: (reason: string) => outs.push(reason) },
    modals,
  } as unknown as PerformerApp;
  const verification = createVerification(app, api, silentLog);
  const modal = () => modals.watch.state().open;
  return {
    verification,
    modals,
    modal,
    platform,
    outs,
    sent,
    checkAgain: () => login.set({ ...login.state(), account: accountWith() }),
  };
};

it('asks for the face before the voice', () => {
  expect(firstDue(['BioCheckVoice', 'BioEnrollFace'])).toBe('BioEnrollFace');
  expect(firstDue(['BioEnrollVoice'])).toBe('BioEnrollVoice');
  expect(firstDue([])).toBeUndefined();
});

it('opens face-recog, then voice-recog, and says of each that it is received until that is read', async () => {
  const { verification, modal, sent, checkAgain } = createRig(['BioCheckVoice', 'BioCheckFace']);
  await settle();
  expect(modal()).toBe('face-recog');
  verification.send(new Uint8Array(1));
  await settle();
  expect([modal(), verification.watch.state().received]).toEqual(['voice-recog', 'BioCheckFace']);
  verification.send(new Uint8Array(1));
  await settle();
  expect(sent).toEqual(['BioCheckFace', 'BioCheckVoice']);
  checkAgain();
  await settle();
  expect([modal(), verification.watch.state().received]).toEqual(['voice-recog', 'BioCheckVoice']);
  verification.acknowledge();
  expect([modal(), verification.watch.state().received]).toEqual([undefined, undefined]);
});

it('asks again with each session check', async () => {
  const { modal, platform, checkAgain } = createRig([]);
  await settle();
  expect(modal()).toBeUndefined();
  platform.due = ['BioEnrollVoice'];
  checkAgain();
  await settle();
  expect(modal()).toBe('voice-recog');
});

it('comes back when another modal has taken its place', async () => {
  const { modals, modal } = createRig(['BioCheckVoice']);
  await settle();
  modals.open('chat-request');
  expect(modal()).toBe('chat-request');
  modals.close();
  expect(modal()).toBe('voice-recog');
});

it('logs the performer out when it fails and when it is declined', async () => {
  const failed = createRig(['BioCheckFace']);
  await settle();
  failed.platform.refuses = NOT_RECOGNISED;
  failed.verification.send(new Uint8Array(1));
  await settle();
  const refused = createRig(['BioCheckVoice']);
  await settle();
  refused.verification.refuse();
  expect([failed.outs, refused.outs]).toEqual([['login.verificationFailed'], ['login.verificationFailed']]);
  expect([failed.modal(), refused.modal()]).toEqual([undefined, undefined]);
});

it.each([
  NETWORK_FAILED,
  NETWORK_TIMED_OUT,
  { kind: 'status', status: 500, message: 'platform_failed' } as const,
  { kind: 'status', status: 429, message: 'too_many' } as const,
])('keeps asking, without a log-out, when the content never arrived: $message', async (failure) => {
  const { verification, platform, modal, outs, checkAgain } = createRig(['BioCheckVoice']);
  await settle();
  platform.refuses = failure;
  verification.send(new Uint8Array(1));
  await settle();
  checkAgain();
  await settle();
  expect(verification.watch.state()).toEqual({
    due: 'BioCheckVoice',
    sending: false,
    error: 'account.verificationNotSent',
    received: undefined,
  });
  expect([modal(), outs]).toEqual(['voice-recog', []]);
  platform.refuses = undefined;
  verification.send(new Uint8Array(1));
  await settle();
  verification.acknowledge();
  expect([modal(), verification.watch.state().error]).toEqual([undefined, undefined]);
});
