import { expect, it } from 'vitest';
import nl from './nl.json' with { type: 'json' };
import { DOOR_SECTIONS, pickSections } from './door-sections.ts';

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
  const door = JSON.stringify(pickSections(nl, DOOR_SECTIONS));
  for (const section of DOOR_SECTIONS) expect(door).toContain(`"${section.split('.').at(-1)}":{`);
});
