import { io } from 'socket.io-client';
import * as z from 'zod';
import type { TestCustomer, TestPlatform } from './test-platform.ts';
import { eventually } from './eventually.ts';

const envelopeWire = z.object({ event: z.string(), content: z.string() });

export interface HeardEvent {
  readonly event: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** Connection of a customer, which shows the events that really arrive. */
export interface CustomerEar {
  readonly heard: () => readonly HeardEvent[];
  /** Waits for an event of this name whose content has these values. */
  readonly hears: (event: string, content?: Readonly<Record<string, unknown>>) => Promise<HeardEvent>;
  /** Chat lines that arrived, in their order. */
  readonly messages: () => readonly unknown[];
  readonly close: () => void;
}

const isLike = (content: HeardEvent['content'], wanted: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(wanted).every(([key, value]) => content[key] === value);

/** Connects as the customer, as the customer's page would. */
export const openCustomerEar = async (platform: TestPlatform, customer: TestCustomer): Promise<CustomerEar> => {
  const socket = io(platform.socketUrl, {
    path: '/socket.io',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  const heard: HeardEvent[] = [];
  socket.on('receivedEvent', (wire: unknown) => {
    const { event, content } = envelopeWire.parse(wire);
    heard.push({ event, content: JSON.parse(decodeURIComponent(content)) });
  });
  const connected = new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
  });
  await connected;
  const known: unknown = await socket.emitWithAck('user', {
    id: customer.id,
    token: customer.token,
    type: 'ROLE_CLIENT',
  });
  z.object({ ok: z.literal(true) }).parse(known);
  return {
    heard: () => [...heard],
    hears: (event, content = {}) =>
      eventually(() => heard.find((each) => each.event === event && isLike(each.content, content))),
    messages: () => heard.flatMap(({ event, content }) => (event === 'msg' ? [content['message']] : [])),
    close: () => void socket.disconnect(),
  };
};
