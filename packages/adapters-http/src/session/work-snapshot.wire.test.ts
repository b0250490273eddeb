import { expect, it } from 'vitest';
import { decode } from '../http/call.ts';
import { workSnapshotWire } from './work-snapshot.wire.ts';

it('leaves out what is of a session type or reason that this product does not know, and reads the work beside it', () => {
  const client = { clientId: '5001', name: 'nl|Mark', sessionType: 'VIDEO' };
  const other = { ...client, sessionType: 'HOLOGRAM' };
  const missed = { ...client, askedAt: 1_772_711_000, why: 'busy' };
  const wire = {
    ready: true,
    requests: [
      { ...client, waiting: 3 },
      { ...other, waiting: 4 },
    ],
    missed: [missed, { ...missed, why: 'asleep' }, { ...missed, sessionType: 'HOLOGRAM' }],
  };
  expect(decode(workSnapshotWire, wire, 'answer')).toMatchObject({
    ok: true,
    value: { requests: [{ waiting: 3 }], missed: [{ why: 'busy' }] },
  });
});

it('reads a session of a type that this product does not know as one with the webcam, also when it has ended', () => {
  const client = { clientId: '5001', name: 'nl|Mark', sessionType: 'HOLOGRAM' };
  const streams = { publishStream: 'p', publishToken: 'pt', publishWowza: 'm1', playStream: 'c', playToken: 'ct' };
  const wire = {
    ready: true,
    session: { ...client, id: 1, ...streams, playWowza: 'm2' },
    requests: [],
    ended: { ...client, reason: 'CLICK', duration: 60, endedAt: 1_772_711_000 },
  };
  const asWebcam = { client: { id: '5001', sessionType: 'VIDEO' } };
  expect(decode(workSnapshotWire, wire, 'answer')).toMatchObject({
    ok: true,
    value: { session: asWebcam, ended: asWebcam },
  });
});
