import { observable, runInAction } from 'mobx';
import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Block, BlockPage } from '@greenroom/core/blocks/block';
import type { ClientMonth, ClientPage as ClientPageData } from '@greenroom/core/clients/client-record';
import type { ClientsQuery } from '@greenroom/core/clients/clients-api.port';
import { blockId, clientId } from '@greenroom/core/kernel/ids';
import { cents, seconds } from '@greenroom/core/kernel/units';
import { clientCard, clientRecord } from '@greenroom/core/testing/clients/client-record.fake';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { shownList, shownQuery } from '../ui/query-view.fake.ts';
import { show } from '../ui/show.fake.tsx';
import type { ClientModel } from './client.view-model.ts';
import { ClientContact, type ClientContactModel } from './ClientContact.tsx';
import { ClientMonths } from './ClientMonths.tsx';
import { ClientPage } from './ClientPage.tsx';
import { ClientsPage, type ClientsModel } from './ClientsPage.tsx';

const LIST = shownList<ClientPageData>({ clients: [clientRecord()], total: 1 });
const KEY: ClientsQuery = { order: 'last_contact', segment: 'all', search: '', limit: 20, offset: 0 };
const NO_BLOCKS = { ...shownList<BlockPage>({ blocks: [], total: 0 }), key: undefined };

interface Part {
  readonly offersDetails?: boolean;
  readonly key?: Partial<ClientsQuery>;
  readonly list?: Partial<ClientsModel['list']>;
}

const modelWith = ({ offersDetails = true, key, list }: Part): ClientsModel => ({
  offersDetails,
  list: { ...LIST, key: { ...KEY, ...key }, ...list },
  blocked: { list: NO_BLOCKS, isUnblocking: () => false, unblock: () => undefined },
});

const text = async (part: Part | ClientsModel): Promise<string> => {
  const container = await show(<ClientsPage model={'blocked' in part ? part : modelWith(part)} />);
  await expect.element(page.getByRole('heading', { name: 'Customers' })).toBeVisible();
  return container.innerText;
};

const BLOCK: Block = {
  id: blockId('b1'),
  client: { id: clientId('5001'), name: 'nl|Mark' },
  date: seconds(Date.parse('2026-11-21T12:00:00Z') / 1_000),
  reason: 'rude',
  by: 'performer',
};

/** The list of blocked customers. */
const blockedModel = (
  blocks: readonly Block[],
  part: Partial<ClientsModel['blocked']> = {},
  search = '',
): ClientsModel => ({
  ...modelWith({}),
  list: { ...LIST, key: undefined },
  blocked: {
    list: { ...shownList({ blocks, total: blocks.length }), key: { search, limit: 20, offset: 0 } },
    isUnblocking: () => false,
    unblock: () => undefined,
    ...part,
  },
});

it('shows the newest memo and who is online, in words', async () => {
  await page.viewport(1280, 800);
  const shown = await text({});
  for (const part of ['Mark', 'Online', 'Likes jazz', '€ 84.20', '21-11-2026']) expect(shown).toContain(part);
});

const Address = () => <output>{useLocation().search}</output>;

/** The page beside menu and studio, at the width that a laptop leaves it. */
const atLaptop = async (model = modelWith({})) => {
  await page.viewport(1_280, 800);
  await show(
    <div style={{ width: 711 }}>
      <Address />
      <ClientsPage model={model} />
    </div>,
  );
  await expect.element(page.getByRole('heading', { name: 'Customers' })).toBeVisible();
};

it('has search, group and order in one row, and the list right below', async () => {
  await atLaptop();
  const top = (role: 'searchbox' | 'combobox', name: string): number =>
    page.getByRole(role, { name }).element().getBoundingClientRect().bottom;
  const row = top('searchbox', 'Search customers by name');
  expect([top('combobox', 'Which customers'), top('combobox', 'Order')]).toEqual([row, row]);
  // Below the top bar of 64 px and the tabs of 49 px it begins at 300 of 800 px.
  const { top: begin } = page.getByRole('table').element().getBoundingClientRect();
  expect(begin).toBeLessThanOrEqual(300 - 113);
});

it('orders the list in one place, which keeps the focus', async () => {
  await atLaptop();
  const last = page.getByRole('columnheader', { name: 'Last contact' });
  await expect.element(last).toHaveAttribute('aria-sort', 'descending');
  expect(page.getByRole('columnheader').getByRole('link').elements()).toEqual([]);
  const order = page.getByRole('combobox', { name: 'Order' });
  order.element().focus();
  await userEvent.selectOptions(order, 'Earned');
  await expect.element(page.getByRole('status')).toHaveTextContent('?order=earnings');
  await expect.element(order).toHaveFocus();
});

it('puts the chosen group into the address', async () => {
  await atLaptop();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Which customers' }), 'Regulars');
  await expect.element(page.getByRole('status')).toHaveTextContent('?segment=regulars');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Which customers' }), 'Blocked');
  await expect.element(page.getByRole('status')).toHaveTextContent('?show=blocked');
});

it('offers no order for blocked customers', async () => {
  await atLaptop(blockedModel([]));
  await expect.element(page.getByRole('combobox', { name: 'Which customers' })).toHaveValue('blocked');
  await expect.element(page.getByRole('combobox', { name: 'Order' })).not.toBeInTheDocument();
});

