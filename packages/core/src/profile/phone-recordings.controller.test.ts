import { expect, it } from 'vitest';
import { silentLog } from '../kernel/log.port.ts';
import { type CallFailure, done, err, NETWORK_TIMED_OUT, type Result } from '../kernel/result.ts';
import { createPhoneRecordings } from './phone-recordings.controller.ts';

const TAKE = new Uint8Array(64);
TAKE.set([0x4f, 0x67, 0x67, 0x53]);

const setUp = () => {
  const received: string[] = [];
  const answers: { upload: Result<undefined, CallFailure> } = { upload: done };
  const recordings = createPhoneRecordings({
    upload: async (name) => {
      received.push(`upload ${name}`);
      return answers.upload;
    },
    onSent: () => received.push('sent'),
    log: silentLog,
  });
  return { recordings, received, answers, state: () => recordings.watch.state() };
};

it('sends a recording, which then waits for a moderator', async () => {
  const { recordings, received, state } = setUp();
  recordings.know({ profilename: 'none', introduction_message: 'approved' });
  recordings.record('profilename', TAKE);
  expect(state()).toMatchObject({ edited: true, profilename: { take: TAKE, review: 'none' } });
  await recordings.send('profilename');
  expect(received).toEqual(['upload profilename', 'sent']);
  expect(state()).toMatchObject({
    edited: false,
    profilename: { take: undefined, review: 'pending', version: 1 },
    introduction_message: { review: 'approved', version: 0 },
  });
});

it('keeps a recording that is made while the one before is sent', async () => {
  const { recordings, state } = setUp();
  recordings.record('profilename', TAKE);
  const sent = recordings.send('profilename');
  const next = TAKE.slice();
  recordings.record('profilename', next);
  await sent;
  expect(state()).toMatchObject({ edited: true, profilename: { sending: false, review: 'pending', version: 1 } });
  expect(state().profilename.take).toBe(next);
});

it('keeps a recording when sending fails', async () => {
  const { recordings, answers, state } = setUp();
  answers.upload = err(NETWORK_TIMED_OUT);
  recordings.record('introduction_message', TAKE);
  await recordings.send('introduction_message');
  expect(state()).toMatchObject({
    edited: true,
    introduction_message: { take: TAKE, sending: false, error: 'profile.recordingNotSent' },
  });
});

it('takes nothing that is no sound, and sends nothing where nothing is recorded', async () => {
  const { recordings, received, state } = setUp();
  recordings.record('profilename', new Uint8Array(64));
  expect(state().profilename).toMatchObject({ take: undefined, error: 'profile.recordingNotValid' });
  await recordings.send('profilename');
  expect(received).toEqual([]);
});

it('drops a recording that is discarded, and an answer that comes after a log-out', async () => {
  const { recordings, received, state } = setUp();
  recordings.record('profilename', TAKE);
  recordings.discard('profilename');
  expect(state().edited).toBe(false);
  recordings.record('profilename', TAKE);
  const sending = recordings.send('profilename');
  recordings.forget();
  await sending;
  expect([received, state().profilename.review]).toEqual([['upload profilename'], 'none']);
});

it('forgets at the next visit that a file was no sound, but not that a recording could not be sent', async () => {
  const { recordings, answers, state } = setUp();
  const reviews = { profilename: 'none', introduction_message: 'none' } as const;
  answers.upload = err(NETWORK_TIMED_OUT);
  recordings.record('profilename', new Uint8Array(64));
  recordings.record('introduction_message', TAKE);
  await recordings.send('introduction_message');
  recordings.know(reviews);
  expect(state().profilename.error).toBeUndefined();
  expect(state().introduction_message.error).toBe('profile.recordingNotSent');
});
