import { printable } from '../terminal/print.ts';
import type { Outcome } from './replay.ts';
import { escaped } from './report-page.ts';
import { pathFromHere } from './scenario-files.ts';

const MILLIS_PER_SECOND = 1_000;

/** XML has no place for control characters but these, not even for escaped ones. */
const inXml = (text: string): string => escaped(text.replaceAll(/[^\P{Cc}\t\n\r]/gu, (sign) => printable(sign)));

const failureText = ({ failure }: Outcome): string =>
  failure === undefined ? '' : `expected ${failure.wanted}, but ${failure.instead}`;

/** Writes outcomes in the format of JUnit, which continuous integration reads; times are those of the scenarios. */
export const junitReport = (outcomes: readonly Outcome[]): string => {
  const cases = outcomes.map((outcome) => {
    const { name, file, lasted, failure } = outcome;
    const begin = `<testcase name="${inXml(name)}" classname="${inXml(file)}" time="${lasted / MILLIS_PER_SECOND}"`;
    if (failure === undefined) return `    ${begin}/>`;
    const where = `${failure.file}:${failure.line}, step ${failure.step}`;
    return `    ${begin}>\n      <failure message="${inXml(failureText(outcome))}">${inXml(where)}</failure>\n    </testcase>`;
  });
  const failed = outcomes.filter(({ failure }) => failure !== undefined).length;
  const time = outcomes.reduce((sum, { lasted }) => sum + lasted, 0) / MILLIS_PER_SECOND;
  const counts = `tests="${outcomes.length}" failures="${failed}" errors="0" time="${time}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="greenroom-sim replay" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
};

/** Line breaks and per cent signs would end or change a command of GitHub; in its properties colons and commas too. */
const inMessage = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const inProperty = (text: string): string => inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * The line with which GitHub marks the failed step in its file, or names it where the repository does not have the file.
 *
 * @returns undefined where nothing failed
 */
export const githubAnnotation = (outcome: Outcome): string | undefined => {
  const { name, failure } = outcome;
  if (failure === undefined) return undefined;
  const title = `title=${inProperty(name)}::`;
  const path = pathFromHere(failure.file);
  if (path === undefined)
    return `::error ${title}${inMessage(`${failure.file}:${failure.line}: ${failureText(outcome)}`)}`;
  return `::error file=${inProperty(path)},line=${failure.line},${title}${inMessage(failureText(outcome))}`;
};