it.each([
  ['last_contact', '21-11-2026', ['€ 84', '12 visits', 'Likes jazz']],
  ['first_contact', '5-3-2026', ['€ 84', '12 visits', 'Likes jazz']],
  ['earnings', '€ 84.20', ['12 visits', 'Likes jazz']],
  ['username', '€ 84.20', ['12 visits', 'Likes jazz']],
] as const)(
  'shows on a phone, in the order %s, %s beside the name, and the rest of the desk’s columns in short below it',
  async (order, value, short) => {
    await page.viewport(360, 740);
    const shown = await text({ key: { order } });
    const values = ['21-11-2026', '5-3-2026', '€ 84.20'];
    expect(values.filter((each) => shown.includes(each))).toEqual([value]);
    const below = page.getByText('12 visits').element().parentElement;
    expect([...(below?.children ?? [])].map(({ textContent }) => textContent)).toEqual(short);
    const name = page.getByRole('link', { name: /Mark$/ }).element().getBoundingClientRect();
    expect(below?.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.bottom - 1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
);

it('has the short line below the name on a phone alone', async () => {
  await page.viewport(1280, 800);
  await text({});
  await expect.element(page.getByText('12 visits')).not.toBeVisible();
});

it('is whole on a platform without groups, a search, memos and a mark of who is online', async () => {
  await page.viewport(1280, 800);
  const shown = await text({
    offersDetails: false,
    list: { data: { clients: [clientRecord({ topMemo: undefined, isOnline: undefined })], total: 1 } },
  });
  expect(shown).toContain('Mark');
  expect(shown).not.toContain('Online');
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
  const groups = page.getByRole('combobox', { name: 'Which customers' }).getByRole('option');
  expect(groups.elements().map((group) => group.textContent)).toEqual(['All', 'Blocked']);
});

it.each([
  [{}, 'No customers yet'],
  [{ segment: 'quiet' as const }, 'No customers in this group'],
  [{ search: 'xyz' }, 'Nothing found for “xyz”'],
])('says of an empty list with %j: %s', async (key, words) => {
  expect(await text({ key, list: { view: 'empty' } })).toContain(words);
});

it('leads back to the list as it was left, from above the name of the customer', async () => {
  await show(
    <ClientPage model={{ card: { view: 'missing' } } as unknown as ClientModel} clientsPath="/clients/?page=2" />,
  );
  const back = page.getByRole('link', { name: 'All customers' });
  await expect.element(back).toHaveAttribute('href', '/clients/?page=2');
  const title = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
  expect(back.element().getBoundingClientRect().top).toBeLessThan(title.top);
});

const MONTHS = shownQuery<readonly ClientMonth[]>([
  { month: '2026-10', earned: cents(1_000), visits: 1 },
  { month: '2026-11', earned: cents(2_000), visits: 3 },
]);

it.each([
  [{ view: 'loading' }, 'One moment …'],
  [{ view: 'failed' }, 'The earnings by month could not be loaded.'],
  [{ data: [{ month: '2026-11', earned: cents(0), visits: 0 }] }, 'Nothing earned in the last twelve months.'],
] as const)('says of earnings by month that are %j: %s', async (part, words) => {
  const container = await show(<ClientMonths months={{ ...MONTHS, ...part }} />);
  await expect.poll(() => container.innerText).toContain(words);
});

it('says in a table what the chart of months shows', async () => {
  const container = await show(<ClientMonths months={MONTHS} />);
  await page.getByText('Show as a table').click();
  await expect.element(page.getByRole('rowheader', { name: '11-2026' })).toBeVisible();
  expect(container.innerText).toContain('€ 20.00');
});

it('offers on a platform without marks and translation neither', async () => {
  const model: ClientContactModel = {
    isSavingAwait: () => false,
    setAwaited: () => undefined,
    translation: () => undefined,
    translate: () => undefined,
  };
  const container = await show(<ClientContact card={clientCard({ isOnline: undefined })} model={model} />);
  expect(container.innerText).toBe('');
});

it('unblocks a customer after a question', async () => {
  const unblock = vi.fn<() => void>();
  await text(blockedModel([BLOCK], { unblock }));
  await page.getByRole('button', { name: 'Unblock' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(unblock).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Unblock' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unblock Mark' }).click();
  expect(unblock).toHaveBeenCalledOnce();
});

it('says beside the button whom it unblocks, and keeps the focus in the list once the customer is gone', async () => {
  const unblock = () => runInAction(() => void Object.assign(model.blocked.list, { data: { blocks: [], total: 0 } }));
  const model = blockedModel([BLOCK], { unblock });
  Object.assign(model.blocked, { list: observable(model.blocked.list, {}, { deep: false }) });
  await show(<ClientsPage model={model} />);
  const button = page.getByRole('button', { name: 'Unblock' });
  await expect.element(button).toHaveAccessibleDescription(/Mark/);
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unblock Mark' }).click();
  await expect.element(page.getByRole('heading', { name: 'Blocked customers' })).toHaveFocus();
});

it('says by whom a customer is blocked, and leads to the help for a block of the platform', async () => {
  const byPlatform = { ...BLOCK, id: blockId('b2'), by: 'platform', reason: 'Stolen card' } as const;
  const shown = await text(blockedModel([BLOCK, byPlatform]));
  for (const part of ['Blocked by you on 21-11-2026', 'Blocked by the platform on 21-11-2026', 'rude', 'Stolen card'])
    expect(shown).toContain(part);
  await expect.element(page.getByRole('link', { name: 'Ask customer service' })).toBeVisible();
  await expectAccessible();
  expect(page.getByRole('button', { name: 'Unblock' }).elements()).toHaveLength(1);
});

it('searches blocked customers too, and says when none has such a name', async () => {
  const model = blockedModel([], {}, 'mark');
  const shown = await text({
    ...model,
    blocked: { ...model.blocked, list: { ...model.blocked.list, view: 'empty' as const } },
  });
  await expect.element(page.getByRole('searchbox', { name: 'Search customers by name' })).toHaveValue('mark');
  expect(shown).toContain('mark');
});
