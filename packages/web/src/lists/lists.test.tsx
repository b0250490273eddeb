import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { Link, useSearchParams } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startAnnouncing } from '../ui/announcer.ts';
import { shownList } from '../ui/query-view.fake.ts';
import type { ListModel } from '../ui/query-view.ts';
import { show } from '../ui/show.fake.tsx';
import { DataTable } from './DataTable.tsx';
import { ListFrame } from './ListFrame.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly earned: string;
}
const ROWS: readonly Row[] = [
  { id: '1', name: 'Mark', earned: '€ 12.50' },
  { id: '2', name: 'Jonas', earned: '€ 3.00' },
];
const MODEL: ListModel = { ...shownList(ROWS), page: 2, pages: 3 };
const list = (model: Partial<ListModel>) => (
  <ListFrame
    model={{ ...MODEL, ...model }}
    label="Pages of the clients"
    failed="Her clients are not there."
    empty={{ title: 'Nobody yet', text: 'They will be here.' }}
  >
    <DataTable
      caption="Customers"
      rows={ROWS}
      keyOf={({ id }) => id}
      order="earnings"
      columns={[
        { key: 'name', title: 'Name', isName: true, order: 'username', cell: ({ name }) => name },
        { key: 'earned', title: 'Earned', isNumber: true, order: 'earnings', cell: ({ earned }) => earned },
      ]}
      foot={{ name: 'Together', earned: '€ 15.50' }}
    />
  </ListFrame>
);

it('shows by what a table is ordered, with the page in the address', async () => {
  await page.viewport(1280, 800);
  await show(list({}));
  const table = page.getByRole('table', { name: 'Customers' });
  await expect.element(table.getByRole('rowheader', { name: 'Mark' })).toBeVisible();
  await expect.element(table.getByRole('rowheader', { name: 'Together' })).toHaveAttribute('scope', 'row');
  await expect.element(table.getByRole('columnheader', { name: 'Earned' })).toHaveAttribute('aria-sort', 'descending');
  await expect.element(page.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/?page=3');
  await expect.element(table.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort');
});

it('shows cards on a phone, each value with its name', async () => {
  await page.viewport(360, 740);
  await show(list({}));
  const cell = page.getByRole('row', { name: /Mark/ }).getByRole('cell');
  await expect.element(cell).toHaveAttribute('data-title', 'Earned');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await page.viewport(1280, 800);
});

it('keeps the words of a column apart from the figures before it', async () => {
  await page.viewport(1280, 800);
  await show(
    <DataTable
      caption="Payouts"
      rows={ROWS}
      keyOf={({ id }) => id}
      columns={[
        { key: 'name', title: 'Name', isName: true, cell: ({ name }) => name },
        { key: 'earned', title: 'Earned', isNumber: true, cell: ({ earned }) => earned },
        { key: 'papers', title: 'Documents', cell: () => 'PDF' },
      ]}
    />,
  );
  const boxOf = (text: string): DOMRect => page.getByText(text, { exact: true }).element().getBoundingClientRect();
  await expect.element(page.getByText('Documents')).toBeVisible();
  expect(boxOf('Documents').left - boxOf('Earned').right).toBeGreaterThanOrEqual(24);
});

it.each([
  ['One moment …', { view: 'loading' }],
  ['You don’t have access to this page', { view: 'notAllowed' }],
  ['Nobody yet', { view: 'empty' }],
  ['There is nothing on this page', { view: 'outOfRange' }],
] as const)('says "%s" in place of the rows', async (text, model) => {
  await show(list(model));
  await expect.element(page.getByText(text)).toBeVisible();
});

it.each(['failed', 'notAllowed'] as const)(
  'keeps the focus on the page when Enter tries a list again that %s',
  async (view) => {
    const state = observable.box<ListModel['view']>(view);
    const Page = observer(function Page() {
      const retry = (): void => runInAction(() => state.set('loading'));
      return (
        <main>
          <h1>Customers</h1>
          {list({ view: state.get(), retry })}
        </main>
      );
    });
    await show(<Page />);
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Customers' })).toHaveFocus();
  },
);

it('keeps the rows of a list that could not be loaded again, says that they may be old, and tries again', async () => {
  const retry = vi.fn<() => void>();
  await show(list({ mayBeOld: true, retry }));
  await expect.element(page.getByRole('rowheader', { name: 'Mark' })).toBeVisible();
  await expect.element(page.getByText('What you see may be old.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
});

it('says what went wrong and tries again', async () => {
  const retry = vi.fn<() => void>();
  await show(list({ view: 'failed', retry }));
  await expect.element(page.getByText('Her clients are not there.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
});

it('keeps the rows and the focus on "Next" while the next page is loaded, announces that page, and takes the focus over from "Next" on the last one', async () => {
  const shown = observable.box<Partial<ListModel>>({ page: 1 });
  const Pages = observer(function Pages() {
    return list(shown.get());
  });
  await show(<Pages />);
  const { regions, stop } = startAnnouncing();
  onTestFinished(stop);
  const [next, position] = [page.getByRole('link', { name: 'Next' }), page.getByText(/^Page \d of 3$/)];
  const goOn = async (to: number): Promise<void> => {
    await userEvent.keyboard('{Enter}');
    runInAction(() => shown.set({ isStale: true, page: to - 1 }));
    await expect.poll(() => document.querySelector('[aria-busy="true"]')?.textContent).toContain('Mark');
    await expect.element(next).toHaveFocus();
    await expect.element(position).toHaveTextContent(`Page ${to - 1} of 3`);
    runInAction(() => shown.set({ page: to }));
    await expect.poll(() => regions.polite.textContent).toContain(`Page ${to} of 3`);
  };
  await expect.element(next).toBeVisible();
  next.element().focus();
  await goOn(2);
  await expect.element(next).toHaveFocus();
  await goOn(3);
  await expect.element(next).not.toBeInTheDocument();
  await expect.element(position).toHaveFocus();
});

it('shows no pages of the list before while it is loaded in another order', async () => {
  // As in the app, the list is asked for before the address changes.
  const Pages = () => {
    const [query] = useSearchParams();
    return (
      <>
        <Link to="?order=username">By name</Link>
        {list(query.has('order') ? { view: 'loading', page: 1, pages: 1 } : {})}
      </>
    );
  };
  await show(<Pages />);
  await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
  await page.getByRole('link', { name: 'By name' }).click();
  await expect.element(page.getByText('One moment …')).toBeVisible();
  await expect.element(page.getByText('Page 2 of 3')).not.toBeInTheDocument();
});
