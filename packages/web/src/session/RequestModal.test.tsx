import { action, makeObservable, observableRef } from 'mobx';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isAwake, show } from '../ui/show.fake.tsx';
import type { RequestModalModel, PresentedRequest } from './request-modal.view-model.ts';
import { RequestModal } from './RequestModal.tsx';
import type { ShownRingTime } from './RingTime.tsx';

const REQUEST: PresentedRequest = {
  key: 'one',
  kind: 'chat',
  service: 'cam',
  client: { name: 'Mark', country: 'nl', anonymous: false },
  accepting: false,
  errorKey: undefined,
};

class FakeModel implements RequestModalModel {
  request: PresentedRequest | undefined = undefined;
  ringTime: ShownRingTime = { rings: '12 s', left: undefined };
  isDeclineArmed = false;
  isRateAbout = false;
  blocking: RequestModalModel['blocking'] = 'none';
  declined: RequestModalModel['declined'] = undefined;
  readonly rate = '€ 0.92';
  readonly answers: string[] = [];

  constructor() {
    makeObservable(this, {
      request: observableRef,
      ringTime: observableRef,
      isDeclineArmed: observableRef,
      isRateAbout: observableRef,
      blocking: observableRef,
      set: action,
    });
  }

  readonly set = (
    part: Partial<Pick<FakeModel, 'request' | 'ringTime' | 'isDeclineArmed' | 'isRateAbout' | 'blocking'>>,
  ): void => void Object.assign(this, part);

  readonly accept = (): void => void this.answers.push('accept');
  readonly decline = (): void => void this.answers.push('decline');
  readonly declineAsBusy = (): void => void this.answers.push('busy');
  readonly toggleBlock = (): void => this.set({ blocking: this.blocking === 'none' ? 'asked' : 'none' });
  readonly block = (): void => void this.answers.push('block');
  readonly undo = (): void => void this.answers.push('undo');
  readonly declineByKey = (): void => void this.answers.push('decline by key');
}

const dialog = () => page.getByRole('alertdialog', { name: 'Chat request · Webcam chat' });

const setUp = async () => {
  const model = new FakeModel();
  await show(
    <>
      <button type="button">Elsewhere</button>
      <RequestModal model={model} />
    </>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }));
  model.set({ request: REQUEST });
  await expect.element(dialog()).toBeVisible();
  return model;
};

it('says who asks, and takes the focus', async () => {
  await setUp();
  await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true);
  await expect.element(dialog().getByText('Mark', { exact: true })).toBeVisible();
  await expect.element(dialog().getByText('nl', { exact: true })).toBeVisible();
});

it('names the language of the customer in words, and nothing where it is not known', async () => {
  const model = await setUp();
  expect(
    dialog()
      .getByText(/^Speaks/)
      .elements(),
  ).toHaveLength(0);
  model.set({ request: { ...REQUEST, language: 'de' } });
  await expect.element(dialog().getByText('Speaks German')).toBeVisible();
});

it('gives the focus back when the request is gone', async () => {
  const model = await setUp();
  model.set({ request: undefined });
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

it('accepts with Enter and declines with Escape, once for each press', async () => {
  const model = await setUp();
  await isAwake();
  await userEvent.keyboard('{Enter}{Escape}');
  expect(model.answers).toEqual(['accept', 'decline by key']);
  await expect.element(dialog()).toBeVisible();
});

it('presses the button that has the focus, and no other', async () => {
  const model = await setUp();
  await isAwake();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  expect(model.answers).toEqual(['decline']);
});

it('keeps the focus inside', async () => {
  await setUp();
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}');
  expect(document.activeElement?.textContent).not.toBe('Elsewhere');
});

it('shows the seconds for which it rings, and those that are left with a line that shortens, once they run', async () => {
  const model = await setUp();
  const timer = dialog().getByRole('timer');
  const rest = () => dialog().element().querySelector('[style*="scale"]');
  await expect.element(timer).toHaveTextContent('Rings for 12 s');
  expect(rest()).toBeNull();
  model.set({ ringTime: { rings: '13 s', left: { time: '46 s', part: 0.5 } } });
  await expect.element(timer).toHaveTextContent('Rings for 13 s · 46 s left');
  const [line, whole] = [rest(), rest()?.parentElement];
  await expect
    .poll(() => (line?.getBoundingClientRect().width ?? 0) / (whole?.getBoundingClientRect().width ?? 1))
    .toBeCloseTo(0.5, 2);
});

it('announces no second of it to a screen reader', async () => {
  await setUp();
  const timer = dialog().getByRole('timer').element();
  expect(timer.closest('[aria-live], [data-announce], [role="status"]')).toBeNull();
  const described = dialog().element().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.contains(timer)).toBe(false);
});

it('offers to try again when accepting failed', async () => {
  const model = await setUp();
  model.set({ request: { ...REQUEST, errorKey: 'error.session.acceptFailed' } });
  await expect
    .element(page.getByText('Accepting did not work. The customer is still waiting: try again.'))
    .toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(model.answers).toEqual(['accept']);
});

it('ignores presses while it is accepting', async () => {
  const model = await setUp();
  model.set({ request: { ...REQUEST, accepting: true } });
  const accept = page.getByRole('button', { name: 'Accept' });
  await expect.element(accept).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(accept, { force: true });
  expect(model.answers).toEqual([]);
});

it('fills the lower third of a phone with its answers', async () => {
  await page.viewport(360, 740);
  await setUp();
  const box = () => page.getByRole('button', { name: 'Accept' }).element().getBoundingClientRect();
  await expect.poll(() => box().bottom).toBeGreaterThan(680);
  expect(box().height).toBeGreaterThan(740 / 4);
  await page.viewport(1_280, 800);
});

it('says what a minute brings, and whether that is an estimate', async () => {
  const model = await setUp();
  await expect.element(dialog().getByText('€ 0.92 per minute', { exact: true })).toBeVisible();
  model.set({ isRateAbout: true });
  await expect.element(dialog().getByText('About € 0.92 per minute', { exact: true })).toBeVisible();
});

it('says after the first Esc what the second does', async () => {
  const model = await setUp();
  model.set({ isDeclineArmed: true });
  const sure = (): string | undefined => dialog().element().querySelector('[data-announce="polite"]')?.textContent;
  await expect.poll(sure).toContain('Press Esc again to decline');
});

it('tells the customer to come back with a button of its own', async () => {
  const model = await setUp();
  await userEvent.click(page.getByRole('button', { name: 'Busy, 2 minutes' }));
  expect(model.answers).toEqual(['busy']);
});

it('blocks the customer on the second press, and says that this declines the request', async () => {
  const model = await setUp();
  const block = dialog().getByRole('button', { name: 'Block', exact: true });
  await userEvent.click(block);
  await expect.element(block).toHaveFocus();
  await expect.element(dialog().getByText(/This request is declined\.$/)).toBeVisible();
  expect(model.answers).toEqual([]);
  await userEvent.click(dialog().getByRole('button', { name: 'Decline and block Mark' }));
  expect(model.answers).toEqual(['block']);
  model.set({ blocking: 'failed' });
  await expect.element(dialog().getByText('The customer could not be blocked. Try again.')).toBeVisible();
});

it('keeps its answers in sight on a phone 360 px wide while it asks whether to block', async () => {
  await page.viewport(360, 740);
  const model = await setUp();
  model.set({ blocking: 'asked' });
  await expect.element(dialog().getByRole('button', { name: 'Decline and block Mark' })).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByRole('button', { name: 'Accept' })).toBeInViewport({ ratio: 1 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await page.viewport(1_280, 800);
});
