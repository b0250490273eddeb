import { expect, it } from 'vitest';
import { performerId } from '../kernel/ids.ts';
import { optimistic } from '../kernel/optimistic.ts';
import { after, leave } from '../kernel/slots.ts';
import { NO_SERVICES, servicesOn, withServicesOn } from './service-flags.ts';
import { SERVICES, type Service } from './service.ts';
import { NO_OWNER, toServicesState, type ServicesInternal } from './services-state.ts';
import { INSIST_DELAY, PAUSED_SERVICES } from './services.constants.ts';
import { services, type ServicesEvent } from './services.machine.ts';

const owner = { performerId: performerId('1001'), countries: ['nl'], sharesPause: false };
const withOn = (...on: readonly Service[]): ServicesInternal => {
  return { ...NO_OWNER, owner, choice: optimistic(withServicesOn(NO_SERVICES, on)) };
};
const run = (state: ServicesInternal, ...events: readonly ServicesEvent[]): ServicesInternal =>
  events.reduce((sum, event) => services(sum, event).state, state);
/** The state as tests read it. */
const seen = (state: ServicesInternal) => ({
  ...toServicesState(state),
  sent: state.choice.sent,
  forced: state.choice.forced,
});
const savesOf = (state: ServicesInternal, event: ServicesEvent) =>
  services(state, event).effects.flatMap((effect) =>
    effect.type === 'invoke' && effect.effect.type === 'save' ? [effect.effect.change] : [],
  );

it.each<ServicesEvent>([
  { type: 'toggled', service: 'chat' },
  { type: 'presetChosen', preset: 'all' },
  { type: 'pauseRequested' },
  { type: 'resumeRequested' },
  { type: 'sessionWentIdle' },
  { type: 'serverChanged', change: { chat: true } },
  { type: 'delayPassed' },
  { type: 'saved' },
  { type: 'saveFailed', certain: true },
])('changes nothing before an account is loaded: $type', (event) => {
  const step = services(NO_OWNER, event);
  expect(step.state).toBe(NO_OWNER);
  expect(step.effects).toEqual([]);
});

it('changes nothing for a preset that is chosen already', () => {
  const all = run(withOn(), { type: 'presetChosen', preset: 'all' });
  expect(services(all, { type: 'presetChosen', preset: 'all' }).state).toBe(all);
});

it('saves at once what is switched off with the session, and names it again after a failure', () => {
  const idle = services(withOn('cam', 'chat'), { type: 'sessionWentIdle' });
  expect(savesOf(withOn('cam', 'chat'), { type: 'sessionWentIdle' })).toEqual([{ cam: false }]);
  const failed = services(idle.state, { type: 'saveFailed', certain: true });
  expect(seen(failed.state).flags.cam).toBe(false);
  expect(failed.effects).toContainEqual(after('delay', INSIST_DELAY, { type: 'delayPassed' }));
  expect(savesOf(failed.state, { type: 'delayPassed' })).toEqual([{ cam: false }]);
  const saved = run(failed.state, { type: 'delayPassed' }, { type: 'saved' });
  expect(seen(saved)).toMatchObject({ forced: expect.not.arrayContaining(['cam']), error: undefined, save: 'idle' });
});

it('switches cam, videocall and voyeur off when the session goes idle, and no other', () => {
  const { flags } = seen(run(withOn(...SERVICES), { type: 'sessionWentIdle' }));
  expect(SERVICES.filter((service) => !flags[service])).toEqual(['cam', 'videocall', 'voyeur']);
});

it('restores all ten services when work resumes after the session went idle', () => {
  const idle = run(withOn(...PAUSED_SERVICES), { type: 'pauseRequested' }, { type: 'sessionWentIdle' });
  expect(seen(idle)).toMatchObject({ status: 'pause', remembered: PAUSED_SERVICES });
  const { flags } = seen(run(idle, { type: 'resumeRequested' }));
  expect(servicesOn(flags, PAUSED_SERVICES)).toEqual(PAUSED_SERVICES);
});

