import { expect, it } from 'vitest';
import type { SoldKinds } from '@greenroom/core/gallery/media.controller';
import { createValue } from '@greenroom/core/kernel/machine';
import { IDLE_QUERY, type Query } from '@greenroom/core/kernel/query.machine';
import type { MinuteRates } from '@greenroom/core/meter/pay-rates.controller';
import { SERVICES } from '@greenroom/core/services/service';
import { NO_SERVICES } from '@greenroom/core/services/service-flags';
import type { ServicesState } from '@greenroom/core/services/services-state';
import { WEBCAM_SERVICES } from '@greenroom/core/services/services.constants';
import type { ServicesController } from '@greenroom/core/services/services.controller';
import { answered } from '@greenroom/core/testing/kernel/query.fake';
import { createPauseButtonModel } from './pause-button.view-model.ts';
import { ServicesPanelViewModel, sharedReason } from './services-panel.view-model.ts';

const READY: ServicesState = {
  status: 'ready',
  remembered: [],
  flags: { ...NO_SERVICES, cam: true, email: true },
  confirmed: NO_SERVICES,
  save: 'idle',
  error: undefined,
  blocked: {},
};

const setUp = (part: Partial<ServicesState> = {}) => {
  const watch = createValue<ServicesState>({ ...READY, ...part });
  const pressed: string[] = [];
  const minutes = createValue<MinuteRates>({});
  const sold = createValue<Query<'sold', SoldKinds>>(IDLE_QUERY);
  const services = {
    watch,
    toggle: (service: string) => pressed.push(service),
    choosePreset: (preset: string) => pressed.push(preset),
    pause: () => pressed.push('pause'),
    resume: () => pressed.push('resume'),
  } as unknown as ServicesController;
  return {
    panel: new ServicesPanelViewModel(
      services,
      { open: (modal) => pressed.push(modal) },
      { minutes, refresh: async () => void pressed.push('rates') },
      { watch: sold, load: () => void pressed.push('sold') },
    ),
    minutes,
    sold,
    pause: createPauseButtonModel(services),
    watch,
    pressed,
  };
};

const rowOf = (panel: ServicesPanelViewModel, service: string) =>
  panel.groups.flatMap((group) => group.services).find((row) => row.service === service);

it('counts the services by which customers reach the performer live apart from the others', () => {
  const { panel, watch } = setUp();
  expect([panel.live, panel.otherCount]).toEqual([['cam'], 1]);
  watch.set({ ...READY, flags: NO_SERVICES });
  expect([panel.live, panel.otherCount]).toEqual([[], 0]);
});

it('names in a pause the services that come back, in place of those that are on', () => {
  const { panel, watch } = setUp();
  expect(panel.paused).toBeUndefined();
  watch.set({ ...READY, status: 'pause', flags: { ...NO_SERVICES, email: true }, remembered: ['cam', 'phone'] });
  expect([panel.paused, panel.live, panel.otherCount]).toEqual([['cam', 'phone'], [], 1]);
});

it('asks for the pay rates as it opens, and shows them by the minute', () => {
  const { panel, minutes, pressed } = setUp();
  panel.open();
  expect(pressed).toEqual(['rates', 'sold']);
  minutes.set({ cam: 92 });
  expect([rowOf(panel, 'cam')?.perMinute, rowOf(panel, 'email')?.perMinute]).toEqual(['€ 0.92', undefined]);
});

it('says how each service is paid that is not paid by the minute', () => {
  const { panel } = setUp();
  expect(
    ['chat', 'email', 'photo', 'showsnapshot', 'toy', 'cam'].map((service) => rowOf(panel, service)?.payKey),
  ).toEqual([
    'services.pay.session',
    'services.pay.message',
    'services.pay.sale',
    'services.pay.picture',
    'services.pay.tip',
    'services.pay.unknown',
  ]);
});

it('leads a VIP service to its price, and a sale without a paid item to the page where one is added', () => {
  const { panel, sold } = setUp();
  expect(rowOf(panel, 'vipcam')?.link).toEqual({ to: '/vip/', textKey: 'services.link.setPrice' });
  expect(rowOf(panel, 'photo')).toMatchObject({ emptyKey: undefined, link: undefined });
  const data = { photo: false, video: true };
  sold.set(answered('sold', data));
  expect(rowOf(panel, 'photo')).toMatchObject({
    emptyKey: 'services.noPaidPhoto',
    link: { to: '/profile/photos/', textKey: 'services.link.addPhoto' },
  });
  expect(rowOf(panel, 'media')).toMatchObject({ emptyKey: undefined, link: undefined });
});

