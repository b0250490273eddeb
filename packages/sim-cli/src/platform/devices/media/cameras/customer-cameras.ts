import type { MediaCodec } from '../../../base/environment/platform-options.ts';
import type { MediaPlace } from '../../../base/environment/platform-options.ts';
import type { PairIds } from '../../../base/people/customers.ts';
import type { SourceFactory } from '../media-server.ts';
import type { MountedMedia } from '../mount-media.ts';

interface Shown {
  readonly clientId: string;
  readonly stream: string;
  readonly end: () => void;
}

/** Loads the customer's camera and voice in the codec of the server, when one is first turned on. @fortests */
export const loadCustomerCamera = async (codec: MediaCodec): Promise<SourceFactory> => {
  const { withSound } = await import('./clip-sound.ts');
  const { createClipCamera } = await import('./clip-camera.ts');
  return withSound(await createClipCamera(codec));
};

/** The cameras of customers who show themselves: a clip each, sent to the media server that the performer uses. */
export const createCustomerCameras = (media: Pick<MountedMedia, 'codec' | 'server'>) => {
  /** Cameras by performer, who is with one customer at a time. */
  const shown = new Map<string, Shown>();

  const show = async ({ performerId, clientId }: PairIds, stream: string, place: MediaPlace): Promise<void> => {
    shown.get(performerId)?.end();
    let endSource: (() => void) | undefined;
    const camera: Shown = { clientId, stream, end: () => endSource?.() };
    shown.set(performerId, camera);
    const [server, source] = await Promise.all([media.server(place), loadCustomerCamera(media.codec)]);
    // The customer may have left while the server was loaded.
    if (shown.get(performerId) === camera) endSource = server.addSource(stream, source);
  };
  return {
    /** @param stream its name on the media server */
    turnOn: show,
    turnOff: ({ performerId, clientId }: PairIds): void => {
      const camera = shown.get(performerId);
      if (camera?.clientId !== clientId) return;
      shown.delete(performerId);
      camera.end();
    },
    isShown: ({ performerId, clientId }: PairIds): boolean => shown.get(performerId)?.clientId === clientId,
    /** Sends the picture that the performer sees to another server. */
    move: async (performerId: string, place: MediaPlace): Promise<void> => {
      const camera = shown.get(performerId);
      if (camera !== undefined) await show({ performerId, clientId: camera.clientId }, camera.stream, place);
    },
  };
};

export type CustomerCameras = ReturnType<typeof createCustomerCameras>;
