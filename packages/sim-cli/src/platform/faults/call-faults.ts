import type { CallName } from '@greenroom/adapters-http/http/calls';
import { millis } from '@greenroom/core/kernel/units';
import type { PlatformClock } from '../clock/platform-clock.ts';
import { refuse, type CallRefusal } from '../calls/handler.ts';
import type { FaultName } from './faults.ts';

/** Longer than the 2 s that a call may take. @spec §9 Fetch timeout */
const SLOW = millis(2_500);

const SESSION_CHECK = ['checkSession'] as const;
const REGISTRATION = ['invitation', 'uploadDocument', 'register'] as const;

/** The calls that each fault breaks. */
const BROKEN_CALLS: Partial<Readonly<Record<FaultName, readonly CallName[]>>> = {
  'session-check-401': SESSION_CHECK,
  'session-check-403': SESSION_CHECK,
  'session-check-409': SESSION_CHECK,
  'session-check-500': SESSION_CHECK,
  'session-check-502': SESSION_CHECK,
  'logout-fails': ['logout'],
  'save-fails': ['saveServices'],
  'settings-fail': ['saveAccount'],
  'forms-not-saved': [
    'saveAccount',
    'saveExtraSet',
    'savePerformerPayment',
    'createDescription',
    'saveDescription',
    'savePerformerIvr',
    'savePhoneRecording',
    'saveBrands',
  ],
  'forms-not-loaded': [
    'extraSet',
    'performerPayment',
    'paymentInfo',
    'performerDetails',
    'performerIvr',
    'vipPrices',
    'brands',
    'places',
  ],
  'registration-fails': REGISTRATION,
  'registration-expires': REGISTRATION,
  'verification-lost': ['verify'],
  'verification-fails': ['verify'],
  'start-fails': ['startOneOnOne'],
  'accept-fails': ['acceptRequest'],
  'end-fails': ['endSession'],
  'send-fails': ['sendChatMessage'],
  'history-fails': ['chatHistory'],
  'translate-fails': ['translateChat'],
  'current-session-fails': ['currentSession'],
  'pay-rates-fail': ['payRates'],
  'session-pay-fails': ['sessionPay'],
  'inbox-fails': ['inbox', 'inboxMessage', 'correspondence'],
  'inbox-send-fails': ['sendInboxMessage'],
  'inbox-move-fails': ['removeInboxMessage', 'restoreInboxMessage'],
  'memos-fail': ['memos', 'memosOfClient'],
  'memo-save-fails': ['createMemo', 'updateMemo'],
  'block-fails': ['blockClient', 'blockAnonymous', 'unblockClient'],
  'flag-fails': ['flagForModerator'],
  'clients-fail': ['clients', 'client', 'clientHistory', 'blocks'],
  'photos-fail': ['photoGroups'],
  'videos-fail': ['mediaGroups'],
  'no-media-settings': ['mediaInfoPaid'],
  'media-save-fails': ['changeMedia'],
  'media-delete-fails': ['deleteMedia'],
  'media-select-fails': ['selectMedia', 'setAvatar'],
  'media-swap-fails': ['swapMedias'],
  'upload-fails': ['keepPhoto', 'keepVideo'],
  'forum-fails': ['forumFront', 'followedTopics', 'forumTopic', 'forumThread', 'searchThreads'],
  'forum-write-fails': ['createThread', 'createTopic', 'createPost', 'followTopic'],
  'texts-fail': ['text'],
  'news-fails': ['news'],
  'earnings-fail': ['earnings', 'earningsLeft'],
  'payments-fail': ['payments'],
};

const FAILED = refuse(500, 'platform_failed').error;

/** The answers of faults that break a call otherwise than with 500. */
const ANSWERS: ReadonlyMap<string, CallRefusal<string>> = new Map<FaultName, CallRefusal<string>>([
  ['session-check-401', refuse(401, 'not_authorised').error],
  ['session-check-403', refuse(403, 'not_logged_in').error],
  ['session-check-409', refuse(409, 'already_logged_in').error],
  ['session-check-502', refuse(502, 'bad_gateway').error],
  ['registration-expires', refuse(410, 'token_expired').error],
  ['verification-fails', refuse(422, 'not_recognised').error],
  ['no-media-settings', refuse(204, 'no_content').error],
]);

const BROKEN_BY: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(BROKEN_CALLS));

/** The refusal that a fault puts in place of a call's answer, if one is on. */
export const brokenAnswer = (faults: ReadonlySet<string>, call: string): CallRefusal<string> | undefined => {
  const fault = [...faults].find((name) => BROKEN_BY.get(name)?.includes(call));
  return fault === undefined ? undefined : (ANSWERS.get(fault) ?? FAILED);
};

/** Lets the time of a slow answer pass: real time at any rate, for so is the caller's patience. */
export const delay = (clock: PlatformClock): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  clock.schedule(millis(SLOW * clock.rate), resolve);
  return promise;
};
