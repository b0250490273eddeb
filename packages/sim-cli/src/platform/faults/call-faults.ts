import type { CallName } from '@greenroom/adapters-http/http/calls';
import { millis } from '@greenroom/core/kernel/units';
import type { PlatformClock } from '../clock/platform-clock.ts';
import { refuse, type CallRefusal } from '../calls/handler.ts';
import type { FaultName } from './faults.ts';

/** Longer than the 2 s that a call may take. @spec §9 Fetch timeout */
const SLOW = millis(2_500);

type Broken = ReturnType<typeof refuse<string>>['error'];
type Row = { readonly fault: FaultName; readonly call: CallName; readonly answer: CallRefusal<string> };

const failed: Broken = refuse(500, 'platform_failed').error;

const SAVING_FORMS: readonly CallName[] = [
  'saveAccount',
  'saveExtraSet',
  'savePerformerPayment',
  'createDescription',
  'saveDescription',
  'savePerformerIvr',
  'savePhoneRecording',
  'saveBrands',
];
const LOADING_FORMS: readonly CallName[] = [
  'extraSet',
  'performerPayment',
  'paymentInfo',
  'performerDetails',
  'performerIvr',
  'vipPrices',
  'brands',
  'places',
];

/** What each fault makes of which call. */
const BROKEN_CALLS: readonly Row[] = [
  { fault: 'session-check-401', call: 'checkSession', answer: refuse(401, 'not_authorised').error },
  { fault: 'session-check-403', call: 'checkSession', answer: refuse(403, 'not_logged_in').error },
  { fault: 'session-check-409', call: 'checkSession', answer: refuse(409, 'already_logged_in').error },
  { fault: 'session-check-500', call: 'checkSession', answer: failed },
  { fault: 'session-check-502', call: 'checkSession', answer: refuse(502, 'bad_gateway').error },
  { fault: 'logout-fails', call: 'logout', answer: failed },
  { fault: 'save-fails', call: 'saveServices', answer: failed },
  { fault: 'settings-fail', call: 'saveAccount', answer: failed },
  ...SAVING_FORMS.map((call): Row => ({ fault: 'forms-not-saved', call, answer: failed })),
  ...LOADING_FORMS.map((call): Row => ({ fault: 'forms-not-loaded', call, answer: failed })),
  ...(['invitation', 'uploadDocument', 'register'] as const).map((call): Row => ({
    fault: 'registration-fails',
    call,
    answer: failed,
  })),
  ...(['invitation', 'uploadDocument', 'register'] as const).map((call): Row => ({
    fault: 'registration-expires',
    call,
    answer: refuse(410, 'token_expired').error,
  })),
  { fault: 'verification-lost', call: 'verify', answer: failed },
  { fault: 'verification-fails', call: 'verify', answer: refuse(422, 'not_recognised').error },
  { fault: 'start-fails', call: 'startOneOnOne', answer: failed },
  { fault: 'accept-fails', call: 'acceptRequest', answer: failed },
  { fault: 'end-fails', call: 'endSession', answer: failed },
  { fault: 'send-fails', call: 'sendChatMessage', answer: failed },
  { fault: 'history-fails', call: 'chatHistory', answer: failed },
  { fault: 'translate-fails', call: 'translateChat', answer: failed },
  { fault: 'current-session-fails', call: 'currentSession', answer: failed },
  { fault: 'pay-rates-fail', call: 'payRates', answer: failed },
  { fault: 'session-pay-fails', call: 'sessionPay', answer: failed },
  { fault: 'inbox-fails', call: 'inbox', answer: failed },
  { fault: 'inbox-fails', call: 'inboxMessage', answer: failed },
  { fault: 'inbox-fails', call: 'correspondence', answer: failed },
  { fault: 'inbox-send-fails', call: 'sendInboxMessage', answer: failed },
  { fault: 'inbox-move-fails', call: 'removeInboxMessage', answer: failed },
  { fault: 'inbox-move-fails', call: 'restoreInboxMessage', answer: failed },
  { fault: 'memos-fail', call: 'memos', answer: failed },
  { fault: 'memos-fail', call: 'memosOfClient', answer: failed },
  { fault: 'memo-save-fails', call: 'createMemo', answer: failed },
  { fault: 'memo-save-fails', call: 'updateMemo', answer: failed },
  { fault: 'block-fails', call: 'blockClient', answer: failed },
  { fault: 'block-fails', call: 'blockAnonymous', answer: failed },
  { fault: 'block-fails', call: 'unblockClient', answer: failed },
  { fault: 'flag-fails', call: 'flagForModerator', answer: failed },
  { fault: 'clients-fail', call: 'clients', answer: failed },
  { fault: 'clients-fail', call: 'client', answer: failed },
  { fault: 'clients-fail', call: 'clientHistory', answer: failed },
  { fault: 'clients-fail', call: 'blocks', answer: failed },
  { fault: 'photos-fail', call: 'photoGroups', answer: failed },
  { fault: 'videos-fail', call: 'mediaGroups', answer: failed },
  { fault: 'no-media-settings', call: 'mediaInfoPaid', answer: refuse(204, 'no_content').error },
  { fault: 'media-save-fails', call: 'changeMedia', answer: failed },
  { fault: 'media-delete-fails', call: 'deleteMedia', answer: failed },
  { fault: 'media-select-fails', call: 'selectMedia', answer: failed },
  { fault: 'media-select-fails', call: 'setAvatar', answer: failed },
  { fault: 'media-swap-fails', call: 'swapMedias', answer: failed },
  { fault: 'upload-fails', call: 'keepPhoto', answer: failed },
  { fault: 'upload-fails', call: 'keepVideo', answer: failed },
  { fault: 'forum-fails', call: 'forumFront', answer: failed },
  { fault: 'forum-fails', call: 'followedTopics', answer: failed },
  { fault: 'forum-fails', call: 'forumTopic', answer: failed },
  { fault: 'forum-fails', call: 'forumThread', answer: failed },
  { fault: 'forum-fails', call: 'searchThreads', answer: failed },
  { fault: 'forum-write-fails', call: 'createThread', answer: failed },
  { fault: 'forum-write-fails', call: 'createTopic', answer: failed },
  { fault: 'forum-write-fails', call: 'createPost', answer: failed },
  { fault: 'forum-write-fails', call: 'followTopic', answer: failed },
  { fault: 'texts-fail', call: 'text', answer: failed },
  { fault: 'news-fails', call: 'news', answer: failed },
  { fault: 'earnings-fail', call: 'earnings', answer: failed },
  { fault: 'earnings-fail', call: 'earningsLeft', answer: failed },
  { fault: 'payments-fail', call: 'payments', answer: failed },
];

/** The refusal that a fault puts in place of a call's answer, if one is on. */
export const brokenAnswer = (faults: ReadonlySet<string>, call: string): CallRefusal<string> | undefined =>
  BROKEN_CALLS.find((row) => row.call === call && faults.has(row.fault))?.answer;

/** Lets the time of a slow answer pass: real time at any rate, for so is the caller's patience. */
export const delay = (clock: PlatformClock): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  clock.schedule(millis(SLOW * clock.rate), resolve);
  return promise;
};
