import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import type { StillCameraModel } from './still-camera.view-model.ts';
import { StillCamera } from './StillCamera.tsx';

const nothing = (): void => undefined;

it.each([
  ['on', 1],
  ['opening', 1],
  ['taken', 0],
] as const)('turns a camera that is %s off when its step is left', async (status, closings) => {
  const close = vi.fn<() => void>();
  const model: StillCameraModel = {
    status,
    errorKey: undefined,
    preview: undefined,
    open: async () => nothing(),
    attach: nothing,
    take: async () => nothing(),
    use: nothing,
    close,
  };
  const step = observable.box(true);
  const Step = observer(function Step() {
    if (!step.get()) return <p>Next step</p>;
    return (
      <section aria-label="Scan">
        <StillCamera model={model} label="Scan with the camera" />
      </section>
    );
  });
  await show(<Step />);
  await expect.element(page.getByRole('region', { name: 'Scan' })).toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
  runInAction(() => step.set(false));
  await expect.element(page.getByText('Next step')).toBeVisible();
  await expect.poll(() => close.mock.calls.length).toBe(closings);
});

it('hands the focus from button to button, by keyboard', async () => {
  const become = (status: StillCameraModel['status']): void => runInAction(() => void Object.assign(model, { status }));
  const model: StillCameraModel = observable(
    {
      status: 'off',
      errorKey: undefined,
      preview: undefined,
      open: async () => become('on'),
      attach: nothing,
      take: async () => become('taken'),
      use: () => become('off'),
      close: () => become('off'),
    },
    {},
    { deep: false },
  );
  await show(<StillCamera model={model} label="Scan with the camera" />);
  const focused = (name: string) => expect.element(page.getByRole('button', { name })).toHaveFocus();
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  await focused('Take picture');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await focused('Scan with the camera');
  await userEvent.keyboard('{Enter}');
  await focused('Take picture');
  await userEvent.keyboard('{Enter}');
  await focused('Use this picture');
  await userEvent.keyboard('{Enter}');
  await focused('Scan with the camera');
});
