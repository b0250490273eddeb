import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ZipFile } from 'yazl';
import { toCsv, type CsvCell } from '@greenroom/core/formatting/csv';
import { dayOf, isoDay } from '@greenroom/core/formatting/dates';
import { seconds } from '@greenroom/core/kernel/units';
import { languageOrFallback, type Language } from '@greenroom/core/localisation/language';
import type { Gallery } from '../../account/gallery/gallery.ts';
import { pictureName, pictureWidths } from '../../account/gallery/photo-files.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { Store } from '../../base/store/store.ts';
import type { PaidSessions } from '../../work/history/paid-sessions.ts';
import { EXPORTED_TABLES } from './exported-tables.ts';

type Row = Readonly<Record<string, unknown>>;

interface ArchiveDeps {
  readonly store: Store;
  readonly clock: Pick<PlatformClock, 'today'>;
  readonly paidSessions: Pick<PaidSessions, 'open'>;
  readonly gallery: Pick<Gallery, 'folder' | 'samples'>;
}

const ABOUT = `Everything that Greenroom keeps about you, one table a file: JSON for programs, CSV for spreadsheets.
Amounts (earned, amount, price) are whole cents. Times are seconds since 1970 (UTC), those named started_at in messages milliseconds.
Customers are named by their number. Passwords, codes and keys are in no file.
`;

/** A photo is compressed already. */
const STORED = { compress: false };

const cellOf = (value: unknown): CsvCell => (typeof value === 'number' || typeof value === 'string' ? value : '');

const toTable = (rows: readonly Row[], language: Language): string => {
  const columns = Object.keys(rows[0] ?? {});
  return toCsv([columns, ...rows.map((row) => columns.map((column) => cellOf(row[column])))], language);
};

/** Writes the performer's data into an archive, which is sent while it is written: JSON, CSV and the photos. */
export const writeArchive = async (
  { store, clock, paidSessions, gallery }: ArchiveDeps,
  performerId: string,
): Promise<{ readonly name: string; readonly content: NodeJS.ReadableStream }> => {
  await paidSessions.open(performerId);
  const archive = new ZipFile();
  const add = (name: string, content: string): void => archive.addBuffer(Buffer.from(content), name);
  add('about.txt', ABOUT);
  const { language } = await store
    .selectFrom('performers')
    .select('language')
    .where('id', '=', performerId)
    .executeTakeFirstOrThrow();
  for (const { table, owner, omit } of EXPORTED_TABLES) {
    const all = store.selectFrom(table).selectAll();
    const own = store.selectFrom('requests').select('id').where('performer_id', '=', performerId);
    const column = store.dynamic.ref(owner);
    const found = owner === 'request_id' ? all.where(column, 'in', own) : all.where(column, '=', performerId);
    const rows: readonly Row[] = await found.execute();
    const shown = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !omit.includes(name))));
    add(`data/${table}.json`, `${JSON.stringify(shown, null, 1)}\n`);
    add(`data/${table}.csv`, toTable(shown, languageOrFallback(language)));
  }
  const photos = await store
    .selectFrom('medias')
    .selectAll()
    .where('performer_id', '=', performerId)
    .where('kind', '=', 'photo')
    .orderBy('position')
    .execute();
  for (const { id, key, file, width } of photos) {
    const widest = Math.max(...pictureWidths(width));
    const [name, sample] = [`photos/${id}.webp`, gallery.samples.picture(file, widest)];
    const path = join(gallery.folder.items, key, pictureName(widest));
    if (sample !== undefined) archive.addBuffer(await sample, name, STORED);
    // A photo whose file is lost does not end the download.
    else if (existsSync(path)) archive.addFile(path, name, STORED);
  }
  archive.end();
  return {
    name: `greenroom-${performerId}-${isoDay(dayOf(seconds(clock.today())))}.zip`,
    content: archive.outputStream,
  };
};
