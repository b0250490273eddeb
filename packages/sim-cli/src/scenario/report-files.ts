import { printable } from '../terminal/print.ts';
import type { Outcome } from './replay.ts';
import { escaped } from './report-page.ts';

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
