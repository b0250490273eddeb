import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from './show.fake.tsx';
import { PageShown, useShown } from './use-shown.ts';

it('reports what is on a page as shown, but not while the page is behind the screen of a session', async () => {
  const heard: string[] = [];
  const showForm = () => {
    heard.push('shown');
    return () => void heard.push('hidden');
  };
  const Form = () => {
    useShown(showForm);
    return <p>Form</p>;
  };
  const Layout = () => {
    const [isShown, setShown] = useState(true);
    return (
      <PageShown value={isShown}>
        <button type="button" onClick={() => setShown(!isShown)}>
          Session
        </button>
        <Form />
      </PageShown>
    );
  };
  await show(<Layout />);
  const button = page.getByRole('button', { name: 'Session' });
  await expect.poll(() => heard).toEqual(['shown']);
  await button.click();
  await expect.poll(() => heard).toEqual(['shown', 'hidden']);
  await button.click();
  await expect.poll(() => heard).toEqual(['shown', 'hidden', 'shown']);
});
