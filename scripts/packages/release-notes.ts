/** Versions that a changelog in the format of Keep a Changelog has, the newest first, without what is unreleased. */
const releasedVersions = (changelog: string): readonly string[] =>
  [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/gm)].map(([, version = '']) => version);

/** @returns what the changelog says of a version; `undefined` where it says nothing */
export const notesOf = (changelog: string, version: string): string | undefined => {
  const sections = changelog.split(/^(?=## \[)/m);
  const section = sections.find((text) => text.startsWith(`## [${version}] - `));
  const notes = section?.split('\n').slice(1).join('\n').trim();
  return notes === '' ? undefined : notes;
};

/** @returns the sentences that say why this cannot be released; none where it can */
export const releaseProblems = (
  changelog: string,
  versions: Readonly<Record<string, string>>,
  uncommitted: readonly string[],
): readonly string[] => {
  const [version = '', ...others] = [...new Set(Object.values(versions))];
  const differing = Object.entries(versions).map(([name, its]) => `${name} ${its}`);
  return [
    ...(others.length > 0 ? [`The packages have different versions: ${differing.join(', ')}.`] : []),
    ...(releasedVersions(changelog)[0] === version ? [] : [`The newest release of CHANGELOG.md is not ${version}.`]),
    ...(notesOf(changelog, version) === undefined ? [`CHANGELOG.md says nothing of ${version}.`] : []),
    ...(uncommitted.length > 0 ? [`Not committed: ${uncommitted.join(', ')}.`] : []),
  ];
};
