import { action, makeObservable, observableRef } from 'mobx';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isAwake, show } from '../../ui/show.fake.tsx';
import { SecondRequestCard, type SecondCard, type SecondRequestModel } from './SecondRequestCard.tsx';

const BRAM: SecondCard = {
  key: 'bram',
  current: { client: { name: 'Mark', country: 'nl', anonymous: false }, rate: '€ 1.89' },
  client: { name: 'Bram', country: 'nl', anonymous: false },
  service: 'vipvideo',
  language: 'nl',
  rate: '€ 0.92',
  visits: 12,
  choice: 'none',
  countdown: '00:47',
  left: { key: 'format.countdown.minutes', params: { count: 1 } },
};

class FakeModel implements SecondRequestModel {
  card: SecondCard | undefined = undefined;
  readonly chosen: string[] = [];

  constructor() {
    makeObservable(this, { card: observableRef, set: action });
  }

  readonly set = (card: SecondCard | undefined): void => {
    this.card = card;
  };

  readonly decline = (): void => void this.chosen.push('decline');
  readonly keep = (): void => void this.chosen.push('keep');
  readonly take = (): void => void this.chosen.push('take');
}

const setUp = async (card: SecondCard | undefined = BRAM) => {
  const model = new FakeModel();
  await show(
    <>
      <input aria-label="Line" />
      <SecondRequestCard model={model} />
    </>,
  );
  await userEvent.click(page.getByRole('textbox', { name: 'Line' }));
  model.set(card);
  return model;
};
const card = () => page.getByRole('region', { name: 'Bram is also asking' });

it('says who asks for what and how long, without taking the focus', async () => {
  // On a phone the card cuts the language and leaves the words of the time out.
  await page.viewport(1_280, 800);
  onTestFinished(() => page.viewport(414, 896));
  await setUp();
  await expect.element(card().getByText('VIP video')).toBeVisible();
  await expect.element(card().getByText('Speaks Dutch')).toBeVisible();
  await expect.element(page.getByRole('timer', { name: 'Time left to answer: 1 minute' })).toHaveTextContent('00:47');
  await expect
    .poll(() => document.querySelector('[data-announce="polite"]')?.textContent)
    .toContain('Bram is also asking');
  await expect.element(page.getByRole('textbox', { name: 'Line' })).toHaveFocus();
});

it('says what a minute brings, whether that is an estimate, and how often the customer was here', async () => {
  const model = await setUp();
  await expect.element(card().getByText('€ 0.92 per minute', { exact: true })).toBeVisible();
  await expect.element(card().getByText('12 visits', { exact: true })).toBeVisible();
  model.set({ ...BRAM, isRateAbout: true, visits: 0 });
  await expect.element(card().getByText('About € 0.92 per minute', { exact: true })).toBeVisible();
  await expect.element(card().getByText('New customer', { exact: true })).toBeVisible();
});

it('takes its three answers by keys while the performer types', async () => {
  const model = await setUp();
  await expect.element(card()).toBeVisible();
  await isAwake();
  await userEvent.keyboard('so{Control>}{Shift>}d{/Shift}{/Control}');
  await userEvent.keyboard('{Control>}{Shift>}a{/Shift}{/Control}');
  await userEvent.keyboard('{Control>}{Shift>}e{/Shift}{/Control}');
  expect(model.chosen).toEqual(['decline', 'keep']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => model.chosen).toEqual(['decline', 'keep', 'take']);
  model.set({ ...BRAM, choice: 'take', countdown: undefined, left: undefined });
  await expect.element(card().getByText('This session is ending')).toBeVisible();
  await userEvent.keyboard('{Control>}{Shift>}e{/Shift}{/Control}');
  expect(model.chosen).toHaveLength(3);
});

it('offers three answers, each 44 px high', async () => {
  const model = await setUp();
  for (const name of ['Decline', 'After this one', 'End and take']) {
    const button = page.getByRole('button', { name });
    expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
  }
  expect(model.chosen).toEqual(['decline', 'keep']);
  await userEvent.click(page.getByRole('button', { name: 'End and take Bram' }));
  expect(model.chosen).toEqual(['decline', 'keep', 'take']);
});

it('asks with both rates before a session is ended for the next, and goes on without an answer', async () => {
  const model = await setUp();
  await userEvent.click(page.getByRole('button', { name: 'End and take' }));
  const question = page.getByRole('dialog', { name: 'End with Mark (€ 1.89/min) and take Bram (€ 0.92/min)?' });
  await expect.element(question).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Keep talking' }));
  await expect.element(question).not.toBeInTheDocument();
  expect(model.chosen).toEqual([]);
});

it('asks anew for another customer: the answer of one is none for the next', async () => {
  const model = await setUp();
  await userEvent.click(page.getByRole('button', { name: 'End and take' }));
  await expect.element(page.getByRole('button', { name: 'End and take Bram' })).toBeVisible();
  model.set({ ...BRAM, key: 'klaas', client: { ...BRAM.client, name: 'Klaas' } });
  await expect.element(page.getByRole('region', { name: 'Klaas is also asking' })).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('takes no chord of a customer for the one who comes in the same moment', async () => {
  const model = await setUp();
  await expect.element(card()).toBeVisible();
  await userEvent.keyboard('{Control>}{Shift>}d{/Shift}{/Control}');
  expect(model.chosen).toEqual([]);
});

it('says that the customer waits, and can still be declined or taken', async () => {
  await setUp({ ...BRAM, choice: 'after', countdown: undefined, left: undefined });
  await expect.element(card().getByText('Waits until this session is over')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'After this one' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'End and take' })).toBeVisible();
});

it('offers nothing more while the session is being ended', async () => {
  await setUp({ ...BRAM, choice: 'take', countdown: undefined, left: undefined });
  await expect.element(card().getByText('This session is ending')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

it('fits a screen 360 px wide', async () => {
  await page.viewport(360, 740);
  await setUp({ ...BRAM, client: { ...BRAM.client, name: 'A name of twenty-five char' } });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await page.viewport(1_280, 800);
});

it.each([
  [1_920, 1_080, 52],
  [1_280, 800, 96],
  [360, 740, 104],
])(
  'is one line in a long bar, else two, with a long name too: at %i x %i at most %i px high',
  async (width, height, tallest) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(414, 896));
    const model = new FakeModel();
    const sizes = { '--bar': '3.5rem', '--rail-width': '4rem', '--session-column': '35rem' };
    await show(
      <div data-session="full" style={{ ...sizes, paddingInline: width > 1_600 ? 480 : 0 } as object}>
        <SecondRequestCard model={model} />
      </div>,
    );
    for (const name of ['Bram', 'A name of twenty-five char']) {
      model.set({ ...BRAM, client: { ...BRAM.client, name } });
      const shown = page.getByRole('region', { name: `${name} is also asking` });
      await expect.element(shown.getByText('€ 0.92 per minute')).toBeInViewport({ ratio: 1 });
      expect(shown.element().getBoundingClientRect().height).toBeLessThanOrEqual(tallest);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
  },
);
