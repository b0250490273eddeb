import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toCsv } from '@greenroom/core/formatting/csv';
import { isoDay, dayOf, timeOfDay, utcOffset } from '@greenroom/core/formatting/dates';
import { hoursTime } from '@greenroom/core/formatting/durations';
import { seconds } from '@greenroom/core/kernel/units';
import type { Language } from '@greenroom/core/localisation/language';
import { ensureDebian } from './documented-server.ts';

const OFFICE = 'soffice';
/** Locales of the languages, by name and by the number in the filter's options; and the sign of their separator, by its code. */
const LOCALES = {
  nl: { name: 'nl-NL', number: 1043, separator: ';' },
  de: { name: 'de-DE', number: 1031, separator: ';' },
  en: { name: 'en-US', number: 1033, separator: ',' },
} as const;

const ROWS = [
  ['2026-10-25T00:30:00Z', 'x";=1+1', 82, 12.5],
  ['2026-10-25T01:30:00Z', 'x",=1+1', 3_682, -1_200.05],
  ['2026-12-31T23:00:00Z', '=cmd|1', 3_599, 3],
] as const;

const fileIn = (language: Language): string =>
  toCsv(
    [
      ['Date', 'Time', 'Zone', 'Customer', 'Duration', 'Amount'],
      ...ROWS.map(([moment, name, duration, amount]) => {
        const at = seconds(Date.parse(moment) / 1_000);
        return [isoDay(dayOf(at)), timeOfDay(at), utcOffset(at), name, hoursTime(seconds(duration)), amount];
      }),
    ],
    language,
  );

/** A locale as the settings of the spreadsheet keep it. */
const settings = (locale: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>${locale}</value></prop></item>
</oor:items>`;

let folder = '';

/** Cells of a file as the spreadsheet of a language has them: the type, with the value of what is no text. */
const opened = async (
  language: Language,
  separator: string,
): Promise<{ cells: readonly string[][]; source: string }> => {
  const { name, number } = LOCALES[language];
  const profile = join(folder, `profile-${language}`);
  await mkdir(join(profile, 'user'), { recursive: true });
  await writeFile(join(profile, 'user', 'registrymodifications.xcu'), settings(name));
  const file = join(folder, `${language}.csv`);
  await writeFile(file, fileIn(language));
  // Separator, quote, UTF-8 (76), from the first line, columns as found, the locale, quoted cells as found, dates and times as such.
  const filter = `CSV:${separator.charCodeAt(0)},34,76,1,,${number},false,true`;
  const args = ['--headless', `-env:UserInstallation=${pathToFileURL(profile).href}`, `--infilter=${filter}`];
  const { status, stderr } = spawnSync(OFFICE, [...args, '--convert-to', 'fods', '--outdir', folder, file], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The spreadsheet did not open the file: ${stderr}`);
  const source = await readFile(join(folder, `${language}.fods`), 'utf8');
  const rows = Array.from(source.matchAll(/<table:table-row\b.*?<\/table:table-row>/gs), ([row]) => row);
  const cells = rows.map((row) =>
    Array.from(
      row.matchAll(/<table:table-cell\b([^>]*)>\s*(?:<text:p>(.*?)<\/text:p>)?/gs),
      ([, of = '', text = '']) => {
        const value = /office:(?:date-|time-)?value="([^"]*)"/.exec(of)?.[1];
        return `${/office:value-type="([^"]*)"/.exec(of)?.[1]} ${value ?? text}`;
      },
    ),
  );
  return { cells, source };
};

beforeAll(async () => {
  ensureDebian('libreoffice-calc', () => spawnSync(OFFICE, ['--version']).status === 0);
  folder = await mkdtemp(join(tmpdir(), 'greenroom-spreadsheet-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(['nl', 'de', 'en'] as const)('a spreadsheet in %s', (language) => {
  it('has days, times, durations and amounts as such, and names as texts', async () => {
    const { cells } = await opened(language, LOCALES[language].separator);
    expect(cells.slice(0, 4)).toEqual([
      ['Date', 'Time', 'Zone', 'Customer', 'Duration', 'Amount'].map((text) => `string ${text}`),
      [
        'date 2026-10-25',
        'time PT02H30M00S',
        'string UTC+02:00',
        'string x&quot;;&apos;=1+1',
        'time PT00H01M22S',
        'float 12.5',
      ],
      [
        'date 2026-10-25',
        'time PT02H30M00S',
        'string UTC+01:00',
        'string x&quot;,&apos;=1+1',
        'time PT01H01M22S',
        'float -1200.05',
      ],
      ['date 2027-01-01', 'time PT00H00M00S', 'string UTC+01:00', 'string &apos;=cmd|1', 'time PT00H59M59S', 'float 3'],
    ]);
  });

  it('calculates nothing of a name, also with the other separator', async () => {
    for (const separator of [';', ',']) {
      const { cells, source } = await opened(language, separator);
      expect(cells.length).toBeGreaterThan(3);
      expect(source).not.toContain('table:formula');
      for (const cell of cells.flat()) expect(cell).not.toMatch(/^string [=+@]/);
    }
  });
});
