import { randomUUID } from 'node:crypto';
import type { Act } from './kill-ledger.ts';

/** From asking to the end, with its money. */
export const playSession: Act = async ({ id, call }, { platform, ledger, random }) => {
  const { acknowledged, once } = ledger;
  const mark = await platform.customer({ name: 'Mark' });
  acknowledged.push({ what: 'customer', count: `customers where id = '${mark.id}'`, rows: 1 });
  const request = `requests where client_id = '${mark.id}'`;
  once.push(request);
  await mark.asks(id);
  acknowledged.push({ what: 'request', count: request, rows: 1 });
  if (random(6) === 0) {
    await mark.cancels();
    acknowledged.push({ what: 'cancellation', count: `${request} and end_reason = 'CANCELLED'`, rows: 1 });
    return;
  }
  await call('POST', 'session/one_on_one', { performerId: id });
  acknowledged.push({ what: 'stream', count: `streams where performer_id = '${id}'`, rows: 1 });
  await call('POST', 'session/accept_request', { clientId: mark.id });
  acknowledged.push({ what: 'acceptance', count: `${request} and accepted_at is not null`, rows: 1 });
  await mark.startsBothTimers();
  const text = randomUUID();
  once.push(`messages where content = '${text}'`);
  await mark.says(text);
  acknowledged.push({ what: 'chat line', count: `messages where content = '${text}'`, rows: 1 });
  const session = `(select id from ${request})`;
  for (let tips = 1; tips <= random(3); tips += 1) {
    await mark.pays({ for: 'tip', value: 5 });
    acknowledged.push({ what: 'tip', count: `tips where request_id = ${session}`, rows: tips, isLeast: true });
  }
  if (random(2) === 0) await mark.leaves();
  else await call('POST', 'session/end', { performerId: id, clientId: mark.id, blocked: random(3) === 0 });
  acknowledged.push({ what: 'end', count: `${request} and status = 'ended'`, rows: 1 });
  acknowledged.push({ what: 'earning', count: `sessions where id = ${session}`, rows: 1 });
};
