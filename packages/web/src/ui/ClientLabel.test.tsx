import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { clientName } from '@greenroom/core/session/client-name';
import { ClientLabel } from './ClientLabel.tsx';
import { show } from './show.fake.tsx';

it('ends a name with dots where it has to stay on one line, and breaks it elsewhere', async () => {
  const client = { name: 'Jonas Alexander van den Berg', country: 'de', anonymous: false };
  await show(
    <>
      <p style={{ width: 150, overflow: 'hidden', whiteSpace: 'nowrap' }}>
        <ClientLabel client={client} />
      </p>
      <p style={{ width: 150 }}>
        <ClientLabel client={client} />
      </p>
    </>,
  );
  await expect.element(page.getByText(client.name).first()).toBeVisible();
  const [onOneLine, broken] = [...document.querySelectorAll('bdi')].map((name) => ({
    isCut: name.scrollWidth > name.clientWidth,
    end: getComputedStyle(name).textOverflow,
    fits: name.getBoundingClientRect().right <= (name.closest('p')?.getBoundingClientRect().right ?? 0),
  }));
  expect(onOneLine).toEqual({ isCut: true, end: 'ellipsis', fits: true });
  expect(broken).toMatchObject({ isCut: false, fits: true });
});

it('says anonymous of a customer without an account whose long name tells it after the 25th character', async () => {
  await show(<ClientLabel client={clientName('nl|Somebody who calls himself annon')} />);
  await expect.element(page.getByText('Anonymous', { exact: true })).toBeVisible();
});
