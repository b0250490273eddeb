import { expect, it } from 'vitest';
import { customer } from '../../testing/session/session-rig.fake.ts';
import { GRANT, setUpStream } from '../../testing/session/video/streaming-rig.fake.ts';
import { createActor } from '../kernel/machine.ts';
import { IDLE_SESSION, type SessionState } from './session-state.ts';
import { connectStreams } from './session-streams.ts';
import { grantedStream, reconnected } from './stream.ts';

const OUTBOUND = grantedStream(GRANT);
const INBOUND = grantedStream({ name: 'anna-in', token: 'q', server: 'media-2' });

const setUp = () => {
  const [out, back] = [setUpStream('publish'), setUpStream('play')];
  const session = createActor<SessionState, Partial<SessionState>, never>({
    initial: IDLE_SESSION,
    transition: (state, change) => ({ state: { ...state, ...change }, effects: [] }),
    perform: () => undefined,
  });
  let onAir = 0;
  const leave = connectStreams({
    session,
    publish: out.stream,
    play: back.stream,
    onAir: () => {
      onAir += 1;
    },
  });
  return { out, back, session, leave, onAir: () => onAir };
};

const ACTIVE = { status: 'active', publish: OUTBOUND, play: INBOUND } as const;
const CONNECTED = { ...ACTIVE, status: 'connected', client: customer('mark') } as const;

it('broadcasts while the session is active', () => {
  const { out, back, session } = setUp();
  expect(out.tries).toHaveLength(0);
  session.send(ACTIVE);
  expect(out.latest().order).toMatchObject({ grant: GRANT, quality: 'md' });
  expect(back.tries).toHaveLength(0);
});

it('goes on broadcasting through a session and stops when idle', () => {
  const { out, session } = setUp();
  session.send(ACTIVE);
  session.send(CONNECTED);
  expect([out.tries.length, out.running()]).toEqual([1, 1]);
  session.send(IDLE_SESSION);
  expect(out.running()).toBe(0);
});

it('shows the customer while the customer’s camera is on', () => {
  const { back, session } = setUp();
  session.send(CONNECTED);
  expect(back.tries).toHaveLength(0);
  session.send({ clientCam: true });
  expect(back.running()).toBe(1);
  session.send({ clientCam: false });
  expect(back.running()).toBe(0);
});

it('moves the stream that the platform has reconnect', () => {
  const { out, back, session } = setUp();
  session.send({ ...CONNECTED, clientCam: true });
  session.send({ publish: reconnected(OUTBOUND, 'media-9') });
  expect(out.latest().order).toMatchObject({ attempt: 1, grant: { server: 'media-9' } });
  expect(back.tries).toHaveLength(1);
});

it('starts with the server that took over meanwhile', () => {
  const { back, session } = setUp();
  session.send({ ...CONNECTED, play: reconnected(INBOUND, 'media-9'), clientCam: true });
  expect(back.latest().order).toMatchObject({ attempt: 1, grant: { server: 'media-9' } });
});

it('reports the broadcast once, however often the stream is restored', () => {
  const { out, session, onAir } = setUp();
  session.send(ACTIVE);
  out.latest().live();
  out.latest().lost('streaming.connectionLost');
  out.pass(1);
  out.latest().live();
  expect(onAir()).toBe(1);
  session.send(IDLE_SESSION);
  session.send(ACTIVE);
  out.latest().live();
  expect(onAir()).toBe(2);
});

it('leaves nothing running', () => {
  const { out, back, session, leave } = setUp();
  session.send({ ...CONNECTED, clientCam: true });
  leave();
  expect([out.running(), back.running()]).toEqual([0, 0]);
});
