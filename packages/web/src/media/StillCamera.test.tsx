import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { StillCamera, type StillCameraModel } from './StillCamera.tsx';

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
