/** A bug that was put in, and how it was found. */
export interface Plant {
  readonly bug: string;
  /** End of the path of the file that it was put into. */
  readonly file: string;
  /** Part of the tests that looked for it. */
  readonly part: string;
  readonly isFound: boolean;
  /** Sentence of the invariant, or title of the first test, that noticed it. */
  readonly by: string;
  /** Seeds and time until then. */
  readonly after: string;
}

const INTRODUCTION = `# Planted bugs

\`npm run plants\` puts one bug at a time into the product as it is loaded, on the disk nothing changes, and runs the part of the tests that has to find it: random
shifts (\`greenroom-sim explore\`, at most 2,000 seeds), or the test files of the place. Names of bugs after the command pick some, \`--write\` writes this page. The bugs are in
\`tests/support/planted-bugs.ts\` and \`tests/support/suite-bugs.ts\`; \`npm test\` looks for those of the first file, too. The times are those of one run on a busy machine with two cores.`;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;');

/** Returns `docs/plants.md`. @param day of the run, e.g. `2026-11-23` */
export const plantsPage = (plants: readonly Plant[], day: string): string => {
  const rows = plants.map(({ bug, file, part, isFound, by, after }, index) => {
    const how = isFound ? cell(by) : `**not found**: ${cell(by)}`;
    return `| ${index + 1} | ${cell(bug)} | \`${file.slice(1)}\` | ${part} | ${how} | ${after} |`;
  });
  const found = plants.filter(({ isFound }) => isFound).length;
  return `${[
    INTRODUCTION,
    `${found} of ${plants.length} were found on ${day}.`,
    [
      '| # | bug | put into | looked for by | noticed by | after |',
      '| --- | --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  ].join('\n\n')}\n`;
};