it('no longer forces a service off that the performer switches on again', () => {
  const idle = run(withOn('cam'), { type: 'sessionWentIdle' });
  expect(seen(idle).forced).toContain('cam');
  const again = seen(run(idle, { type: 'toggled', service: 'cam' }));
  expect(again.forced).not.toContain('cam');
  expect(again.forced).toContain('voyeur');
  const preset = seen(run(idle, { type: 'presetChosen', preset: 'all' }));
  expect(preset.forced.filter((service) => preset.flags[service])).toEqual([]);
  expect(seen(run(idle, { type: 'presetChosen', preset: 'quiet' })).forced).toContain('cam');
});

it('keeps the camera forced off in a pause, and no longer once work resumes with it', () => {
  const paused = run(withOn('cam'), { type: 'pauseRequested' }, { type: 'sessionWentIdle' });
  expect(seen(paused).forced).toContain('cam');
  expect(seen(run(paused, { type: 'resumeRequested' })).forced).not.toContain('cam');
  const idle = run(withOn('cam', 'phone'), { type: 'sessionWentIdle' }, { type: 'pauseRequested' });
  const failed = run(idle, { type: 'saveFailed', certain: true }, { type: 'saveFailed', certain: true });
  expect(seen(failed)).toMatchObject({
    save: 'waiting',
    forced: ['cam', 'videocall', 'voyeur'],
    flags: { cam: false },
  });
});

it.each<[string, ServicesInternal, ServicesEvent]>([
  ['a pause during a pause', run(withOn('cam'), { type: 'pauseRequested' }), { type: 'pauseRequested' }],
  ['resuming during work', withOn('cam'), { type: 'resumeRequested' }],
  ['the end of a session without a camera', withOn('phone'), { type: 'sessionWentIdle' }],
])('changes nothing for %s', (_what, state, event) => {
  const step = services(state, event);
  expect(step.state).toBe(state);
  expect(step.effects).toEqual([]);
});

it('takes over no services before an account is loaded, whatever a session check says', () => {
  const told = withServicesOn(NO_SERVICES, ['phone']);
  expect(seen(run(NO_OWNER, { type: 'eventsMissed' }, { type: 'accountChecked', services: told })).flags).toEqual(
    NO_SERVICES,
  );
});

it('stays paused when the save of an earlier pause fails after a second one', () => {
  const twice = run(
    withOn('cam'),
    { type: 'pauseRequested' },
    { type: 'resumeRequested' },
    { type: 'pauseRequested' },
    { type: 'saveFailed', certain: true },
  );
  expect(seen(twice)).toMatchObject({ status: 'pause', remembered: ['cam'], flags: { cam: false } });
});

it('tries again to switch the camera off also where another service was in the save that failed', () => {
  const idle = run(withOn('cam'), { type: 'toggled', service: 'chat' }, { type: 'sessionWentIdle' });
  expect(seen(idle).sent).toEqual({ cam: false, chat: true });
  const failed = run(idle, { type: 'saveFailed', certain: true });
  expect(seen(failed)).toMatchObject({ save: 'waiting', flags: { cam: false, chat: false } });
  expect(savesOf(failed, { type: 'delayPassed' })).toEqual([{ cam: false }]);
});

it('keeps the choice of the performer when the answer of a failed save comes after a pause', () => {
  const paused = run(
    withOn('cam'),
    { type: 'toggled', service: 'sms' },
    { type: 'delayPassed' },
    { type: 'pauseRequested' },
  );
  const failed = run(paused, { type: 'saveFailed', certain: true });
  expect(seen(failed)).toMatchObject({ status: 'pause', remembered: ['cam'], flags: { cam: false } });
});

it('is not paused any more once the platform says that a live service is on, because work was resumed elsewhere', () => {
  const paused = run(withOn('cam', 'chat'), { type: 'pauseRequested' }, { type: 'saved' });
  expect(run(paused, { type: 'serverChanged', change: { sms: true } }).status).toBe('pause');
  const resumed = run(paused, { type: 'serverChanged', change: { chat: true, cam: true } });
  expect(resumed).toMatchObject({ status: 'ready', remembered: [], confirmedWork: { status: 'ready' } });
});

