import { clientId, performerId } from '@greenroom/core/kernel/ids';
import type { OutboundEvent } from '@greenroom/core/kernel/outbound-event';

const remoteEnvelope = (event: string, json: string, sender = 'ROLE_REMOTE') =>
  `42["receivedEvent",{"event":"${event}","content":"${encodeURIComponent(json)}","senderId":"1001","senderType":"${sender}"}]`;

/** Frames about a remote, from the platform, with their decoded content. */
export const REMOTE_INBOUND: Readonly<Record<'remote' | 'remotecommand' | 'remotestate', [string, object][]>> = {
  remote: [
    ['42["remote",{"type":"PAIRED"}]', { type: 'remoteChanged', isPaired: true }],
    ['42["remote",{"type":"ENDED"}]', { type: 'remoteChanged', isPaired: false }],
  ],
  remotecommand: [
    [
      remoteEnvelope('remotecommand', '{"performerId":"1001","id":"p-1","action":"end","clientId":"5001"}'),
      { type: 'remoteCommand', command: { id: 'p-1', clientId: clientId('5001'), action: { type: 'end' } } },
    ],
    [
      remoteEnvelope('remotecommand', '{"performerId":"1001","id":"p-2","action":"microphone","on":true}'),
      { type: 'remoteCommand', command: { id: 'p-2', clientId: undefined, action: { type: 'microphone', on: true } } },
    ],
    [
      remoteEnvelope('remotecommand', '{"id":"p-3","action":"reply","name":"moment","clientId":"5001"}'),
      {
        type: 'remoteCommand',
        command: { id: 'p-3', clientId: clientId('5001'), action: { type: 'reply', name: 'moment' } },
      },
    ],
  ],
  remotestate: [
    [
      remoteEnvelope(
        'remotestate',
        '{"performerId":"1001","status":"inSession","customer":{"id":"5001","name":"nl|Mark","time":184,"isCounting":true,"visits":3},"earned":1250,"isAbout":true,"today":8400,"isTodayAbout":true,"microphone":"off","toys":"unconfirmed","hasEndFailed":true,"replies":[{"name":"hi","text":"Hello"}],"answered":{"id":"p-1","outcome":"otherCustomer"}}',
        'ROLE_PERFORMER',
      ),
      {
        type: 'remoteView',
        view: {
          status: 'inSession',
          customer: {
            id: clientId('5001'),
            name: 'nl|Mark',
            time: 184,
            isCounting: true,
            visits: 3,
            memo: undefined,
          },
          earned: 1250,
          isAbout: true,
          today: 8400,
          isTodayAbout: true,
          microphone: 'off',
          toys: 'unconfirmed',
          hasEndFailed: true,
          replies: [{ name: 'hi', text: 'Hello' }],
          answered: { id: 'p-1', outcome: 'otherCustomer' },
        },
      },
    ],
  ],
};

/** Frames about a remote, to the platform. */
export const remoteOutbound = (
  send: (event: OutboundEvent) => void,
): Readonly<Record<'remotestate' | 'remotecommand', [() => void, string]>> => ({
  remotestate: [
    (): void => {
      const content = { performerId: '1001', status: 'ready', isAbout: false, microphone: 'none', replies: [] };
      send({ event: 'remotestate', content, receiverId: performerId('1001'), receiverType: 'ROLE_REMOTE' });
    },
    '42["event",{"event":"remotestate","content":"%7B%22performerId%22%3A%221001%22%2C%22status%22%3A%22ready%22%2C%22isAbout%22%3Afalse%2C%22microphone%22%3A%22none%22%2C%22replies%22%3A%5B%5D%7D","receiverId":"1001","receiverType":"ROLE_REMOTE"}]',
  ],
  remotecommand: [
    (): void =>
      send({
        event: 'remotecommand',
        content: { performerId: '1001', id: 'p-1', action: 'stopToys' },
        receiverId: performerId('1001'),
        receiverType: 'ROLE_PERFORMER',
      }),
    '42["event",{"event":"remotecommand","content":"%7B%22performerId%22%3A%221001%22%2C%22id%22%3A%22p-1%22%2C%22action%22%3A%22stopToys%22%7D","receiverId":"1001","receiverType":"ROLE_PERFORMER"}]',
  ],
});
