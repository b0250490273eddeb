// Lists the files that the slow tasks do not read: when nothing else changed since they passed, they are not repeated.

const WORDS = String.raw`[^/]+\.md|docs/.*`;
const testsOf = (...folders) => `tests/(${folders.join('|')})/.*`;

/** Files that no journey in a browser reads. */
const IN_A_BROWSER = [
  WORDS,
  String.raw`packages/.*\.test\.tsx?`,
  testsOf('integration', 'contract', 'safety', 'bench', 'deploy', 'fuzz', 'mutation', 'nightly', 'packages'),
];

/** A task that is not named reads everything. */
const UNREAD = {
  // Files of the sources that a page links to are named by other checks.
  site: ['packages/.*', 'tests/.*', 'scripts/.*'],
  components: [WORDS, 'packages/sim-cli/.*', String.raw`packages/.*\.test\.ts`, 'tests/[^/]+/.*'],
  // It plays the examples of the pages.
  integration: [
    String.raw`[^/]+\.md|docs/screenshots/.*`,
    String.raw`packages/.*\.test\.tsx`,
    testsOf('e2e', 'webkit', 'bench', 'deploy', 'mutation', 'nightly', 'packages'),
  ],
  e2e: [...IN_A_BROWSER, testsOf('webkit')],
  firefox: [...IN_A_BROWSER, testsOf('webkit')],
  webkit: [...IN_A_BROWSER, testsOf('e2e')],
};

/** Checks whether the result of a task can depend on this file. */
export const reads = (task, path) => !(UNREAD[task] ?? []).some((pattern) => new RegExp(`^(${pattern})$`).test(path));
