import { DatabaseSync } from 'node:sqlite';

const DAY = 86_400;

/**
 * Adds customers `guest-0`, `guest-1` … with sessions to the database of a platform. Every tenth is a regular, every third was last here
 * 40 days ago, every seventh came in the last 30 days; every hundredth is called Émile, and every fiftieth paid more, the last the most.
 */
export const addCustomers = (file: string, performerId: string, customers: number): void => {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  const now = Math.floor(Date.now() / 1_000);
  const customer = database.prepare(
    "insert into customers (id, name, country, language, token_hash, registered_at, gone_at) values (?, ?, 'nl', 'nl', '', 0, null)",
  );
  const session = database.prepare(
    "insert into sessions (id, performer_id, client_id, service, day, started_at, duration, earned) values (?, ?, ?, 'cam', ?, ?, 60, ?)",
  );
  database.exec('begin');
  for (let index = 0; index < customers; index += 1) {
    const id = `guest-${index}`;
    customer.run(id, `${index % 100 === 0 ? 'Émile' : 'Guest'} ${index}`);
    const latest = index % 3 === 0 ? 40 : 2;
    const days: number[] = Array.from({ length: index % 10 === 0 ? 5 : 1 }, () => latest);
    if (index % 7 !== 0) days.push(90);
    for (const [turn, ago] of days.entries()) {
      const at = now - ago * DAY;
      session.run(`${id}-${turn}`, performerId, id, Math.floor(at / DAY), at, index % 50 === 0 ? 100 + index : 100);
    }
  }
  database.exec('commit');
  database.close();
};
