import { expect, it } from 'vitest';
import { LOGIN_NAMESPACES, pickSections } from './login-namespaces.ts';
import nl from './nl.json' with { type: 'json' };

it('cuts a catalogue down to whole sections and parts of one', () => {
  const catalogue = {
    login: { title: 'Welcome' },
    error: { login: { wrong: 'No' }, chat: { failed: 'Lost' } },
    chat: {},
  };
  expect(pickSections(catalogue, ['login', 'error.login'])).toEqual({
    login: { title: 'Welcome' },
    error: { login: { wrong: 'No' } },
  });
});

it('names only sections that the catalogue has', () => {
  const catalogue = JSON.stringify(pickSections(nl, LOGIN_NAMESPACES));
  for (const section of LOGIN_NAMESPACES) expect(catalogue).toContain(`"${section.split('.').at(-1)}":{`);
});
