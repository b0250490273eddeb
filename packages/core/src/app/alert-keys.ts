import { END_MESSAGE_KEY } from '../session/session-end.ts';
import { ERROR_I18N_KEY } from './app-error.ts';

/** Every key that an alert of the core can have, for tools that wait for one. @spec §3 Alert message */
export const ALERT_KEYS: readonly string[] = [
  ...Object.values(ERROR_I18N_KEY),
  ...Object.values(END_MESSAGE_KEY),
  'account.notApproved',
  'clients.cameOnline',
  'inbox.newMessage',
  'media.photoSent',
  'media.videoSent',
  'moderation.flagged',
  'push.requestOver',
  'push.requestWaits',
  'push.requestWaitsAnonymous',
  'session.break.endsSoon',
  'session.break.over',
  'session.break.overIdle',
  'session.request.reminder',
  'session.request.reminderAnonymous',
  'session.request.vanished',
];
