import { createAuthApi } from '@greenroom/adapters-http/login/auth-api.http';
import type { authCalls } from '@greenroom/adapters-http/login/auth-api.wire';
import { OK, type CallPayload } from './call-payload.ts';

const account = `{
  "id": "1001",
  "username": "anna",
  "nickname": "Anna",
  "roles": ["ROLE_PERFORMER"],
  "language": "de",
  "socketToken": "st-1",
  "status": "APPROVED",
  "performer_services": {
    "chat": true, "video": false, "cam": true, "peek": false, "videocall": false, "voyeur": false, "phone": false, "sms": true,
    "email": true, "voicemail": false, "voyeurpeek": false, "toy": false, "photo": true, "media": true, "showsnapshot": false,
    "vipcam": false, "vipvideo": false
  },
  "performer_tags": ["ForumBlocked"],
  "performerCountries": ["nl", "de"],
  "performerLanguages": ["nl", "en"],
  "performerDescriptions": [{ "brand": "nl", "nickname": "Anna NL", "description": "Hello" }],
  "performerIVRDetails": { "profilename_available": true, "introduction_message_available": false },
  "performerStatus": "ELIGIBLE",
  "age": 31,
  "avatar": "anna.webp",
  "settings": "{\\"theme\\":\\"dark\\"}",
  "totalNotifications": 4,
  "newsletter": true
}`;

export const authPayloads = {
  checkSession: {
    ask: (client) => createAuthApi(client).checkSession('start'),
    request: 'GET /api/check_session?login=1',
    body: '',
    answer: account,
    decoded: {
      id: '1001',
      username: 'anna',
      nickname: 'Anna',
      roles: ['ROLE_PERFORMER'],
      language: 'de',
      socketToken: 'st-1',
      status: 'APPROVED',
      services: {
        chat: true,
        video: false,
        cam: true,
        peek: false,
        videocall: false,
        voyeur: false,
        phone: false,
        sms: true,
        email: true,
        voicemail: false,
        voyeurpeek: false,
        toy: false,
        photo: true,
        media: true,
        showsnapshot: false,
        vipcam: false,
        vipvideo: false,
      },
      tags: ['ForumBlocked'],
      countries: ['nl', 'de'],
      languages: ['nl', 'en'],
      descriptions: [{ brand: 'nl', nickname: 'Anna NL', description: 'Hello' }],
      phoneProfile: { nameAvailable: true, introductionAvailable: false },
      performerStatus: 'ELIGIBLE',
      age: 31,
      avatar: 'anna.webp',
      settings: '{"theme":"dark"}',
      totalNotifications: 4,
    },
  },
  login: {
    ask: (client) =>
      createAuthApi(client).login({ performerId: '1001', password: 'greenroom-demo', code: '123456', forced: true }),
    request: 'POST /api/auth/login?logout=true',
    body: '{"email":"1001","password":"greenroom-demo","token":"123456","forced":true}',
    ...OK,
  },
  logout: {
    ask: (client) => createAuthApi(client).logout(),
    request: 'GET /api/auth/logout',
    body: '',
    ...OK,
  },
} satisfies Record<keyof typeof authCalls, CallPayload>;
