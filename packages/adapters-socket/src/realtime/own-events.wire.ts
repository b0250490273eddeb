import { clientOnlineWire, missedWire, reviewedWire, settingsWire } from './notice.wire.ts';
import { row } from './realtime-row.ts';
import { remoteCommandWire, remoteStateWire, remoteWire } from './remote.wire.ts';

const toClient = { direction: 'toClient' } as const;
const clientId = '5001';

/** Events of ours that the platform sends besides those of the specification. */
export const OWN_EVENTS = {
  clientonline: row({
    ...toClient,
    name: 'clientonline',
    carrier: 'plain',
    from: [],
    purpose: 'A customer for whom the performer waits came online; the event is ours.',
    payload: clientOnlineWire,
    samples: [{ clientId, name: 'nl|Mark' }],
  }),
  reviewed: row({
    ...toClient,
    name: 'reviewed',
    carrier: 'plain',
    from: [],
    purpose: 'A moderator has decided on the identity, a text or a photo of the performer; the event is ours.',
    payload: reviewedWire,
    samples: [{}],
  }),
  missed: row({
    ...toClient,
    name: 'missed',
    carrier: 'plain',
    from: [],
    purpose: 'A request of the performer did not become a session, on whichever device it rang; the event is ours.',
    payload: missedWire,
    samples: [{}],
  }),
  settings: row({
    ...toClient,
    name: 'settings',
    carrier: 'plain',
    from: [],
    purpose: 'Settings of the account were saved on one of its devices; the event is ours.',
    payload: settingsWire,
    samples: [{}],
  }),
  remote: row({
    ...toClient,
    name: 'remote',
    carrier: 'plain',
    from: [],
    purpose: 'A phone became the remote of the page that works, or is no more; sent to both. The event is ours.',
    payload: remoteWire,
    samples: [{ type: 'PAIRED' }, { type: 'ENDED' }],
  }),
  remotecommand: row({
    ...toClient,
    name: 'remotecommand',
    carrier: 'receivedEvent',
    from: ['ROLE_REMOTE'],
    purpose: 'A press on the remote, to the page that works; the event is ours.',
    payload: remoteCommandWire,
    samples: [
      { id: 'p-1', action: 'stopToys' },
      { id: 'p-2', action: 'reply', clientId, name: 'moment' },
      { id: 'p-3', action: 'microphone', on: false },
    ],
  }),
  remotestate: row({
    ...toClient,
    name: 'remotestate',
    carrier: 'receivedEvent',
    from: ['ROLE_PERFORMER'],
    purpose: 'What the page that works shows, to its remote: at each change and every 10 s; the event is ours.',
    payload: remoteStateWire,
    samples: [
      {
        status: 'inSession',
        customer: { id: clientId, name: 'nl|Mark', time: 184, isCounting: true, visits: 3, memo: 'Likes music' },
        earned: 1250,
        isAbout: true,
        today: 8400,
        microphone: 'on',
        toys: 'moving',
        replies: [{ name: 'moment', text: 'One moment, I will be right back.' }],
        answered: { id: 'p-1', outcome: 'done' },
      },
      { status: 'ready', isAbout: false, microphone: 'none', replies: [] },
    ],
  }),
};
