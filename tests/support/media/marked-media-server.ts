import { createMediaServer, type MediaServer } from '@greenroom/sim-cli/platform/devices/media/media-server';
import type { MediaServerOptions } from '@greenroom/sim-cli/platform/devices/media/media.constants';
import { markSwitched } from '../switched-faults.ts';

/** Creates a media server that notes which of its faults a test switches on. */
export const createMarkedMediaServer = (options: MediaServerOptions): MediaServer => {
  const media = createMediaServer(options);
  const { faults } = media;
  const turn: typeof faults.turn = (name, on) => {
    if (on) markSwitched(name);
    return faults.turn(name, on);
  };
  return { ...media, faults: { ...faults, turn } };
};
