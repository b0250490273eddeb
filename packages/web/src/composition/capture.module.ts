import type { Log } from '@greenroom/core/kernel/log.port';
import { ContainerModule } from 'inversify';
import { createBlackPicture, type BlackPicture } from '../media/black-picture.media.ts';
import { createCapture } from '../media/capture.media.ts';
import { TOKENS } from './tokens.ts';

const blackPicture = (): BlackPicture =>
  createBlackPicture(
    () => document.createElement('canvas'),
    (ms, task) => {
      const timer = setInterval(task, ms);
      return () => clearInterval(timer);
    },
  );

/** Camera and microphone of this device. */
export const captureModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.capture)
    .toResolvedValue(
      (log: Log) =>
        createCapture({
          media: navigator.mediaDevices,
          permissions: navigator.permissions,
          black: blackPicture(),
          log,
        }),
      [TOKENS.log],
    )
    .inSingletonScope();
});
