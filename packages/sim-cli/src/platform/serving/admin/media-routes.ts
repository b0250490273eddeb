import type { FastifyInstance } from 'fastify';
import { err, ok } from '@greenroom/core/kernel/result';
import { cameraWire, streamsWire, type MediaStreams } from '../../base/admin-api/admin-api.wire.ts';
import { MEDIA_PLACES, type MediaPlace } from '../../base/environment/platform-options.ts';
import type { AdminParts } from './admin-parts.ts';
import { adminPost } from './admin-route.ts';
import { trigger } from './trigger.ts';

const RECONNECTED = ['publish', 'play'] as const;

/**
 * Registers the routes that read the media servers, watch the performer as a customer would, move the performer to the
 * other server, and turn a customer's camera on.
 */
export const registerMediaRoutes = (
  app: FastifyInstance,
  parts: Pick<AdminParts, 'publisher' | 'cameras' | 'customerService' | 'eventLog' | 'media' | 'streams'>,
): void => {
  const { publisher, cameras, customerService, eventLog, media, streams } = parts;
  const streamsOf = async (place: MediaPlace): Promise<MediaStreams['streams']> => {
    const found = (await media.running(place))?.stats() ?? [];
    return found.map((stats) => ({ server: place, ...stats }));
  };

  app.get('/media', async (): Promise<MediaStreams> => {
    const streams = await Promise.all(MEDIA_PLACES.map(streamsOf));
    return { codec: media.codec, streams: streams.flat() };
  });
  adminPost(app, '/media/ticket', streamsWire, async ({ performerId }) => {
    const granted = await streams.of(performerId);
    return granted === undefined ? err('no_streams') : ok(streams.ticket(granted, 'play', 'performer'));
  });
  adminPost(app, '/media/reconnect', streamsWire, async ({ performerId }) => {
    const moved = await streams.move(performerId);
    if (moved === undefined) return err('no_streams');
    await cameras.move(performerId, moved.place);
    const value = streams.ticket(moved, 'publish', 'performer').server;
    eventLog.write('info', 'Moved to another media server', { performer: performerId, server: moved.place });
    const told = RECONNECTED.map((stream) => {
      const content = { type: 'RECONNECT', stream, value };
      return trigger(publisher, { event: 'singlestream', performerId, content });
    });
    const delivered = (await Promise.all(told)).every((answer) => answer.ok && answer.value.delivered);
    return ok({ delivered, content: { type: 'RECONNECT', value } });
  });
  adminPost(app, '/customers/:id/camera', cameraWire, ({ on }, id) => customerService.showCamera(id, on));
};
