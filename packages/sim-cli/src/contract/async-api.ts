import { EVENTS_TO_PLATFORM } from '@greenroom/adapters-socket/realtime/platform-event.wire';
import { EVENTS_TO_CLIENT } from '@greenroom/adapters-socket/realtime/realtime-event.wire';
import { wireSchemaOf } from './open-api.ts';

const ALL = [...Object.values(EVENTS_TO_CLIENT), ...Object.values(EVENTS_TO_PLATFORM)];

/** Every event of the main socket as AsyncAPI 3.0, with its samples. */
export const asyncApi = (): object => {
  const key = ({ name, direction }: (typeof ALL)[number]): string => `${direction}.${name}`;
  const messages = Object.fromEntries(
    ALL.map((event) => [
      key(event),
      {
        name: event.name,
        summary: event.purpose,
        payload: wireSchemaOf(event.payload),
        examples: event.samples.map((payload: unknown) => ({ payload })),
      },
    ]),
  );
  const operations = Object.fromEntries(
    ALL.map((event) => [
      key(event),
      {
        action: event.direction === 'toClient' ? 'receive' : 'send',
        channel: { $ref: '#/channels/socket' },
        messages: [{ $ref: `#/channels/socket/messages/${key(event)}` }],
      },
    ]),
  );
  return {
    asyncapi: '3.0.0',
    info: { title: 'Greenroom: the events of the main socket', version: '1.1' },
    channels: { socket: { address: '/socket.io', messages } },
    operations,
  };
};
