import { action, observable } from 'mobx';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Service } from '@greenroom/core/services/service';
import { show } from '../ui/show.fake.tsx';
import { ServicesPanel, type ServiceRowModel, type ServicesPanelModel } from './ServicesPanel.tsx';

const row = (part: Partial<ServiceRowModel>): ServiceRowModel => ({
  service: 'phone',
  on: false,
  blocked: false,
  perMinute: undefined,
  needs: [],
  payKey: 'services.pay.message',
  emptyKey: undefined,
  link: undefined,
  noteKey: undefined,
  ...part,
});

const setUp = (...services: readonly ServiceRowModel[]) => openPanel(services);

const openPanel = async (services: readonly ServiceRowModel[], paused?: readonly Service[]) => {
  const pressed: string[] = [];
  const model: ServicesPanelModel & { isOpen: boolean } = observable(
    {
      groups: [{ name: 'phone', noteKey: undefined, services }],
      noteKey: undefined,
      paused,
      live: services.filter(({ on }) => on).map(({ service }) => service),
      otherCount: 2,
      preset: 'quiet',
      presetChanges: {
        quiet: { on: [], off: [] },
        normal: { on: ['cam', 'peek'], off: ['vipcam'] },
        all: { on: ['toy'], off: [] },
      },
      choosePreset: (preset: string) => void pressed.push(preset),
      save: 'saved',
      isOpen: false,
      open: action(() => {
        model.isOpen = true;
      }),
      close: action(() => {
        model.isOpen = false;
      }),
      toggle: (service: string) => void pressed.push(service),
      explainPhone: () => void pressed.push('explain'),
    },
    {},
    { deep: false },
  );
  await show(<ServicesPanel model={model} />);
  await userEvent.click(page.getByRole('button', { name: /live services?$|paused$/ }));
  return pressed;
};

it('switches a service off that is on, also when it could not be switched on again', async () => {
  const pressed = await setUp(row({ on: true }));
  await userEvent.click(page.getByRole('switch', { name: 'Phone' }));
  expect(pressed).toEqual(['phone']);
});

it.each([
  ['error.services.phoneNameMissing', 'First have a name approved in your phone profile.'],
  ['services.whilePaused', 'Resume work first to switch this on.'],
] as const)('says why it cannot be switched on: %s', async (noteKey, text) => {
  const pressed = await setUp(row({ blocked: true, noteKey }));
  const phone = page.getByRole('switch', { name: /^Phone/ });
  await expect.element(phone.getByText(text)).toBeVisible();
  phone.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(pressed).toEqual([]);
});

it('says in one line what a service is, what a minute of it brings and what it needs', async () => {
  await setUp(
    row({
      service: 'vipcam',
      perMinute: '€ 1.20',
      needs: ['camera'],
      link: { to: '/vip/', textKey: 'services.link.setPrice' },
    }),
  );
  const vipcam = page.getByRole('switch', { name: 'VIP cam', exact: true });
  await expect
    .element(vipcam)
    .toHaveAccessibleDescription(
      'One customer sees and hears you in private, at your own price. €\u00A01.20 a minute · needs: camera',
    );
  const price = page.getByRole('link', { name: 'Set a price: VIP cam' });
  await expect.element(price).toHaveAttribute('href', '/vip/');
});

it('says that photo sales sell nothing without a paid photo, and leads to the photos', async () => {
  const link = { to: '/profile/photos/', textKey: 'services.link.addPhoto' } as const;
  await setUp(row({ service: 'photo', on: true, payKey: 'services.pay.sale', emptyKey: 'services.noPaidPhoto', link }));
  await expect.element(page.getByText('You have no paid photo yet, so nothing is sold.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Add a paid photo: Photo sales' })).toBeVisible();
});

it('lists what a choice switches on and off before it does', async () => {
  await setUp(row({ on: true }));
  const normal = page.getByRole('button', { name: /^Normal/ });
  await expect.element(normal.getByText('On: Webcam chat, Peek.')).toBeVisible();
  await expect.element(normal.getByText('Off: VIP cam.')).toBeVisible();
  const quiet = page.getByRole('button', { name: /^Quiet/ });
  await expect.element(quiet.getByText('Changes nothing.')).toBeVisible();
});

it('marks the choice in effect, and takes another one', async () => {
  const pressed = await setUp(row({ on: true }));
  await expect.element(page.getByRole('button', { name: /^Quiet/ })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(page.getByRole('button', { name: /^Normal/ }));
  expect(pressed).toEqual(['normal']);
});

it('counts the live services, and says that customers cannot reach the performer without one', async () => {
  await setUp(row({ on: false }));
  await expect
    .element(page.getByText('No live service is on, so customers cannot reach you.', { exact: false }))
    .toBeVisible();
  await expect.element(page.getByText('2 more services are on.', { exact: false })).toBeVisible();
});

it('says in a pause that customers reach nobody, and what resuming brings back', async () => {
  await openPanel([row({ on: false })], ['cam', 'phone']);
  await expect.element(page.getByRole('button', { name: '2 services paused' })).toBeVisible();
  await expect
    .element(
      page.getByText(
        /^You have paused work, so customers cannot reach you\. Resuming brings back: Webcam chat, Phone\./,
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText('No live service')).not.toBeInTheDocument();
});
