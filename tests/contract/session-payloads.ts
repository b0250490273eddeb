import { createSessionApi, type sessionCalls } from '@greenroom/adapters-http/session/session-api.http';
import { clientId, performerId } from '@greenroom/core/kernel/ids';
import { OK, type CallPayload } from './call-payload.ts';

const anna = performerId('1001');
const mark = clientId('5001');

export const sessionPayloads = {
  startOneOnOne: {
    ask: (client) => createSessionApi(client).startOneOnOne({ performerId: anna }),
    request: 'POST /api/session/one_on_one',
    body: '{"performerId":"1001"}',
    answer:
      '{"id":42,"publishStream":"p-42","publishToken":"pt","publishWowza":"media-1.example:443",' +
      '"playStream":"c-42","playToken":"ct","playWowza":"https://media-2.example/live"}',
    decoded: {
      id: '42',
      publish: { name: 'p-42', token: 'pt', server: 'media-1.example:443' },
      play: { name: 'c-42', token: 'ct', server: 'https://media-2.example/live' },
    },
  },
  performerReady: {
    ask: (client) => createSessionApi(client).performerReady({ performerId: anna }),
    request: 'POST /api/session/performer_ready',
    body: '{"performerId":"1001"}',
    ...OK,
  },
  broadcastVideo: {
    ask: (client) => createSessionApi(client).broadcastVideo(anna),
    request: 'POST /api/performer/performer_accounts/1001/broadcast/video',
    body: '',
    ...OK,
  },
  acceptRequest: {
    ask: (client) => createSessionApi(client).acceptRequest({ clientId: mark }),
    request: 'POST /api/session/accept_request',
    body: '{"clientId":"5001"}',
    ...OK,
  },
  sessionTimeout: {
    ask: (client) => createSessionApi(client).timeout({ performerId: anna, clientId: mark }),
    request: 'POST /api/session/timeout',
    body: '{"performerId":"1001","clientId":"5001"}',
    ...OK,
  },
  endSession: {
    ask: (client) => createSessionApi(client).end({ performerId: anna, clientId: mark, blocked: true }),
    request: 'POST /api/session/end',
    body: '{"performerId":"1001","clientId":"5001","blocked":true}',
    ...OK,
  },
  takeOverSession: {
    ask: (client) => createSessionApi(client).takeOver({ performerId: anna, clientId: mark, requestId: '42' }),
    request: 'POST /api/session/take_over',
    body: '{"performerId":"1001","clientId":"5001","requestId":"42"}',
    ...OK,
  },
  currentSession: {
    ask: (client) => createSessionApi(client).snapshot(anna),
    request: 'GET /api/performer/performer_accounts/1001/current_session',
    body: '',
    answer:
      '{"ready":true,"readyElsewhere":true,"wasReady":false,' +
      '"session":{"clientId":5001,"name":"nl|Mark","sessionType":"VIDEO","type":"chat","language":"nl","camera":true,' +
      '"startTimer":64,"startTimerDevice":61,"id":42,"publishStream":"p-42","publishToken":"pt",' +
      '"publishWowza":"media-1.example:443","playStream":"c-42","playToken":"ct","playWowza":"media-2.example"},' +
      '"requests":[{"clientId":"5002","name":"be|Bram","sessionType":"VIPVIDEO","type":null,"waiting":12,"requestId":42}],' +
      '"ended":{"clientId":"5003","name":"de|Jonas","sessionType":"VIDEOCALL","type":"videocall",' +
      '"reason":"BROKE","duration":90,"endedAt":1772712000},' +
      '"missed":[{"clientId":5004,"name":"nl|Piet","sessionType":"VIDEO","type":"chat","language":null,"askedAt":1772711000,"why":"unreachable"}]}',
    decoded: {
      ready: true,
      readyElsewhere: true,
      wasReady: false,
      session: {
        client: {
          id: '5001',
          name: 'nl|Mark',
          sessionType: 'VIDEO',
          type: 'chat',
          language: 'nl',
          requestId: undefined,
        },
        streams: {
          id: '42',
          publish: { name: 'p-42', token: 'pt', server: 'media-1.example:443' },
          play: { name: 'c-42', token: 'ct', server: 'media-2.example' },
        },
        camera: true,
        sinceStartTimer: 64,
        sinceDeviceTimer: 61,
      },
      requests: [
        {
          client: {
            id: '5002',
            name: 'be|Bram',
            sessionType: 'VIPVIDEO',
            type: '',
            language: undefined,
            requestId: '42',
          },
          waiting: 12,
        },
      ],
      ended: {
        client: {
          id: '5003',
          name: 'de|Jonas',
          sessionType: 'VIDEOCALL',
          type: 'videocall',
          language: undefined,
          requestId: undefined,
        },
        reason: 'BROKE',
        duration: 90,
        at: 1_772_712_000,
      },
      missed: [
        {
          client: {
            id: '5004',
            name: 'nl|Piet',
            sessionType: 'VIDEO',
            type: 'chat',
            language: undefined,
            requestId: undefined,
          },
          at: 1_772_711_000,
          why: 'unreachable',
        },
      ],
    },
  },
  reportMoment: {
    ask: (client) => createSessionApi(client).report('performer_received_request'),
    request: 'GET /api/session/performer_received_request',
    body: '',
    ...OK,
  },
  kpi: {
    ask: (client) => createSessionApi(client).kpi('pf_camback_stream', { attempt: 2, live: true }),
    request: 'POST /api/session/kpi/pf_camback_stream',
    body: '{"attempt":2,"live":true}',
    ...OK,
  },
  kpiWithoutBody: {
    ask: (client) => createSessionApi(client).kpi('pf_camback_start'),
    request: 'GET /api/session/kpi/pf_camback_start',
    body: '',
    ...OK,
  },
} satisfies Record<keyof typeof sessionCalls, CallPayload>;
