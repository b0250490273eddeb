import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draftStore } from '@greenroom/core/kernel/draft-store.fake';
import { clientId, messageId, tipId, toyJobId } from '@greenroom/core/kernel/ids';
import { createValue } from '@greenroom/core/kernel/machine';
import { cents, credits, millis, seconds } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { IDLE_SESSION } from '@greenroom/core/session/session-state';
import { NO_TIPS, sessionTips, type TipsEvent } from '@greenroom/core/toys/tips/session-tips';
import { createTicker } from '../mobx/ticker.ts';
import { show } from '../ui/show.fake.tsx';
import { TipRowsContext } from './tip-rows-context.ts';
import { TipRowsViewModel } from './tip-rows.view-model.ts';
import { TipRow } from './TipRow.tsx';

const MARK = { id: clientId('5001'), name: 'uk|Mark', sessionType: 'VIDEO', type: 'chat' } as const;

/** Two tips of Mark as rows; a test says what becomes of them. */
const setUp = async (width = 360, kept = new Map<string, string>()) => {
  const clock = createVirtualClock();
  const tips = createValue(NO_TIPS);
  const said: string[] = [];
  const happen = (event: TipsEvent): void => tips.set(sessionTips(tips.state(), event));
  const pay = (id: string, paid: number): void =>
    happen({
      type: 'paid',
      tip: {
        id: tipId(id),
        trigger: { kind: 'tip', amount: credits(paid) },
        credits: credits(paid),
        earned: cents(paid * 16),
        isReported: true,
        at: seconds(1),
        job: toyJobId(id),
        play: { at: 'waiting' },
      },
    });
  pay('a', 7);
  pay('b', 3_000);
  const model = new TipRowsViewModel({
    chat: { say: (text) => void said.push(text) },
    session: { watch: createValue({ ...IDLE_SESSION, client: MARK }) },
    toys: { tips: { watch: tips } },
    ticker: createTicker(clock),
    drafts: draftStore(kept),
  });
  const rows = ['a', 'b'].map(
    (id) => ({ kind: 'tip', id: messageId(id), tip: tipId(id), text: `plain ${id}` }) as const,
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
  const job = toyJobId('a');
  const end = (outcome: 'ran' | 'stopped' | 'skipped' | 'failed', now: number, code?: 'toys.noDevices', id = 'a') =>
    happen({ type: 'finished', job: toyJobId(id), outcome, code, byProgram: undefined, now: millis(now) });
  return {
    said,
    end,
    run: () => happen({ type: 'runs', job, now: millis(0), until: millis(28_000) }),
    pass: (ms: number) => clock.advance(millis(ms)),
    first: page.getByText('Mark tipped € 1.12'),
    text: () => document.querySelector('[data-message-id="a"]')?.textContent,
  };
};

it('shows who tipped, the performer’s share, the credits in brackets, and what the customer gave in all', async () => {
  const { first } = await setUp();
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
  const { said } = await setUp(360, kept);
  const chip = page.getByRole('button', { name: 'Send: Thank you, Mark!' });
  await expect.element(chip).toBeVisible();
  expect(chip.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await chip.click();
  expect(said).toEqual(['Thank you, Mark!']);
  await expect.element(chip).not.toBeInTheDocument();
  await setUp(360, kept);
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
  await setUp(200);
  for (const row of document.querySelectorAll('[data-message-id]')) expect(row.scrollWidth).toBeLessThanOrEqual(200);
});
