import { expect, it } from 'vitest';
import { goingReady, NOT_GOING_READY, type GoingReadyEvent } from './going-ready.machine.ts';

/** Types of the effects of these events, one after the other. */
const effectsOf = (...events: readonly GoingReadyEvent[]): readonly string[] => {
  let state = NOT_GOING_READY;
  return events.flatMap((event) => {
    const step = goingReady(state, event);
    state = step.state;
    return step.effects.map(({ type }) => type);
  });
};
const WITH_CAMERA = { type: 'requested', needsCamera: true } as const;
const ON = { type: 'cameraChanged', status: 'on' } as const;

it('starts the session at once where no camera is needed', () => {
  expect(effectsOf({ type: 'requested', needsCamera: false })).toEqual(['startSession']);
});

it('starts the session once, when the camera is on', () => {
  expect(effectsOf(WITH_CAMERA, ON, ON)).toEqual(['turnCameraOn', 'startSession']);
});

it('goes on waiting after the camera failed, so that a second try starts the session', () => {
  expect(effectsOf(WITH_CAMERA, { type: 'cameraChanged', status: 'failed' }, ON)).toEqual([
    'turnCameraOn',
    'startSession',
  ]);
});

it.each<GoingReadyEvent>([{ type: 'abandoned' }, { type: 'cameraChanged', status: 'off' }])(
  'starts no session after %o',
  (event) => {
    expect(effectsOf(WITH_CAMERA, event, ON)).toEqual(['turnCameraOn']);
  },
);
