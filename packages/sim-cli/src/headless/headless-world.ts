import { createPerformerApp, type PerformerApp } from '@greenroom/core/app/performer-app';
import type { AppDeps } from '@greenroom/core/app/app-deps';
import { millis } from '@greenroom/core/kernel/units';
import type { Service } from '@greenroom/core/services/service';
import type { SimulatedToy } from '../actors/toy-drawer.ts';
import type { WorldPerformer } from '../platform/world/performers.ts';
import { createDiary, type Diary, type Happening } from '../traffic/happening.ts';
import { watchTold } from '../scenario/watch-told.ts';
import { watchState, type WatchedState } from '../scenario/watched-state.ts';
import { createCountedClock } from './counted-clock.ts';
import { accountOf } from './headless-account.ts';
import { createHeadlessDesk, type HeadlessDesk } from './headless-desk.ts';
import { CODE, createHeadlessPlatform } from './headless-platform.ts';
import { createHeadlessPorts, type HeadlessPorts } from './headless-ports.ts';
import { createVirtualPace, type Pace } from './pace.ts';

export interface HeadlessWorldOptions {
  readonly seed: number;
  readonly performer: WorldPerformer;
  readonly services?: readonly Service[];
  readonly toys?: readonly SimulatedToy[];
  /** Milliseconds that each answer of a call takes; 30 by default. */
  readonly answerTime?: number;
  /** Hears everything at once. */
  readonly follow?: (happening: Happening) => void;
  /** Bends the ports before she gets them: for bugs that are planted on purpose. */
  readonly bend?: (deps: AppDeps) => AppDeps;
}

/** She, the platform, her customers and toys in one process, on virtual time. */
export interface HeadlessWorld extends HeadlessPorts {
  readonly app: PerformerApp;
  readonly desk: HeadlessDesk;
  readonly diary: Diary;
  readonly state: WatchedState;
  readonly pace: Pace;
  /** Timers that she has running. */
  readonly planned: () => number;
}

const ANSWER_TIME = 30;

export const createHeadlessWorld = (options: HeadlessWorldOptions): HeadlessWorld => {
  const { seed, performer, services = [], toys = [], answerTime = ANSWER_TIME, bend = (deps) => deps } = options;
  const platform = createHeadlessPlatform(accountOf(performer, services));
  const { clock } = platform;
  platform.answerTime = millis(answerTime);
  platform.code = performer.codeChannel === 'none' ? undefined : CODE;
  if (performer.codeChannel !== 'none') platform.codeChannel = performer.codeChannel;
  if (performer.phone !== undefined) platform.phone = performer.phone;

  const diary = createDiary(clock.now, options.follow);
  platform.onCall = ({ name, body }, failure) => {
    if (failure === undefined) diary.write({ kind: 'call', name, body });
    else diary.write({ kind: 'failed', name, status: failure.status, message: failure.message });
  };
  const ports = createHeadlessPorts(platform, { seed, toys });
  ports.toys.app = toys.length > 0;
  ports.toys.drawer.follow((entry) => diary.write({ kind: 'toy', entry }));
  const desk = createHeadlessDesk(platform, ports.socket, diary);
  const counted = createCountedClock(clock);
  const app = createPerformerApp(bend({ ...ports.deps, clock: counted }));
  const state = watchState(app, (path, from, to) => diary.write({ kind: 'state', path, from, to }));
  watchTold(app, (key) => diary.write({ kind: 'alert', key }));
  return {
    ...ports,
    app,
    desk,
    diary,
    state,
    pace: createVirtualPace(clock, () => platform.stirred),
    planned: counted.planned,
  };
};
