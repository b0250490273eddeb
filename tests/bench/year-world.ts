// A platform with a year of 50 performers in its database, one customer of 10,000 sessions, and an inbox of 10,000 messages from 2,000 customers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dayOf } from '@greenroom/core/formatting/dates';
import { seconds } from '@greenroom/core/kernel/units';
import { createBarePerformer } from '../support/bare-performer.ts';
import { startPlatform } from '../support/platform.ts';
import type { TestPlatform } from '../support/test-platform.ts';

export const PERFORMERS = 50;
export const MANY = 10_000;
/** ID of the performer with the long lists. */
export const DEMI = '1004';
export const MARK = 'many-visits';

/** Customers of the inbox, each with a session as well. */
const GUESTS = 2_000;
const LONG_AGO = 1_546_300_800;
const HOUR = 3_600;

/** Statements instead of calls: ten thousand real sessions would take an afternoon. */
const fill = (file: string): void => {
  const database = new DatabaseSync(file);
  const now = Math.floor(Date.now() / 1_000);
  database.exec('begin');
  database.exec(`update performers set joined_at = ${LONG_AGO}`);
  database
    .prepare(
      `insert into customers (id, name, country, language, token_hash, registered_at, gone_at) select ?, 'Mark', 'nl', 'nl', token_hash, ${LONG_AGO}, null from customers order by id limit 1`,
    )
    .run(MARK);
  const guest = database.prepare(
    `insert into customers (id, name, country, language, token_hash, registered_at, gone_at) select ?, ?, 'nl', 'nl', token_hash, ${LONG_AGO}, null from customers order by id limit 1`,
  );
  for (let index = 0; index < GUESTS; index += 1) guest.run(`guest-${index}`, `Guest ${index}`);
  const session = database.prepare(
    'insert into sessions (id, performer_id, client_id, service, day, started_at, duration, earned) values (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const message = database.prepare(
    "insert into inbox_messages (id, position, performer_id, client_id, sent_by, subject, content, date, read, removed) values (?, ?, ?, ?, 'CLIENT', ?, ?, ?, ?, 0)",
  );
  const last = database.prepare('select max(position) as position from inbox_messages').get();
  const position = Number(last?.['position'] ?? 0);
  for (let index = 0; index < MANY; index += 1) {
    const at = now - (MANY - index) * HOUR;
    session.run(`many-${index}`, DEMI, MARK, index % 3 === 0 ? 'video' : 'chat', dayOf(seconds(at)), at, 600, 900);
    message.run(
      `message-${index}`,
      position + index + 1,
      DEMI,
      `guest-${index % GUESTS}`,
      `About evening ${index}`,
      'See you soon. '.repeat(10),
      at,
      index % 2,
    );
  }
  for (let index = 0; index < GUESTS; index += 1) {
    const at = now - (index + 1) * HOUR;
    session.run(`guest-${index}`, DEMI, `guest-${index}`, 'video', dayOf(seconds(at)), at, 600, 900);
  }
  // The others have a year of mail too.
  database.exec(
    `insert into inbox_messages (id, position, performer_id, client_id, sent_by, subject, content, date, read, removed)
     select performers.id || '-' || inbox_messages.id, position + 1000000, performers.id, client_id, sent_by, subject, content, date, read, removed
     from performers, inbox_messages where inbox_messages.performer_id = '1001' and performers.id not in (select performer_id from inbox_messages)`,
  );
  database.exec('commit');
  database.close();
};

export interface YearWorld {
  readonly platform: TestPlatform;
  readonly stop: () => Promise<void>;
}

export const startYearWorld = async (): Promise<YearWorld> => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-year-'));
  const before = await startPlatform({ data: folder });
  const { performers } = await before.state();
  const ids = performers.map(({ id }) => id);
  while (ids.length < PERFORMERS) ids.push(await before.hire());
  await before.stop();
  fill(join(folder, 'greenroom-sim.sqlite'));
  const platform = await startPlatform({ data: folder });
  for (const id of ids) {
    const performer = createBarePerformer(platform);
    // A performer of the world who cannot log in has no year to write either.
    if ((await performer.logIn(id)).status !== 200) continue;
    await performer.call('GET', `performer/performer_accounts/${id}/earnings_left`);
    await performer.call('GET', 'auth/logout');
  }
  return {
    platform,
    stop: async () => {
      await platform.stop();
      rmSync(folder, { recursive: true });
    },
  };
};
