import { unchanged, type Step } from '../../kernel/machine.ts';
import type { CameraState } from './camera.machine.ts';

/** Going ready with the camera first. */
export interface GoingReady {
  /** True while the session waits for the camera, even when it had to be requested twice. */
  readonly isWaiting: boolean;
}

export type GoingReadyEvent =
  | { readonly type: 'requested'; readonly needsCamera: boolean } // by the performer
  | { readonly type: 'cameraChanged'; readonly status: CameraState['status'] } // from the camera
  | { readonly type: 'abandoned' }; // by the performer: only a preview, or without a camera

export type GoingReadyEffect = { readonly type: 'turnCameraOn' } | { readonly type: 'startSession' };

export const NOT_GOING_READY: GoingReady = { isWaiting: false };

/** Goes ready as soon as the camera is on, where a service needs it. @spec §4 Session status */
export const goingReady = (state: GoingReady, event: GoingReadyEvent): Step<GoingReady, GoingReadyEffect> => {
  switch (event.type) {
    case 'requested':
      return event.needsCamera
        ? { state: { isWaiting: true }, effects: [{ type: 'turnCameraOn' }] }
        : { state, effects: [{ type: 'startSession' }] };
    case 'cameraChanged': {
      if (!state.isWaiting) return unchanged(state);
      if (event.status === 'on') return { state: NOT_GOING_READY, effects: [{ type: 'startSession' }] };
      return unchanged(event.status === 'off' ? NOT_GOING_READY : state);
    }
    case 'abandoned':
      return unchanged(state.isWaiting ? NOT_GOING_READY : state);
  }
};
