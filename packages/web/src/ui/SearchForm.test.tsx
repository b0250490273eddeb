import { useNavigate, useSearchParams } from 'react-router';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SearchForm } from './SearchForm.tsx';
import { show } from './show.fake.tsx';

const Found = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const words = query.get('search') ?? '';
  return (
    <>
      <SearchForm label="Search messages" button="Search" value={words} />
      <p>Found for: {words}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
};

it('keeps the focus in its field, and takes the words of the address on the way back', async () => {
  await show(<Found />);
  const field = page.getByRole('searchbox', { name: 'Search messages' });
  for (const words of ['first', 'second']) {
    await field.fill(words);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(`Found for: ${words}`)).toBeVisible();
    await expect.element(field).toHaveFocus();
  }
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(field).toHaveValue('first');
});