it('forgets an error with the next choice', () => {
  const failed = run(
    withOn('cam'),
    { type: 'toggled', service: 'chat' },
    { type: 'delayPassed' },
    { type: 'saveFailed', certain: true },
  );
  expect(failed.error).toBe('services.saveFailed');
  expect(run(failed, { type: 'toggled', service: 'sms' }).error).toBeUndefined();
  expect(run(failed, { type: 'presetChosen', preset: 'all' }).error).toBeUndefined();
  expect(run(failed, { type: 'pauseRequested' }).error).toBeUndefined();
});

it('says that a save failed also once the next one, about another service, is confirmed', () => {
  const failed = run(
    withOn(),
    { type: 'toggled', service: 'chat' },
    { type: 'delayPassed' },
    { type: 'toggled', service: 'sms' },
    { type: 'delayPassed' },
    { type: 'saveFailed', certain: true },
  );
  expect(seen(failed)).toMatchObject({ error: 'services.saveFailed', sent: { sms: true } });
  expect(run(failed, { type: 'saved' }).error).toBe('services.saveFailed');
});

it('saves at once before a log-out what would have waited for 1000 ms', () => {
  const planned = run(withOn(), { type: 'toggled', service: 'chat' });
  expect(savesOf(planned, { type: 'saveRequested' })).toEqual([{ chat: true }]);
});

it('forgets all at a log-out, with the delay and the answer to a save under way', () => {
  const planned = run(withOn(), { type: 'toggled', service: 'chat' }, { type: 'delayPassed' });
  expect(services(planned, { type: 'reset' })).toEqual({ state: NO_OWNER, effects: [leave('delay'), leave('save')] });
});

it('resumes without a service that has been blocked since the pause', () => {
  const paused = run(withOn('cam', 'phone'), { type: 'pauseRequested' }, { type: 'saved' });
  const blocked: ServicesInternal = { ...paused, blocked: { phone: 'services.surinameseNumber' } };
  expect(savesOf(blocked, { type: 'resumeRequested' })).toEqual([{ cam: true }]);
});

it('waits for the planned save, and plans no other, when switching the camera off fails', () => {
  const toggled = run(withOn('cam'), { type: 'sessionWentIdle' }, { type: 'toggled', service: 'chat' });
  const failed = services(toggled, { type: 'saveFailed', certain: true });
  expect([seen(failed.state).save, failed.effects]).toEqual(['waiting', []]);
  expect(savesOf(failed.state, { type: 'delayPassed' })).toEqual([{ cam: false, chat: true }]);
});

it('keeps a service as it was toggled during its save, whatever the platform says of it meanwhile', () => {
  const back = run(
    withOn(),
    { type: 'toggled', service: 'chat' },
    { type: 'delayPassed' },
    { type: 'toggled', service: 'chat' },
    { type: 'serverChanged', change: { chat: true } },
  );
  expect([seen(back).flags.chat, seen(back).confirmed.chat]).toEqual([false, true]);
});

it('names a service whose save got no answer no more once the platform has told its value', () => {
  const unsure = run(
    withOn(),
    { type: 'toggled', service: 'chat' },
    { type: 'delayPassed' },
    { type: 'saveFailed', certain: false },
    { type: 'toggled', service: 'sms' },
  );
  expect(savesOf(unsure, { type: 'delayPassed' })).toEqual([{ chat: false, sms: true }]);
  const told = run(unsure, { type: 'serverChanged', change: { chat: false } });
  expect(savesOf(told, { type: 'delayPassed' })).toEqual([{ sms: true }]);
});

it('plans one save for several toggles, and the next one only after the answer', () => {
  const sent = run(withOn(), { type: 'toggled', service: 'chat' }, { type: 'delayPassed' });
  const more = run(sent, { type: 'toggled', service: 'sms' });
  expect(savesOf(more, { type: 'delayPassed' })).toEqual([]);
  const due = run(more, { type: 'delayPassed' });
  expect(savesOf(due, { type: 'saved' })).toEqual([{ sms: true }]);
  expect(seen(run(due, { type: 'saved' }))).toMatchObject({ save: 'saving', sent: { sms: true } });
});

it('is saved and idle again when a delay passes in which everything was taken back', () => {
  const planned = run(withOn(), { type: 'toggled', service: 'chat' });
  const back = run(planned, { type: 'serverChanged', change: { chat: true } });
  expect(services(back, { type: 'delayPassed' })).toMatchObject({
    state: { planned: false },
    effects: [],
  });
});
