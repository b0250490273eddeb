import { observable, runInAction } from 'mobx';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { seconds } from '@greenroom/core/kernel/units';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { shownQuery } from '../ui/query-view.fake.ts';
import { show } from '../ui/show.fake.tsx';
import { PageShown } from '../ui/use-shown.ts';
import type { FirstStepRow } from './FirstSteps.tsx';
import { MyDayPage, type MyDayModel } from './MyDayPage.tsx';
import type { TodayModel } from './Today.tsx';

const TODAY: TodayModel = {
  isAbout: false,
  earned: '€ 84.20',
  yesterday: { tone: 'more', amount: '€ 12.00' },
  perHour: '€ 31.00',
  onAir: { hours: 2, minutes: 43 },
  moments: [],
  payout: { amount: '€ 410.00', date: '27-11-2026' },
  goal: { amount: '€ 150.00', part: 56, missing: '€ 65.80', isReached: false },
  goalInEuros: 150,
  largestGoal: 10_000,
  trouble: undefined,
  setGoal: () => undefined,
  retry: () => undefined,
};

const row = (step: FirstStepRow['step'], more: Partial<FirstStepRow> = {}): FirstStepRow => ({
  step,
  status: 'open',
  noteKey: `myDay.steps.${step}.text`,
  since: undefined,
  actionKey: `myDay.steps.${step}.action`,
  to: undefined,
  act: undefined,
  ...more,
});

const NEWS = [1, 2, 3, 4, 5].map((number) => ({
  id: String(number),
  title: `News ${number}`,
  content: `Text ${number}`,
  date: seconds(Date.parse('2026-11-20T12:00:00Z') / 1_000),
}));

const MY_DAY: MyDayModel = {
  today: TODAY,
  steps: { rows: [], isFirstDays: false, done: 0, dismiss: () => undefined },
  regulars: [],
  unread: 0,
  inbox: '/inbox/',
  news: shownQuery({ items: NEWS, total: 5 }),
  newsPage: '/news/',
  missed: { rows: [] },
  show: () => () => undefined,
};

const text = async (model: Partial<MyDayModel>): Promise<string> => {
  const container = await show(<MyDayPage model={{ ...MY_DAY, ...model }} />);
  await expect.element(page.getByRole('heading', { name: 'My day' })).toBeVisible();
  return container.innerText.replaceAll('\u00A0', ' ');
};

it('shows today against yesterday and the goal, time on air, per hour and the next payout', async () => {
  const shown = await text({});
  for (const part of ['€ 84.20', '€ 12.00 more than yesterday', '2 h 43 min', '€ 31.00', '€ 410.00', '27-11-2026'])
    expect(shown).toContain(part);
  expect(shown).toContain('56% of € 150.00');
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '56');
});

it('tells good news in one sentence each, and nothing where there is none', async () => {
  const shown = await text({
    today: {
      ...TODAY,
      moments: [{ moment: 'bestDay' }, { moment: 'rankUp', rank: 4, page: '/earnings/specifications/' }],
    },
  });
  expect(shown).toContain('Your best day ever!');
  expect(shown).toContain('You went up to Gold this week, rank 4 of 7.');
  const way = page.getByRole('link', { name: 'Payout and rank' });
  await expect.element(way).toHaveAttribute('href', '/earnings/specifications/');
  expect(await text({})).not.toContain('ever');
});

it('says of the earnings of today, and of an hour, that they have an estimate in them', async () => {
  const shown = await text({ today: { ...TODAY, isAbout: true } });
  for (const part of ['Earned today, about', 'Per hour on air, about']) expect(shown).toContain(part);
  expect(await text({})).not.toContain('about');
});

it('says in words that the goal is reached', async () => {
  const goal = { amount: '€ 50.00', part: 100, missing: '€ 0.00', isReached: true };
  expect(await text({ today: { ...TODAY, goal } })).toContain('Goal of € 50.00 reached');
});

it('is whole on a platform that does not tell time on air, yesterday and regulars', async () => {
  const shown = await text({
    today: { ...TODAY, yesterday: undefined, onAir: undefined, perHour: undefined },
    regulars: undefined,
  });
  expect(shown).toContain('€ 84.20');
  for (const part of ['On air', 'hour', 'yesterday', 'Regulars']) expect(shown).not.toContain(part);
});

