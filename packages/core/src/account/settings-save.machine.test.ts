import { expect, it } from 'vitest';
import { performerId } from '../kernel/ids.ts';
import { NO_SETTINGS, settingsSave, type SettingsSaveEvent } from './settings-save.machine.ts';

const after = (...events: readonly SettingsSaveEvent[]) =>
  events.reduce((state, event) => settingsSave(state, event).state, NO_SETTINGS);
const LOADED: SettingsSaveEvent = { type: 'loaded', owner: performerId('1001'), settings: '{}', theme: 'light' };
const chosen = (parts: Readonly<Record<string, unknown>>): SettingsSaveEvent => ({ type: 'chosen', parts });

it('says that one of two refused choices is lost also where the other was made anew meanwhile', () => {
  const choice = chosen({ theme: 'dark', quickReplies: 'manual' });
  const refused = after(LOADED, choice, chosen({ theme: 'system' }), { type: 'refused' });
  expect(refused).toMatchObject({ error: 'account.settingsNotSaved', parts: { sent: { theme: 'system' } } });
  expect(refused.parts.shown).toEqual({ theme: 'system' });
});

it.each(['saved', 'refused'] as const)('changes nothing without a save under way when it was %s', (type) => {
  const state = after(LOADED, chosen({ theme: 'dark' }), { type: 'saved' });
  expect(settingsSave(state, { type })).toEqual({ state, effects: [] });
});
