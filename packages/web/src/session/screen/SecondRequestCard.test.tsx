import { action, makeObservable, observableRef } from 'mobx';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isAwake, show } from '../../ui/show.fake.tsx';
import type { SecondRequestModel, SecondCard } from './second-request.view-model.ts';
import { SecondRequestCard } from './SecondRequestCard.tsx';
import type { WaitingCustomer } from './WaitingCustomers.tsx';

const BRAM: SecondCard = {
  key: 'bram',
  current: { client: { name: 'Mark', country: 'nl', anonymous: false }, rate: '€ 1.89' },
  client: { name: 'Bram', country: 'nl', anonymous: false },
  service: 'vipvideo',
  language: 'nl',
  rate: '€ 0.92',
  visits: 12,
  choice: 'none',
  ringTime: { rings: '12 s', left: { time: '47 s', part: 0.8 } },
  more: [],
};
const KEPT: SecondCard = { ...BRAM, choice: 'after', ringTime: { rings: '12 s', left: undefined } };
const PIETER: WaitingCustomer = {
  key: 'pieter',
  client: { name: 'Pieter', country: 'nl', anonymous: false },
  service: 'vipvideo',
  rate: '€ 1.65',
  to: '/clients/5009/',
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
const chip = () => page.getByRole('region', { name: 'Bram waits' });

it('says who asks for what and how long, without taking the focus', async () => {
  // On a phone the card cuts the language and leaves the words of the time out.
  await page.viewport(1_280, 800);
  onTestFinished(() => page.viewport(414, 896));
  await setUp();
  await expect.element(card().getByText('VIP video')).toBeVisible();
  await expect.element(card().getByText('Speaks Dutch')).toBeVisible();
  await expect.element(card().getByRole('timer')).toHaveTextContent('Rings for 12 s · 47 s left');
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
  model.set({ ...KEPT, choice: 'take' });
  await expect.element(chip().getByText('This session is ending')).toBeVisible();
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

it('is a chip once the customer waits until this session is over, and can still be declined or taken', async () => {
  const model = await setUp(KEPT);
  await expect.element(chip()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'After this one' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
  expect(chip().element().getBoundingClientRect().height).toBeLessThanOrEqual(56);
  await isAwake();
  const open = () => userEvent.click(page.getByRole('button', { name: 'Bram waits · VIP video € 0.92/min' }));
  await open();
  await expect.element(page.getByRole('menuitem', { name: 'Decline' })).toHaveTextContent('DeclineCtrl+Shift+D');
  await userEvent.click(page.getByRole('menuitem', { name: 'Decline' }));
  await open();
  await userEvent.click(page.getByRole('menuitem', { name: 'End and take' }));
  await userEvent.click(page.getByRole('button', { name: 'End and take Bram' }));
  expect(model.chosen).toEqual(['decline', 'take']);
});

it('says in the chip what is left of the 59 s where they run', async () => {
  await setUp({ ...KEPT, ringTime: { rings: '1 min 20 s', left: { time: '39 s', part: 0.7 } } });
  await expect
    .element(page.getByRole('button', { name: 'Bram waits · VIP video € 0.92/min · 39 s left' }))
    .toBeVisible();
});

it.each([
  ['card', BRAM],
  ['chip', KEPT],
])('counts further customers beside the %s, with a list of them that leads to their pages', async (_what, shown) => {
  await page.viewport(1_920, 1_080);
  onTestFinished(() => page.viewport(414, 896));
  const model = await setUp({ ...shown, more: [PIETER] });
  const more = page.getByRole('button', { name: '1 more customer waits' });
  await expect.element(more.getByText('+1: Pieter')).toBeVisible();
  await expect.element(more.getByText('VIP video € 1.65/min')).toBeVisible();
  await userEvent.click(more);
  const link = page.getByRole('menuitem', { name: 'Pieter, VIP video € 1.65/min' });
  expect(link.element().getAttribute('href')).toBe('/clients/5009/');
  model.set({ ...shown, more: [PIETER, { ...PIETER, key: 'kees', client: { ...PIETER.client, name: 'Kees' } }] });
  await expect
    .element(page.getByRole('button', { name: '2 more customers wait' }).getByText('+2: Pieter'))
    .toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: /^Kees/ })).toBeVisible();
});

it('announces no second of the card, and that the customer waits once', async () => {
  const model = await setUp();
  const message = () => document.querySelector('[data-announce="polite"]');
  await expect.poll(() => message()?.textContent).toBe('Bram is also asking');
  let changes = 0;
  const observer = new MutationObserver((records) => (changes += records.length));
  onTestFinished(() => observer.disconnect());
  const announced = message();
  if (announced !== null) observer.observe(announced, { childList: true, characterData: true, subtree: true });
  for (const left of ['46 s', '45 s', '44 s']) {
    model.set({ ...BRAM, ringTime: { rings: '14 s', left: { time: left, part: 0.7 } } });
    await expect.element(card().getByRole('timer')).toHaveTextContent(`Rings for 14 s · ${left} left`);
  }
  expect(changes).toBe(0);
  model.set(KEPT);
  await expect.poll(() => message()?.textContent).toBe('Bram waits');
});

it('offers nothing more while the session is being ended', async () => {
  await setUp({ ...KEPT, choice: 'take' });
  await expect.element(chip().getByText('This session is ending')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

it('fits a screen 360 px wide', async () => {
  await page.viewport(360, 740);
  await setUp({ ...BRAM, client: { ...BRAM.client, name: 'A name of twenty-five char' } });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await page.viewport(1_280, 800);
});

it.each([
  [580, 400],
  [740, 360],
])('shows a name of ten letters and what a minute brings in %i x %i px', async (width, height) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(414, 896));
  await setUp({ ...BRAM, client: { ...BRAM.client, name: 'Maximilian' } });
  for (const text of ['Maximilian', '€ 0.92 per minute']) {
    const element = page.getByText(text).element();
    expect([text, element.scrollWidth - element.clientWidth]).toEqual([text, 0]);
  }
});

it.each([
  [1_920, 1_080, 56],
  [1_280, 800, 56],
  [360, 740, 104],
])(
  'is one line but on a phone, with a long name too: at %i x %i at most %i px high',
  async (width, height, tallest) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(414, 896));
    const model = new FakeModel();
    const sizes = { '--second-height': '3.5rem' };
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
