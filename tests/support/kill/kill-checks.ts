import { earnedByTalking } from '@greenroom/sim-cli/platform/base/world/paid-services';
import type { KeptRows } from '../kept-rows.ts';
import type { Ledger } from './kill-ledger.ts';

/** Statements that find rows which must never exist, whatever a platform was doing when it died. */
const NEVER: Readonly<Record<string, string>> = {
  'two live requests of a customer': `select client_id from requests where status <> 'ended' group by client_id having count(*) > 1`,
  'two sessions of a performer': `select performer_id from requests where status = 'accepted' group by performer_id having count(*) > 1`,
  'a session without its rate': `select r.id from requests r left join session_pay p on p.request_id = r.id where r.accepted_at is not null and p.request_id is null`,
  'a rate without a session': `select p.request_id from session_pay p join requests r on r.id = p.request_id where r.accepted_at is null`,
  'an ended session without its earning': `select r.id from requests r join session_pay p on p.request_id = r.id left join sessions s on s.id = r.id where r.status = 'ended' and p.billed_from is not null and s.id is null`,
  'an earning of a session that runs': `select s.id from sessions s join requests r on r.id = s.id where r.status <> 'ended'`,
  'a tip without its earning': `select t.id from tips t left join sessions s on s.id = t.id where s.id is null or s.earned <> t.earned or s.service <> 'toy'`,
  'a payment that is not the sum of its sessions': `select p.id from payments p where p.amount <> (select sum(s.earned) from sessions s where s.performer_id = p.performer_id and s.day between p.from_day and p.until_day) or p.sessions <> (select count(*) from sessions s where s.performer_id = p.performer_id and s.day between p.from_day and p.until_day)`,
  'a settled week without its payment': `select s.id from sessions s join session_books b on b.performer_id = s.performer_id left join payments p on p.performer_id = s.performer_id and s.day between p.from_day and p.until_day where s.day <= b.settled_until and p.id is null limit 1`,
  'a registration without its performer': `select r.id from registrations r left join performers p on p.id = r.performer_id where r.performer_id <> '' and p.id is null`,
  'a registered performer without all submissions': `select r.performer_id from registrations r left join submissions p on p.performer_id = r.performer_id where r.performer_id <> '' group by r.performer_id having count(p.kind) < 3`,
  'a thread without a post': `select t.id from forum_threads t left join forum_posts p on p.thread_id = t.id where p.id is null`,
  'a performer with half a past': `select performer_id from medias group by performer_id having count(*) <> 10`,
};

/** Compares what sessions earned with their duration and rate. @returns each difference in words */
const wrongMoney = async (rows: KeptRows): Promise<readonly string[]> => {
  const paid = await rows(
    `select r.id, r.ended_at, p.billed_from, p.cents_per_minute, s.earned, s.duration from requests r
     join session_pay p on p.request_id = r.id join sessions s on s.id = r.id`,
  );
  return paid.flatMap((row) => {
    const seconds = Math.floor((Number(row['ended_at']) - Number(row['billed_from'])) / 1_000);
    const due = earnedByTalking(Number(row['cents_per_minute']), seconds);
    const isRight = Number(row['duration']) === seconds && Number(row['earned']) === due;
    return isRight ? [] : [`session ${String(row['id'])} earned ${String(row['earned'])} and not ${due}`];
  });
};

const countOf = async (rows: KeptRows, where: string): Promise<number> =>
  Number((await rows(`select count(*) as n from ${where}`))[0]?.['n']);

/** Looks into the database of a platform that died. @returns in words what is missing, doubled or wrong */
export const findDamage = async (rows: KeptRows, { acknowledged, once }: Ledger): Promise<readonly string[]> => {
  const damage: string[] = [];
  for (const { what, count, rows: wanted, isLeast } of acknowledged) {
    const found = await countOf(rows, count);
    if (isLeast === true ? found < wanted : found !== wanted)
      damage.push(`${what}: ${found} and not ${wanted} of ${count}`);
  }
  for (const count of once) if ((await countOf(rows, count)) > 1) damage.push(`twice: ${count}`);
  for (const [what, statement] of Object.entries(NEVER)) {
    const found = await rows(statement);
    if (found.length > 0) damage.push(`${what}: ${JSON.stringify(found.slice(0, 3))}`);
  }
  return [...damage, ...(await wrongMoney(rows))];
};
