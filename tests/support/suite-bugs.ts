/** A bug in one place of the source, and the suite that has to find it. */
export interface SuiteBug {
  /** The end of the file's path. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly suite: 'unit' | 'contract' | 'integration' | 'fuzz';
  /** Files of tests; the suite runs no others. */
  readonly tests: string;
}

const CORE = 'packages/core/src';

/** Bugs of rules, wire and platform that tests have to find; `npm run plants` puts them in one by one. */
export const SUITE_BUGS: Readonly<Record<string, SuiteBug>> = {
  'an amount of 1205 cents is shown as 12.5': {
    file: '/core/src/formatting/money.ts',
    from: "String(size % CENTS_PER_EURO).padStart(2, '0')",
    to: 'String(size % CENTS_PER_EURO)',
    suite: 'unit',
    tests: `${CORE}/formatting`,
  },
  'all clients of a lost server try again at the same moment': {
    file: '/core/src/realtime/reconnect-slots.ts',
    from: 'start + chance * (slots[series.tries] ?? 0)',
    to: 'start',
    suite: 'unit',
    tests: `${CORE}/realtime`,
  },
  'a storm of forced reloads reloads each time': {
    file: '/core/src/realtime/reconnect-slots.ts',
    from: 'today - last >= RELOAD_GUARD',
    to: 'today - last >= 0',
    suite: 'unit',
    tests: `${CORE}/realtime`,
  },
  'the last digit of a citizen number is added': {
    file: '/core/src/personal-data/tax-numbers.ts',
    from: '[9, 8, 7, 6, 5, 4, 3, 2, -1]',
    to: '[9, 8, 7, 6, 5, 4, 3, 2, 1]',
    suite: 'unit',
    tests: `${CORE}/personal-data`,
  },
  'an account number with swapped digits is taken': {
    file: '/core/src/personal-data/bank-account.ts',
    from: 'iban.slice(0, 4)}`) === 1',
    to: 'iban.slice(0, 4)}`) >= 1',
    suite: 'unit',
    tests: `${CORE}/personal-data`,
  },
  'resuming work switches on a service that was blocked meanwhile': {
    file: '/core/src/services/services.machine.ts',
    from: '!blocked.includes(service)',
    to: '!blocked.includes(service) || true',
    suite: 'unit',
    tests: `${CORE}/services`,
  },
  'commands that wait run after a stop': {
    file: '/core/src/toys/queue/toy-command-queue.machine.ts',
    from: 'sendStop({ ...state, waiting: [], stopUntil: undefined',
    to: 'sendStop({ ...state, stopUntil: undefined',
    suite: 'unit',
    tests: `${CORE}/toys/queue`,
  },
  'a session is started at another address': {
    file: '/adapters-http/src/session/session-api.http.ts',
    from: "post: '/session/one_on_one'",
    to: "post: '/session/one-on-one'",
    suite: 'contract',
    tests: 'tests/contract/calls.test.ts',
  },
  'the content of an event leaves without being URL-encoded': {
    file: '/adapters-socket/src/realtime/decode.ts',
    from: 'encodeURIComponent(JSON.stringify(content))',
    to: 'JSON.stringify(content)',
    suite: 'contract',
    tests: 'tests/contract/events.test.ts',
  },
  'a performer may act for another one': {
    file: '/sim-cli/src/platform/base/calls/answer-call.ts',
    from: '!isAboutCaller(read.value.params, namesIn(read.value.body), caller)',
    to: 'false',
    suite: 'integration',
    tests: 'tests/integration/platform-security.test.ts',
  },
  'the cookie works on after the log-out': {
    file: '/sim-cli/src/platform/account/login/auth-api.sim.ts',
    from: "      await logins.end(login, 'logout');\n",
    to: '',
    suite: 'integration',
    tests: 'tests/integration/platform-login.test.ts',
  },
  'a page of another site may call the platform': {
    file: '/sim-cli/src/platform/serving/http-server.ts',
    from: '!origins.isOwnPage(request.headers)',
    to: 'false',
    suite: 'integration',
    tests: 'tests/integration/platform-security.test.ts',
  },
  'the log gets the text of a content that cannot be read': {
    file: '/adapters-socket/src/realtime/decode.ts',
    from: "return err('not JSON');",
    to: 'return err(text);',
    suite: 'fuzz',
    tests: 'tests/fuzz/fuzz.test.ts',
  },
  'a link in a text leads to another host by a backslash': {
    file: '/core/src/content/rich-text.ts',
    from: String.raw`\/(?![/\\]))/u`,
    to: String.raw`\/(?!\/))/u`,
    suite: 'fuzz',
    tests: 'tests/fuzz/fuzz.test.ts',
  },
};
