import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { ConnectionBadgeModel } from '../../realtime/ConnectionBadge.tsx';
import { show } from '../../ui/show.fake.tsx';
import { SessionBar, type SessionBarModel } from './SessionBar.tsx';
import { SessionMoney } from './SessionMoney.tsx';

const nothing = (): void => undefined;
const live = { time: '00:00', counting: false, joinCountdown: '00:47' };
const model = {
  live,
  connection: { word: 'connected' } as unknown as ConnectionBadgeModel,
  isPaused: false,
  stillRunning: { video: 'none', toys: false, line: false },
  toys: { isAtHand: true, mayMove: false, stop: nothing },
} as const satisfies SessionBarModel;
const MONEY = { pay: '€ 13.87', tips: '€ 1.92', perMinute: '0.92', isAbout: true, today: '€ 114.11' };

const showBar = async (width: number, part: Partial<SessionBarModel> = {}): Promise<void> => {
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(414, 896));
  await show(
    <div style={{ containerName: 'session', containerType: 'size', height: 600 }}>
      <div
        style={
          { '--bar': width < 768 ? '2.75rem' : '3.5rem', display: 'grid', gridTemplateAreas: '"bar" "info"' } as object
        }
      >
        <SessionBar
          model={{ ...model, ...part }}
          end={nothing}
          money={<SessionMoney model={MONEY} />}
          menu={<button type="button">⋮</button>}
        />
      </div>
    </div>,
  );
};
const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

it.each([704, 800, 960, 1_050, 1_216])(
  'leaves the money free of the buttons, %i px wide, while the customer may still join',
  async (width) => {
    await showBar(width);
    await expect.element(page.getByText('Time left to join: 00:47')).toBeVisible();
    const start = boxOf(page.getByRole('button', { name: 'Stop toys' }).element()).left;
    const money = page.getByRole('group', { name: 'Money' });
    for (const part of money.element().querySelectorAll('span, p'))
      expect(boxOf(part).right).toBeLessThanOrEqual(start);
  },
);

it.each([360, 704])('shows state and time on two lines, within the bar, %i px wide', async (width) => {
  await showBar(width);
  await expect.element(page.getByText('Time left to join: 00:47')).toBeVisible();
  const state = page.getByRole('timer').element().parentElement;
  expect(state?.getBoundingClientRect().height).toBeLessThanOrEqual(44);
});

it('has no stop for toys without a toy', async () => {
  await showBar(1_050, { toys: { ...model.toys, isAtHand: false } });
  await expect.element(page.getByRole('button', { name: /^End/ })).toBeVisible();
  expect(page.getByRole('button', { name: 'Stop toys' }).query()).toBeNull();
});

it('says that work is paused during the session', async () => {
  await showBar(1_050, { isPaused: true });
  await expect.element(page.getByText('In session, paused')).toBeVisible();
});

it.each([
  [{ video: 'none', toys: false, line: false }, 'Your connection is lost.'],
  [{ video: 'on', toys: true, line: false }, 'Your connection is lost. Picture and sound go on. A toy still runs.'],
  [
    { video: 'lost', toys: false, line: true },
    'Your connection is lost. Picture and sound are lost too. Your message is sent when you are back.',
  ],
] as const)('names the side that lost the connection, and what still runs: %o', async (stillRunning, words) => {
  await showBar(1_050, { stillRunning, connection: { word: 'lost' } as unknown as ConnectionBadgeModel });
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});
