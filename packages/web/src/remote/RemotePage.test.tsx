import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { show } from '../ui/show.fake.tsx';
import { RemotePage, type RemotePageModel } from './RemotePage.tsx';

const nothing = (): void => undefined;
const LANGUAGE = { language: 'en', languages: ['nl', 'en', 'de'], choose: nothing } as const;

const IN_SESSION: RemotePageModel = {
  step: 'paired',
  errorKey: undefined,
  hasEnded: false,
  connection: 'good',
  status: 'inSession',
  customer: { client: { name: 'Mark', country: 'nl', anonymous: false }, visits: 1, memo: 'Likes music' },
  time: '03:04',
  money: { earned: { amount: '€ 12.50', isAbout: true }, today: { amount: '€ 84.00', isAbout: false } },
  replies: [{ name: 'hi', text: 'Hi Mark!' }],
  microphone: 'on',
  toys: 'rest',
  busy: undefined,
  outcome: undefined,
  isLeaving: false,
  start: nothing,
  pair: nothing,
  end: nothing,
  stopToys: nothing,
  say: nothing,
  toggleMicrophone: nothing,
  leave: nothing,
};

const open = (part: Partial<RemotePageModel>) =>
  show(<RemotePage model={{ ...IN_SESSION, ...part }} language={LANGUAGE} />);

it('says in words that an amount is about, and which state the work is in', async () => {
  await open({});
  await expect.element(page.getByRole('heading', { name: 'In session' })).toBeVisible();
  await expect.element(page.getByText('about € 12.50')).toBeVisible();
  await expect.element(page.getByText('about € 84.00')).not.toBeInTheDocument();
  await expect.element(page.getByText('1 session before')).toBeVisible();
});

it('says that a customer is new instead of counting no sessions', async () => {
  await open({ customer: { client: { name: 'Mark', country: 'nl', anonymous: false }, visits: 0, memo: undefined } });
  await expect.element(page.getByText('New customer')).toBeVisible();
});

it('keeps a long outcome within a phone of 360 pixels', async () => {
  await page.viewport(360, 640);
  await open({ outcome: { isGood: false, key: 'remote.outcome.stopUnconfirmed' } });
  await expect.element(page.getByText('Stop sent, but no toy has confirmed it', { exact: false })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it('ends no line between the sign of an amount and its figures on a phone of 320 pixels', async () => {
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(1280, 800));
  await open({});
  const amount = page.getByText('€ 12.50', { exact: true });
  await expect.element(amount).toBeVisible();
  expect(amount.element().getClientRects()).toHaveLength(1);
});

it('ends a session at the second press alone', async () => {
  const end = vi.fn<() => void>();
  await open({ end });
  await page.getByRole('button', { name: 'End session' }).click();
  expect(end).toHaveBeenCalledTimes(0);
  await page.getByRole('button', { name: 'End now' }).click();
  expect(end).toHaveBeenCalledTimes(1);
});

it('gives the focus to the answer that goes on with the session, and back to End session', async () => {
  await open({});
  const end = page.getByRole('button', { name: 'End session' });
  await end.click();
  const goOn = page.getByRole('button', { name: 'Go on' });
  await expect.element(goOn).toHaveFocus();
  await goOn.click();
  await expect.element(end).toHaveFocus();
});

it('sends the reply that is pressed, by its name', async () => {
  const say = vi.fn<(name: string) => void>();
  await open({ say });
  await page.getByRole('button', { name: 'Hi Mark!' }).click();
  expect(say).toHaveBeenCalledWith('hi');
});

it('takes no other press than that which stops the toys while one waits for its outcome', async () => {
  const press = vi.fn<() => void>();
  await open({ busy: 'reply', say: press, end: press, toggleMicrophone: press, stopToys: press });
  await page.getByRole('button', { name: 'End session' }).click();
  for (const name of ['Hi Mark!', 'End now', 'Mute microphone']) {
    const button = page.getByRole('button', { name });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
  }
  expect(press).toHaveBeenCalledTimes(0);
  await page.getByRole('button', { name: 'Stop toys' }).click();
  expect(press).toHaveBeenCalledTimes(1);
});

it('ends the pairing once, however often the button is pressed', async () => {
  const leave = vi.fn<() => void>();
  await open({ isLeaving: true, leave });
  const button = page.getByRole('button', { name: 'Disconnect from the laptop' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  expect(leave).toHaveBeenCalledTimes(0);
});

it.each([
  ['silent', 'Your laptop does not respond.'],
  ['connecting', 'Connecting with your laptop'],
] as const)('says so while the connection is %s', async (connection, text) => {
  await open({ connection });
  await expect.element(page.getByText(text, { exact: false })).toBeVisible();
});

it.each([
  ['noAnswer', 'No answer from your laptop: look there'],
  ['otherCustomer', 'Not done: another customer is there now'],
  ['stopUnconfirmed', 'Stop sent, but no toy has confirmed it'],
] as const)('says why a press was not carried out: %s', async (result, text) => {
  await open({ outcome: { isGood: false, key: `remote.outcome.${result}` } });
  await expect.element(page.getByRole('main').getByText(text, { exact: false })).toBeVisible();
});

it('cannot mute a microphone that is not open', async () => {
  await open({ microphone: 'none' });
  await expect.element(page.getByRole('button', { name: 'No microphone' })).toBeDisabled();
});

it('says what to do without a customer, and offers no end', async () => {
  await open({ status: 'ready', customer: undefined, replies: [], time: undefined });
  await expect.element(page.getByText('No customer now.', { exact: false })).toBeVisible();
  expect(page.getByRole('button', { name: 'End session' }).query()).toBe(null);
});

it('asks for a code, says that the last pairing has ended, and why a code was refused', async () => {
  const pair = vi.fn<(code: string) => void>();
  await open({ step: 'unpaired', hasEnded: true, errorKey: 'error.remote.codeExpired', pair });
  await expect.element(page.getByText('The connection with your laptop has ended.', { exact: false })).toBeVisible();
  await expect.element(page.getByText('This code has expired.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect.element(page.getByText('Enter the code from your laptop.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code from your laptop' }).fill('K7QM-2XPD');
  await page.getByRole('button', { name: 'Connect' }).click();
  expect(pair).toHaveBeenCalledExactlyOnceWith('K7QM-2XPD');
});

it('offers another try when the platform could not be reached', async () => {
  const start = vi.fn<() => void>();
  await open({ step: 'unreachable', start });
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(start).toHaveBeenCalledTimes(1);
});

it('has no barrier while it asks for a code, and in a session', async () => {
  await open({ step: 'unpaired', errorKey: 'error.remote.codeExpired' });
  await expectAccessible();
  await open({});
  await expect.element(page.getByRole('heading', { name: 'In session' })).toBeVisible();
  await expectAccessible();
});
