/** A machine, or rules of money, with the tests that state its rules. */
export interface MutatedMachine {
  readonly name: string;
  /** Below `packages/core/src`. */
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

/** The most important first: a run that is cut short has done those. */
export const MACHINES: readonly MutatedMachine[] = [
  {
    name: 'session',
    files: ['session/session.machine.ts', 'session/connection.ts', 'session/reports.ts', 'session/broadcast.ts'],
    tests: ['session/*.test.ts'],
  },
  {
    name: 'request',
    files: ['session/request.ts', 'session/second-request.ts', 'session/request-queue.ts'],
    tests: ['session/*.test.ts'],
  },
  { name: 'reconcile', files: ['session/reconcile.ts', 'session/snapshot.ts'], tests: ['session/*.test.ts'] },
  { name: 'join', files: ['session/session-timers.ts'], tests: ['session/*.test.ts'] },
  { name: 'connection', files: ['realtime/realtime-connection.machine.ts'], tests: ['realtime/*.test.ts'] },
  {
    name: 'reconnects',
    files: ['realtime/reconnect-slots.ts', 'realtime/token-renewal.machine.ts', 'realtime/realtime-phase.ts'],
    tests: ['realtime/*.test.ts'],
  },
  {
    name: 'services',
    files: [
      'services/services.machine.ts',
      'services/services-save.ts',
      'services/services-comparison.ts',
      'kernel/optimistic.ts',
    ],
    tests: ['services/*.test.ts'],
  },
  {
    name: 'toy-queue',
    files: ['toys/queue/toy-command-queue.machine.ts', 'toys/queue/toy-queue-run.ts', 'toys/queue/tip-to-command.ts'],
    tests: ['toys/queue/*.test.ts'],
  },
  {
    name: 'login',
    files: ['login/performer-status.machine.ts', 'login/performer-status-state.ts', 'login/session-check.ts'],
    tests: ['login/*.test.ts'],
  },
  {
    name: 'session-meter',
    files: ['meter/session-meter.machine.ts', 'meter/session-meter-state.ts', 'meter/session-money.ts'],
    tests: ['meter/session-meter*.test.ts'],
  },
  {
    name: 'money',
    files: ['meter/pay-rates.controller.ts', 'formatting/money.ts', 'earnings/payout-forecast.ts'],
    tests: ['meter/pay-rate*.test.ts', 'formatting/money.test.ts', 'earnings/*.test.ts'],
  },
  {
    name: 'chat',
    files: ['chat/chat.machine.ts', 'chat/chat-messages.ts', 'chat/message-log.ts'],
    tests: ['chat/*.test.ts'],
  },
  {
    name: 'toy-connection',
    files: ['toys/connection/toy-connection.machine.ts', 'toys/connection/disconnecting.machine.ts'],
    tests: ['toys/connection/*.test.ts'],
  },
  {
    name: 'streaming',
    files: ['session/video/streaming.machine.ts', 'session/video/camera.machine.ts'],
    tests: ['session/video/*.test.ts'],
  },
  {
    name: 'pictures',
    files: [
      'session/video/going-ready.machine.ts',
      'session/video/picture-flow.machine.ts',
      'session/video/connection-test.machine.ts',
    ],
    tests: ['session/video/*.test.ts'],
  },
  { name: 'work-break', files: ['work-break/work-break.machine.ts'], tests: ['work-break/work-break*.test.ts'] },
  {
    name: 'remote',
    files: ['remote/remote.machine.ts', 'remote/remote-host.machine.ts'],
    tests: ['remote/*.test.ts'],
  },
  {
    name: 'verification',
    files: ['verification/verification.machine.ts'],
    tests: ['verification/*.test.ts'],
  },
  {
    name: 'notification-answer',
    files: ['notification-answer/notification-answer.machine.ts'],
    tests: ['notification-answer/notification-answer*.test.ts'],
  },
  { name: 'slots', files: ['kernel/slots.ts', 'kernel/retry.ts'], tests: ['kernel/*.test.ts'] },
  { name: 'confirmation', files: ['account-security/confirmation.machine.ts'], tests: ['account-security/*.test.ts'] },
  {
    name: 'alerts',
    files: ['alerts/alert-queue.machine.ts', 'navigation/modals.machine.ts'],
    tests: ['alerts/*.test.ts', 'navigation/*.test.ts'],
  },
  { name: 'uploads', files: ['gallery/uploads.machine.ts'], tests: ['gallery/*.test.ts'] },
  { name: 'gallery', files: ['gallery/gallery.machine.ts'], tests: ['gallery/*.test.ts'] },
  {
    name: 'toy-rules',
    files: ['toys/rules/toy-rules.machine.ts', 'toys/toy-list.machine.ts'],
    tests: ['toys/*.test.ts', 'toys/rules/*.test.ts'],
  },
  { name: 'customer-facts', files: ['clients/caller-retry.machine.ts'], tests: ['clients/*.test.ts'] },
  { name: 'localisation', files: ['localisation/localisation.machine.ts'], tests: ['localisation/*.test.ts'] },
  { name: 'unread', files: ['inbox/unread.machine.ts'], tests: ['inbox/*.test.ts'] },
  {
    name: 'draft-translation',
    files: ['chat/translation/draft-translation.machine.ts'],
    tests: ['chat/translation/*.test.ts'],
  },
  {
    name: 'queries',
    files: ['kernel/query.machine.ts', 'kernel/mutation.machine.ts'],
    tests: ['kernel/*.test.ts'],
  },
  {
    name: 'forms',
    files: ['forms/form.machine.ts', 'account/settings-save.machine.ts'],
    tests: ['forms/*.test.ts', 'account/*.test.ts'],
  },
];
