import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { clientId, messageId, tipId, toyJobId } from '@greenroom/core/kernel/ids';
import { createValue } from '@greenroom/core/kernel/machine';
import { cents, credits, millis, seconds } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { IDLE_SESSION } from '@greenroom/core/session/session-state';
import { draftStore } from '@greenroom/core/testing/kernel/draft-store.fake';
import { NO_TIPS, sessionTips, type TipsEvent } from '@greenroom/core/toys/tips/session-tips';
import { createTicker } from '../mobx/ticker.ts';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { show } from '../ui/show.fake.tsx';
import { TipRowsContext } from './tip-rows-context.ts';
import { TipRowsViewModel } from './tip-rows.view-model.ts';
import { TipRow } from './TipRow.tsx';

const MARK = { id: clientId('5001'), name: 'uk|Mark', sessionType: 'VIDEO', type: 'chat' } as const;

interface Shown {
  readonly width?: number;
  readonly kept?: Map<string, string>;
  /** Credits of each tip, and the tips of each row. */
  readonly paid?: Readonly<Record<string, number>>;
  readonly inRows?: readonly (readonly string[])[];
  readonly client?: string;
}

/** Tips of Mark in rows, by default two of one each; a test says what becomes of them. */
const setUp = async ({
  width = 360,
  kept = new Map(),
  paid = { a: 7, b: 3_000 },
  inRows = [['a'], ['b']],
  client = 'uk|Mark',
}: Shown = {}) => {
  const clock = createVirtualClock();
  const tips = createValue(NO_TIPS);
  const said: string[] = [];
  const happen = (event: TipsEvent): void => tips.set(sessionTips(tips.state(), event));
  for (const [id, amount] of Object.entries(paid))
    happen({
      type: 'paid',
      tip: {
        id: tipId(id),
        trigger: { kind: 'tip', amount: credits(amount) },
        credits: credits(amount),
        earned: cents(amount * 16),
        isReported: true,
        at: seconds(1),
        job: toyJobId(id),
        play: { status: 'waiting' },
      },
    });
  const model = new TipRowsViewModel({
    chat: { say: (text) => void said.push(text) },
    session: { watch: createValue({ ...IDLE_SESSION, client: { ...MARK, name: client } }) },
    toys: { tips: { watch: tips } },
    ticker: createTicker(clock),
    drafts: draftStore(kept),
  });
  const rows = inRows.map(
    (ids) =>
      ({
        kind: 'tip',
        id: messageId(ids[0] ?? ''),
        tips: ids.map((id) => ({ id: tipId(id), text: `plain ${id}` })),
      }) as const,
  );
  await show(
    <TipRowsContext value={model}>
      <div style={{ width, containerName: 'session', containerType: 'inline-size' }}>
        {rows.map((row) => (
          <TipRow key={row.id} row={row} />
        ))}
      </div>
    </TipRowsContext>,
  );
  const end = (outcome: 'ran' | 'stopped' | 'skipped' | 'failed', now: number, code?: 'toys.noDevices', id = 'a') =>
    happen({ type: 'finished', job: toyJobId(id), outcome, code, byProgram: undefined, now: millis(now) });
  return {
    said,
    end,
    run: (id = 'a') => happen({ type: 'runs', job: toyJobId(id), now: millis(0), until: millis(28_000) }),
    pass: (ms: number) => clock.advance(millis(ms)),
    first: page.getByText('Mark tipped € 1.12'),
    text: () => document.querySelector('[data-message-id="a"]')?.textContent,
  };
};

it('shows who tipped, the performer’s share, the credits in brackets, and what the customer gave in all', async () => {
  const { first } = await setUp({ width: 800 });
  await expect.element(first).toBeVisible();
  await expect.element(page.getByText('(7 credits)')).toBeVisible();
  await expect.element(page.getByText('Mark tipped € 480.00')).toBeVisible();
  await expect.element(page.getByText('€ 481.12 in this session')).toBeVisible();
  // The dot stays with the credits, so that none begins a line.
  await expect.element(page.getByText('(3.000 credits) ·')).toBeVisible();
});

it('counts down while it runs and then tells how long it ran', async () => {
  const { end, pass, run, text } = await setUp();
  await expect.element(page.getByText('in the queue').first()).toBeVisible();
  run();
  await expect.element(page.getByRole('timer', { name: 'Runs for another 00:28' })).toBeVisible();
  pass(3_000);
  await expect.element(page.getByRole('timer', { name: 'Runs for another 00:25' })).toBeVisible();
  end('ran', 28_000);
  await expect.poll(text).toContain('ran 28 s');
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
});

it('tells who stopped it and when', async () => {
  const { end, run, text } = await setUp();
  run();
  end('stopped', 6_200);
  await expect.poll(text).toContain('you stopped it after 6 s');
});

it('tells a tip that was not played with its reason and the way to the toys', async () => {
  const { end, text } = await setUp();
  end('failed', 0, 'toys.noDevices');
  await expect.poll(text).toContain('Not played. No toys available.');
  await expect.element(page.getByRole('link', { name: 'Open toys' })).toHaveAttribute('href', '/toys/');
});

