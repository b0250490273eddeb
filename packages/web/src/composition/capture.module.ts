import { BROWSER_NEEDS, has } from '../device/browser-needs.ts';
import { createBlackPicture, type BlackPicture } from '../media/black-picture.media.ts';
import { createCapture } from '../media/capture.media.ts';
import { bindings } from './container/bindings.ts';
import { TOKENS } from './container/tokens.ts';

const blackPicture = (): BlackPicture =>
  createBlackPicture(
    () => document.createElement('canvas'),
    (ms, task) => {
      const timer = setInterval(task, ms);
      return () => clearInterval(timer);
    },
  );

/** Camera and microphone of this device. */
export const captureModule = bindings(({ provide }) => {
  provide(TOKENS.capture, (get) =>
    createCapture({
      media: navigator.mediaDevices,
      canSend: has(BROWSER_NEEDS.video),
      permissions: navigator.permissions,
      black: blackPicture(),
      log: get(TOKENS.log),
    }),
  );
});
