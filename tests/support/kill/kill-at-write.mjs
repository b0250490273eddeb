// Preloaded into a platform: ends it with SIGKILL at one of its statements that write, and notes at which.
import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** Number of writing statements that are let through. */
const letThrough = Number(process.env.KILL_AFTER_WRITES);
/** File for the note of the statement. */
const noteFile = process.env.KILL_NOTE ?? '';
/** Tells that the statement is on its way to the database when the process ends. */
const isSent = process.env.KILL_WHEN_SENT === '1';
const WRITE = /^\s*(?:insert|update|delete|create|alter|begin|start|commit|rollback)/i;

let writes = 0;
const isLast = (sql) => {
  if (!WRITE.test(sql)) return false;
  writes += 1;
  return writes > letThrough;
};
const die = (sql) => {
  writeFileSync(noteFile, sql.replaceAll(/\s+/g, ' ').slice(0, 80));
  process.kill(process.pid, 'SIGKILL');
  // The signal arrives within microseconds; until then nothing else may run.
  for (;;);
};

const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function prepareCounted(sql, ...more) {
  const statement = prepare.call(this, sql, ...more);
  for (const method of ['run', 'all']) {
    const real = statement[method].bind(statement);
    statement[method] = (...parameters) => {
      const dies = isLast(sql);
      if (dies && !isSent) die(sql);
      const answer = real(...parameters);
      if (dies) die(sql);
      return answer;
    };
  }
  return statement;
};

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function queryCounted(asked, ...more) {
  const sql = typeof asked === 'string' ? asked : (asked?.text ?? '');
  const dies = isLast(sql);
  if (dies && !isSent) die(sql);
  const answer = query.call(this, asked, ...more);
  // The statement leaves with this turn of the event loop.
  if (dies) setImmediate(() => die(sql));
  return answer;
};