it('offers thanks for the newest tip alone, in the language of the customer, once, also after a reload', async () => {
  const kept = new Map<string, string>();
  const { said } = await setUp({ kept });
  const chip = page.getByRole('button', { name: 'Send: Thank you, Mark!' });
  await expect.element(chip).toBeVisible();
  expect(chip.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await chip.click();
  expect(said).toEqual(['Thank you, Mark!']);
  await expect.element(chip).not.toBeInTheDocument();
  await setUp({ kept });
  await expect.element(page.getByText('Mark tipped € 480.00')).toBeVisible();
  await expect.element(chip).not.toBeInTheDocument();
});

it('cuts neither the reason nor the thank-you on a phone', async () => {
  const { end } = await setUp();
  end('failed', 0, 'toys.noDevices', 'b');
  const reason = page.getByText('Not played. No toys available.');
  await expect.element(reason).toBeVisible();
  for (const shown of [reason, page.getByRole('button', { name: 'Send: Thank you, Mark!' })]) {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = shown.element();
    expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight]);
  }
});

it('fits 200 pixels without overflowing', async () => {
  await setUp({ width: 200 });
  for (const row of document.querySelectorAll('[data-message-id]')) expect(row.scrollWidth).toBeLessThanOrEqual(200);
});

const FOUR = { paid: { a: 7, b: 7, c: 7, d: 7 }, inRows: [['a', 'b', 'c', 'd']] };
const row = () => document.querySelector('[data-message-id]');

it('counts 4 consecutive tips in one row: how many, how much, the newest, and the countdown of the one that runs', async () => {
  const { run, pass } = await setUp(FOUR);
  await expect.element(page.getByRole('button', { name: 'Mark tipped 4 times · € 4.48' })).toBeVisible();
  await expect.element(page.getByText('newest 7 credits')).toBeVisible();
  expect(row()?.textContent).toContain('waits');
  run('c');
  await expect.element(page.getByRole('timer', { name: 'Runs for another 00:28' })).toBeVisible();
  pass(15_000);
  await expect.element(page.getByText('runs 00:13')).toBeVisible();
});

it('shows the beginning of the name, the sum and the arrow in a counted row 300 px wide', async () => {
  await setUp({ ...FOUR, paid: { a: 70, b: 70, c: 70, d: 70 }, width: 300 });
  await expect.element(page.getByRole('button', { name: 'Mark tipped 4 times · € 44.80' })).toBeVisible();
  const [name, arrow, thanks] = ['bdi', 'button[aria-expanded] > svg:last-child', 'button[data-private]'].map((part) =>
    row()?.querySelector(part)?.getBoundingClientRect(),
  );
  expect(name?.width).toBeGreaterThan(30);
  expect(arrow?.right).toBeLessThanOrEqual(thanks?.left ?? 0);
});

it('shows each of the tips when the row is pressed, with the reason why it was not played, and hides them again', async () => {
  const { end } = await setUp(FOUR);
  end('failed', 0, 'toys.noDevices', 'd');
  await expect.poll(() => row()?.textContent).toContain('not played');
  const open = page.getByRole('button', { name: /^Mark tipped 4 times/ });
  await open.click();
  await expect.element(open).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(4);
  await expect.element(page.getByText('Not played. No toys available.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open toys' })).toBeVisible();
  await open.click();
  await expect.element(page.getByRole('list')).not.toBeInTheDocument();
});

it.each([
  ['uk', 'Mark'],
  ['de', 'Maximilian-Alexander von und zu'],
])('has two lines at 360 px at most, for a customer from %s called %s', async (country, name) => {
  await setUp({ ...FOUR, client: `${country}|${name}` });
  const counted = page.getByRole('button', { name: /tipped 4 times/ });
  await expect.element(counted).toBeVisible();
  const shown = counted.element().closest('[data-message-id]');
  const lineHeight = Number.parseFloat(getComputedStyle(counted.element()).lineHeight);
  expect(shown?.getBoundingClientRect().height).toBeLessThan(3 * lineHeight);
  expect(shown?.scrollWidth).toBeLessThanOrEqual(360);
  for (const amount of ['tipped 4 times', '· € 4.48', '€ 1.12', 'waits'])
    expect(page.getByText(amount, { exact: true }).element().getBoundingClientRect().right).toBeLessThanOrEqual(360);
});

it('shows a tip in three sizes: below € 1, from € 1, and from € 10', async () => {
  await setUp({ paid: { a: 1, b: 7, c: 70 }, inRows: [['a'], ['b'], ['c']] });
  await expect.element(page.getByText('Mark tipped € 11.20')).toBeVisible();
  const sizes = ['€ 0.16', '€ 1.12', '€ 11.20'].map((amount) =>
    Number.parseFloat(getComputedStyle(page.getByText(`Mark tipped ${amount}`).element()).fontSize),
  );
  expect(new Set(sizes).size).toBe(3);
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
});

it('passes axe with counted tips, closed and open', async () => {
  await setUp(FOUR);
  await expect.element(page.getByRole('button', { name: /^Mark tipped 4 times/ })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: /^Mark tipped 4 times/ }).click();
  await expectAccessible();
});
