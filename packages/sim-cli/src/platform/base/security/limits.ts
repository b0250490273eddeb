import { LARGEST_PAGE } from '@greenroom/adapters-http/http/query.wire';
import { MAX_BLOCKED_WORDS } from '@greenroom/core/blocked-words/blocked-words';
import { MAX_PHOTO_SIZE, MAX_VIDEO_SIZE } from '@greenroom/core/gallery/upload-limits';
import { MOST_WRONG_CODES } from '@greenroom/core/remote/remote-pairing';

/** A number for something that somebody else can make grow. */
export interface Limit {
  readonly most: number;
  /** Thing that is counted, for whom, and in which time. */
  readonly counts: string;
  /** Consequence of one more. */
  readonly excess: string;
}

const KB = 1_024;
const FULL = '409 `too_many`';
const WAIT = '429 with the seconds to wait';
const OLDEST_GOES = 'the oldest goes';

/** The one table of limits; `npm run docs` makes that of docs/security.md from it. */
export const LIMITS = {
  body: { most: 256 * KB, counts: 'bytes of the body of a call', excess: '413' },
  report: { most: 16 * KB, counts: 'bytes of a report of the browser', excess: '413' },
  photo: { most: MAX_PHOTO_SIZE, counts: 'bytes of a photo', excess: '413' },
  video: { most: MAX_VIDEO_SIZE, counts: 'bytes of a video', excess: '413' },
  levels: { most: 32, counts: 'levels of JSON', excess: '400' },
  page: { most: LARGEST_PAGE, counts: 'rows of a list in one answer (`limit`)', excess: '400 with the number' },

  triesOfAnId: { most: 10, counts: 'wrong passwords and codes of an ID or a known device in 15 minutes', excess: WAIT },
  triesOfAnAddress: {
    most: 100,
    counts: 'wrong passwords, codes and links of an address in 15 minutes (`serve --address-tries`)',
    excess: WAIT,
  },
  triesOfACode: { most: 5, counts: 'tries of a login code', excess: 'it counts as expired' },
  codes: { most: 10, counts: 'login codes sent to a performer in 10 minutes', excess: '429' },
  pairingTries: { most: MOST_WRONG_CODES, counts: 'tries of a pairing code in 15 minutes', excess: WAIT },
  hashes: { most: 2, counts: 'passwords hashed at once', excess: 'the log-in waits' },
  hashesWaiting: {
    most: 30,
    counts: 'log-ins that wait for that, of known devices and of others each',
    excess: '429; addresses share the places',
  },

  socketsOfAnAddress: { most: 10_000, counts: 'open sockets of an address', excess: 'closed' },
  silence: { most: 30, counts: 'seconds until the first message of a socket', excess: 'closed' },
  frame: { most: 64 * KB, counts: 'bytes of a frame of a socket', excess: 'closed' },
  framesAtOnce: { most: 300, counts: 'frames of a socket at once', excess: 'closed' },
  framesPerMinute: { most: 600, counts: 'frames of a socket in a minute', excess: 'closed' },

  memos: { most: 10_000, counts: 'memos of a performer', excess: FULL },
  posts: { most: 5_000, counts: 'posts of a performer in the forum', excess: FULL },
  topics: { most: 1_000, counts: 'topics of the forum', excess: FULL },
  blocks: { most: 10_000, counts: 'customers that a performer blocks', excess: FULL },
  awaited: { most: 1_000, counts: 'customers that a performer waits for', excess: FULL },
  flags: { most: 1_000, counts: 'reports of a performer to the moderators', excess: FULL },
  messages: { most: 50_000, counts: 'messages in the inbox of a performer', excess: FULL },
  blockedWords: { most: MAX_BLOCKED_WORDS, counts: 'blocked words of a performer', excess: '409' },
  passkeys: { most: 20, counts: 'passkeys of a performer', excess: '400' },
  uploads: { most: 20, counts: 'unfinished uploads of a performer', excess: '413 `too_many_uploads`' },
  uploadBytes: { most: 4 * MAX_VIDEO_SIZE, counts: 'bytes of these together', excess: '413 `too_many_uploads`' },
  pushDevices: { most: 10, counts: 'devices with push messages of a performer', excess: OLDEST_GOES },
  pushesAtOnce: { most: 4, counts: 'push messages of an event sent at once', excess: 'the next one waits' },
  knownDevices: { most: 100, counts: 'known devices of a performer', excess: OLDEST_GOES },
  rememberedDevices: { most: 20, counts: 'remembered devices of a performer', excess: OLDEST_GOES },
  logins: { most: 200, counts: 'ended logins of a performer', excess: OLDEST_GOES },
  mails: { most: 200, counts: 'mails in the simulated inbox of a performer, of each kind', excess: OLDEST_GOES },
  violations: { most: 200, counts: 'reports of the browsers of all', excess: OLDEST_GOES },
  events: { most: 1_000, counts: 'entries of the event log', excess: OLDEST_GOES },
} as const satisfies Readonly<Record<string, Limit>>;
