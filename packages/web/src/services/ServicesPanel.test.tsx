import { action, observable } from 'mobx';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../ui/show.sim.tsx';
import { ServicesPanel, type ServiceRowModel, type ServicesPanelModel } from './ServicesPanel.tsx';

const row = (part: Partial<ServiceRowModel>): ServiceRowModel => ({
  service: 'phone',
  on: false,
  word: part.on === true ? 'on' : 'off',
  blocked: false,
  noteKey: undefined,
  ...part,
});

const setUp = async (...services: readonly ServiceRowModel[]) => {
  const pressed: string[] = [];
  const model: ServicesPanelModel & { isOpen: boolean } = observable(
    {
      groups: [{ name: 'phone', noteKey: undefined, services }],
      noteKey: undefined,
      onCount: services.filter(({ on }) => on).length,
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
  await userEvent.click(page.getByRole('button', { name: /services?$/ }));
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
