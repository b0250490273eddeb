import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MediaId } from '@greenroom/core/kernel/ids';
import { photoItem } from '@greenroom/core/testing/gallery/media-item.fake';
import { show } from '../ui/show.fake.tsx';
import { SortableGrid } from './SortableGrid.tsx';

const SEA = photoItem('sea', { description: 'Sea' });
const SUN = photoItem('sun', { description: 'Sun' });
const SAND = photoItem('sand', { description: 'Sand' });

/** Three photos; a swap of the first two is shown at once. */
const setUp = async () => {
  const items = observable.box([SEA, SUN, SAND], { deep: false });
  const swap = vi.fn<(id: MediaId, other: MediaId) => void>(() => runInAction(() => items.set([SUN, SEA, SAND])));
  const edit = vi.fn<(id: MediaId) => void>();
  const Grid = observer(function Grid() {
    return <SortableGrid items={items.get()} imageUrl="" savesData={false} busy={[]} edit={edit} swap={swap} />;
  });
  await show(<Grid />);
  return { swap, edit };
};

const handle = (place: number) => page.getByRole('button', { name: `Move place ${place}` });
const pickUp = async (place: number): Promise<void> => {
  await expect.element(handle(place)).toBeVisible();
  handle(place).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(`Picked up at place ${place}.`)).toBeInTheDocument();
  // The library takes keys from the next task on.
  await new Promise((resolve) => setTimeout(resolve));
};

it('keeps the focus on the handle of a photo that changed places by keyboard', async () => {
  const { swap } = await setUp();
  await pickUp(1);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('Over place 2.')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => swap).toHaveBeenCalledExactlyOnceWith(SEA.id, SUN.id);
  await expect.element(handle(2)).toHaveFocus();
});

it('puts a lifted photo back when the focus goes elsewhere, so that the next Enter is for what has the focus', async () => {
  const { swap, edit } = await setUp();
  await pickUp(3);
  page.getByRole('button', { name: 'Edit: Sea' }).element().focus();
  await expect.element(page.getByText('Put back.')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(edit).toHaveBeenCalledExactlyOnceWith(SEA.id);
  await expect.element(page.getByRole('button', { name: 'Edit: Sea' })).toHaveFocus();
  expect(swap).not.toHaveBeenCalled();
});