it('lists what each preset switches on and off', () => {
  const { panel } = setUp({ flags: { ...NO_SERVICES, cam: true, email: true } });
  expect(panel.presetChanges.quiet).toEqual({ on: ['chat', 'sms', 'photo', 'media'], off: ['cam'] });
});

it.each([
  [{ save: 'idle' }, 'saved'],
  [{ save: 'waiting' }, 'waiting'],
  [{ save: 'saving' }, 'saving'],
  [{ save: 'idle', error: 'services.saveFailed' }, 'failed'],
] as const)('tells of %o that it is %s', (part, word) => {
  expect(setUp(part).panel.save).toBe(word);
});

it('says why a service cannot be switched on, but lets one that is on be switched off', () => {
  const { panel } = setUp({ blocked: { phone: 'services.phoneNameMissing', cam: 'services.accountNotApproved' } });
  expect(rowOf(panel, 'phone')).toMatchObject({ blocked: true, noteKey: 'error.services.phoneNameMissing' });
  expect(rowOf(panel, 'cam')).toMatchObject({ on: true, blocked: false, noteKey: undefined });
});

it('tells a reason once for a whole group', () => {
  const { panel } = setUp({ blocked: { phone: 'services.surinameseNumber', voicemail: 'services.surinameseNumber' } });
  expect(panel.groups.map(({ noteKey }) => noteKey)).toContain('error.services.surinameseNumber');
  expect(rowOf(panel, 'phone')).toMatchObject({ blocked: true, noteKey: undefined });
  expect(panel.noteKey).toBeUndefined();
});

it('tells a reason once for everything', () => {
  const blocked = Object.fromEntries(SERVICES.map((service) => [service, 'services.accountNotApproved' as const]));
  const { panel } = setUp({ blocked });
  expect(panel.noteKey).toBe('error.services.accountNotApproved');
  expect(panel.groups.map(({ noteKey }) => noteKey)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(rowOf(panel, 'sms')).toMatchObject({ blocked: true, noteKey: undefined });
});

it('says once that the webcam services wait until work resumes, and once that the phone does', () => {
  const { panel } = setUp({ status: 'pause', flags: NO_SERVICES });
  const blocked = panel.groups.flatMap((group) => group.services).filter((row) => row.blocked);
  expect(blocked.map(({ service }) => service)).toEqual([...WEBCAM_SERVICES, 'phone']);
  expect(panel.groups.find(({ name }) => name === 'webcam')?.noteKey).toBe('services.whilePaused');
  expect(blocked.flatMap(({ noteKey }) => noteKey ?? [])).toEqual(['services.whilePaused']);
});

it('passes a press on a switch on', () => {
  const { panel, pressed } = setUp();
  panel.toggle('peek');
  expect(pressed).toEqual(['peek']);
});

it('opens the phone modal, which says what phone services need', () => {
  const { panel, pressed } = setUp();
  panel.explainPhone();
  expect(pressed).toEqual(['phone']);
});

it('pauses work, and tells what comes back when it resumes', () => {
  const { pause, watch, pressed } = setUp();
  expect([pause.labelKey, pause.restores]).toEqual(['services.pauseWork', []]);
  pause.press();
  watch.set({ ...READY, status: 'pause', remembered: ['cam', 'peek'] });
  expect([pause.labelKey, pause.restores]).toEqual(['services.resumeWork', ['cam', 'peek']]);
  pause.press();
  expect(pressed).toEqual(['pause', 'resume']);
});

const NUMBER = 'services.surinameseNumber';
const NAME = 'services.phoneNameMissing';

it.each([
  [[NUMBER, NUMBER], NUMBER],
  [[NUMBER, NAME], undefined],
  [[NUMBER, undefined], undefined],
  [[NUMBER], undefined],
  [[undefined, undefined], undefined],
] as const)('finds in %o the reason %s', (reasons, shared) => {
  expect(sharedReason(reasons.map((reason) => ({ on: false, reason })))).toBe(shared);
});

it('leaves out what is on', () => {
  const on = { on: true, reason: undefined };
  expect(sharedReason([on, { on: false, reason: NUMBER }, { on: false, reason: NUMBER }])).toBe(NUMBER);
});
