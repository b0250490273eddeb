import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { SessionState } from '@greenroom/core/session/session-state';
import type { CameraController } from '@greenroom/core/session/video/camera.controller';
import type { TabStorage } from '../device/tab-storage.ts';

const KEY = 'greenroom.switchedOff';
const KINDS = ['camera', 'microphone'] as const;

/** Leaves off, in a session that goes on after a reload, the devices that the performer had switched off in it. */
export const keepSwitchedOff = (
  camera: Pick<CameraController, 'watch' | 'switchDevice'>,
  session: Watchable<Pick<SessionState, 'status'>>,
  storage: TabStorage,
): Cancel => {
  const written = storage.getItem(KEY) ?? '';
  let before = KINDS.filter((kind) => written.includes(kind));
  return camera.watch.subscribe(({ status, request, ended }) => {
    const again = before;
    before = [];
    if (again.length > 0 && session.state().status === 'connected') {
      for (const kind of again) camera.switchDevice(kind, false);
      return;
    }
    // One that was unplugged was not switched off.
    const off = status === 'off' ? [] : KINDS.filter((kind) => !request.wanted[kind] && !ended.includes(kind));
    if (off.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, off.join());
  });
};
