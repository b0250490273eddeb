import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { CameraController } from '@greenroom/core/session/video/camera.controller';

/**
 * Fetches devices anew when the page is looked at again and its system still silences them: some phones never give back what a call took.
 * @spec §8 Camera and microphone
 */
export const refetchSilenced = (
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>,
  camera: Pick<CameraController, 'watch' | 'retry'>,
): Cancel => {
  const look = (): void => {
    if (page.visibilityState === 'visible' && camera.watch.state().silenced.length > 0) camera.retry();
  };
  page.addEventListener('visibilitychange', look);
  return () => page.removeEventListener('visibilitychange', look);
};
