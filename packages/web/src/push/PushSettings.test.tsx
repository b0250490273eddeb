import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PushEvent } from '@greenroom/core/push/push-choices';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { show } from '../ui/show.fake.tsx';
import { PushSettings, type PushSettingsModel } from './PushSettings.tsx';

const setUp = async (given: Partial<PushSettingsModel>) => {
  const pressed: string[] = [];
  const note = (what: string) => (): void => void pressed.push(what);
  const model: PushSettingsModel = observable(
    {
      status: 'on',
      busy: false,
      error: undefined,
      events: ['request', 'message'],
      quiet: undefined,
      details: false,
      turnOn: note('on'),
      turnOff: note('off'),
      toggleEvent: (event: PushEvent) => void pressed.push(event),
      toggleQuiet: note('quiet'),
      setQuiet: (field, text) => void pressed.push(`${field} ${text}`),
      toggleDetails: note('details'),
      ...given,
    } satisfies PushSettingsModel,
    {},
    { deep: false },
  );
  await show(<PushSettings model={model} />);
  const become = (status: PushSettingsModel['status']): void =>
    runInAction(() => void Object.assign(model, { status }));
  return { pressed, become };
};

it.each([
  ['unknown', 'Checking whether this device can show notifications …'],
  ['unsupported', /first add Greenroom to the home screen/],
  ['denied', /Your browser blocks notifications/],
  ['off', 'Off on this device'],
] as const)('says what holds and what to do while it is %s, without choices', async (status, text) => {
  await setUp({ status });
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByRole('checkbox').first()).not.toBeInTheDocument();
});

it('is turned on at a press', async () => {
  const { pressed } = await setUp({ status: 'off' });
  await userEvent.click(page.getByRole('button', { name: 'Turn on for this device' }));
  expect(pressed).toEqual(['on']);
});

it('keeps the focus on the button that turns it on and off', async () => {
  const { become } = await setUp({ status: 'off' });
  await userEvent.click(page.getByRole('button', { name: 'Turn on for this device' }));
  become('on');
  await expect.element(page.getByRole('button', { name: 'Turn off' })).toHaveFocus();
});

it('has a choice for each event, quiet hours, and names only by choice', async () => {
  const { pressed } = await setUp({});
  await expect.element(page.getByRole('checkbox', { name: 'A request' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'A payout' })).not.toBeChecked();
  await userEvent.click(page.getByRole('checkbox', { name: 'A payout' }));
  await userEvent.click(page.getByRole('switch', { name: /Quiet hours/ }));
  await userEvent.click(page.getByRole('switch', { name: /Show names, texts and amounts/ }));
  await userEvent.click(page.getByRole('button', { name: 'Turn off' }));
  expect(pressed).toEqual(['payout', 'quiet', 'details', 'off']);
});

it('takes the times of the quiet hours, and says when one is none', async () => {
  const { pressed } = await setUp({
    quiet: { from: { text: '23:00', isWrong: false }, until: { text: '', isWrong: true } },
  });
  await expect.element(page.getByLabelText('From')).toHaveValue('23:00');
  await expect.element(page.getByText('Enter a time, for example 23:00.')).toBeVisible();
  await page.getByLabelText('From').fill('22:30');
  expect(pressed).toEqual(['from 22:30']);
});

it('says that the platform did not take a change', async () => {
  await setUp({ error: 'push.notSaved' });
  await expect.element(page.getByText(/The platform did not take this change/)).toBeVisible();
});

it('has no barrier with quiet hours', async () => {
  await setUp({ quiet: { from: { text: '03:00', isWrong: false }, until: { text: '03:00', isWrong: true } } });
  await expect.element(page.getByLabelText('From')).toBeVisible();
  await expectAccessible();
});