it('names a failure and tries again, and offers no second try to a performer who is not approved', async () => {
  const retry = vi.fn<() => void>();
  await text({ today: { ...TODAY, earned: '–', trouble: 'failed', retry } });
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
  expect(await text({ today: { ...TODAY, trouble: 'notAllowed' } })).toContain('once your account is approved');
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('saves a goal in whole euros up to 10,000, and refuses a larger one and a fraction', async () => {
  const setGoal = vi.fn<(euros: number) => void>();
  await text({ today: { ...TODAY, goal: undefined, goalInEuros: 0, setGoal } });
  await page.getByRole('button', { name: 'Set a goal for today' }).click();
  const field = page.getByRole('textbox');
  await expect.element(field).toHaveFocus();
  for (const refused of ['10001', '2,50']) {
    await field.fill(refused);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  }
  expect(setGoal).not.toHaveBeenCalled();
  await field.fill('120');
  await page.getByRole('button', { name: 'Save' }).click();
  expect(setGoal).toHaveBeenCalledExactlyOnceWith(120);
  await expect.element(page.getByRole('button', { name: 'Set a goal for today' })).toHaveFocus();
});

it('lists the steps of the first days with state, link or button, and hides them when dismissed', async () => {
  const [act, dismiss] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const rows = [
    row('identity', { status: 'done' }),
    row('photo', { to: '/profile/photos/' }),
    row('services', { act }),
  ];
  const shown = await text({ steps: { rows, isFirstDays: true, done: 1, dismiss } });
  expect(shown).toContain('1 of 3 done');
  await expectAccessible();
  await expect.element(page.getByRole('link', { name: 'Add a photo' })).toHaveAttribute('href', '/profile/photos/');
  await page.getByRole('button', { name: 'Switch on services' }).click();
  expect(act).toHaveBeenCalledTimes(1);
  await page.getByRole('button', { name: 'Hide this list' }).click();
  expect(dismiss).toHaveBeenCalledTimes(1);
});

it('keeps the focus in the list of steps when it is hidden but for what is not ready', async () => {
  const steps = observable({
    rows: [row('photo', { to: '/profile/photos/' })],
    isFirstDays: true,
    done: 0,
    dismiss: () => runInAction(() => void (steps.isFirstDays = false)),
  });
  await text({ steps });
  await page.getByRole('button', { name: 'Hide this list' }).click();
  await expect.element(page.getByRole('heading', { name: 'Not ready yet' })).toHaveFocus();
});

it('names after the first days only what is not ready, without a way to hide it', async () => {
  const steps = {
    rows: [row('photo', { to: '/profile/photos/' })],
    isFirstDays: false,
    done: 0,
    dismiss: () => undefined,
  };
  expect(await text({ steps })).toContain('Not ready yet');
  await expect.element(page.getByRole('button', { name: 'Hide this list' })).not.toBeInTheDocument();
});

it('lists the regulars who are online with their visits and a message in one press', async () => {
  const client = { name: 'Mark', country: 'nl', anonymous: false };
  const shown = await text({
    regulars: [{ id: '5001', client, visits: 12, to: '/clients/5001/', writeTo: '/inbox/?to=5001' }],
  });
  expect(shown).toContain('12 visits');
  const list = page.getByRole('region', { name: 'Regulars online' });
  await expect.element(list.getByRole('link', { name: /Mark/ })).toHaveAttribute('href', '/clients/5001/');
  await expect.element(list.getByRole('link', { name: 'Write a message' })).toHaveAttribute('href', '/inbox/?to=5001');
});

it.each([
  [0, 'No unread messages'],
  [1, '1 unread message'],
  [3, '3 unread messages'],
])('with %i unread messages it says: %s', async (unread, words) => {
  expect(await text({ unread })).toContain(words);
});

it('says of lists without an entry what they are for', async () => {
  await show(<MyDayPage model={MY_DAY} />);
  await expect
    .element(page.getByText('Customers with five sessions or more are listed here', { exact: false }))
    .toBeVisible();
  await expect
    .element(page.getByText('Requests that were not answered are listed here', { exact: false }))
    .toBeVisible();
});

it.each([
  [true, 1],
  [false, 0],
])(
  'keeps its figures fresh while it is on the screen (%s), not behind the screen of a session',
  async (isShown, times) => {
    const model = { ...MY_DAY, show: vi.fn<() => () => void>(() => () => undefined) };
    await show(
      <PageShown value={isShown}>
        <MyDayPage model={model} />
      </PageShown>,
    );
    await expect.element(page.getByRole('heading', { name: 'My day' })).toBeVisible();
    expect(model.show).toHaveBeenCalledTimes(times);
  },
);

it('opens the newest five news on the page by one press, with the way to all of them', async () => {
  await text({});
  await expect.element(page.getByText('Text 5')).not.toBeVisible();
  await page.getByText('News 1 · 20-11-2026').click();
  await expect.element(page.getByText('Text 5')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news/');
  await expectAccessible();
});

it('says on the page that the news could not be loaded, and tries again', async () => {
  const retry = vi.fn<() => void>();
  await text({ news: { ...MY_DAY.news, view: 'failed', data: undefined, retry } });
  await page.getByText('News', { exact: true }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
});
