import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NumberField } from './NumberField.tsx';
import { show } from './show.fake.tsx';

const seen: number[] = [];

const Field = () => {
  const [value, setValue] = useState(10);
  return (
    <>
      <NumberField
        label="Price"
        value={value}
        onChange={(next) => {
          seen.push(next);
          setValue(next);
        }}
      />
      <button type="button" onClick={() => setValue(12)}>
        Undo
      </button>
    </>
  );
};

it.each(['2,50', '2.50', '-3', '1e3', 'ten'])(
  'keeps %s as typed, says that it is no whole number and reads none',
  async (text) => {
    await show(<Field />);
    const field = page.getByRole('textbox', { name: 'Price' });
    seen.length = 0;
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await expect.element(field).toHaveValue(text);
    await expect.element(page.getByText('Fill in a whole number.')).toBeVisible();
    expect(seen.at(-1)).toBeNaN();
    expect(seen).not.toContain(250);
  },
);

it('takes a whole number, an empty field as 0, and what comes from elsewhere', async () => {
  await show(<Field />);
  const field = page.getByRole('textbox', { name: 'Price' });
  await userEvent.clear(field);
  expect(seen.at(-1)).toBe(0);
  await userEvent.type(field, '25');
  expect(seen.at(-1)).toBe(25);
  await userEvent.type(field, ',5');
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(field).toHaveValue('12');
});
