import { computed, makeObservable } from 'mobx';
import type { AccountController, AccountState } from '@greenroom/core/account/account.controller';
import type {
  Availability,
  AvailabilityController,
  AvailabilityStatus,
} from '@greenroom/core/availability/availability';
import { countdown, type Countdown } from '@greenroom/core/formatting/durations';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { elapsed, millisToSeconds } from '@greenroom/core/kernel/units';
import type { PerformerVideo } from '@greenroom/core/performer-video/performer-video.controller';
import type { Service } from '@greenroom/core/services/service';
import type { ServicesState } from '@greenroom/core/services/services-state';
import type { ServicesController } from '@greenroom/core/services/services.controller';
import { type SessionState, studioStage, type StudioStage } from '@greenroom/core/session/session-state';
import type { SessionController } from '@greenroom/core/session/session.controller';
import type { WorkBreakController } from '@greenroom/core/work-break/work-break.controller';
import type { WorkBreak } from '@greenroom/core/work-break/work-break.machine';
import { read } from '../mobx/read.ts';
import type { Ticker } from '../mobx/ticker.ts';
import type { InterruptedWork } from './interrupted-work.ts';
import type { StudioModel } from './Studio.tsx';
import type { StudioHint } from './StudioWaiting.tsx';
import type { ViewersProps } from './Viewers.tsx';

const HINTS: readonly StudioHint[] = ['paused', 'notReachable', 'offline', 'elsewhere', 'readyElsewhere'];

/** Models of the parts inside the studio. */
export type StudioParts = Pick<StudioModel, 'shortcuts' | 'summary' | 'toys' | 'video' | 'check'>;

export interface StudioDeps {
  readonly session: SessionController;
  readonly services: Pick<ServicesController, 'watch'>;
  readonly account: AccountController;
  readonly availability: Pick<AvailabilityController, 'watch'>;
  readonly performerVideo: Pick<PerformerVideo, 'goReady'>;
  readonly workBreak: Pick<WorkBreakController, 'watch'>;
  readonly chooseServices: () => void;
  /** Pauses work, or resumes it. */
  readonly pause: () => void;
  readonly ticker: Ticker;
  readonly interrupted: Watchable<InterruptedWork | undefined>;
  readonly parts: StudioParts;
}

/** Mirrors the stage of the studio: closed, ready and waiting, or in a session. @spec §4 Session status */
export class StudioViewModel implements StudioModel {
  readonly shortcuts: StudioModel['shortcuts'];
  readonly summary: StudioModel['summary'];
  readonly video: StudioModel['video'];
  readonly check: StudioModel['check'];
  readonly toys: StudioModel['toys'];
  readonly #deps: StudioDeps;
  readonly #session: Watchable<SessionState>;
  readonly #services: Watchable<ServicesState>;
  readonly #account: Watchable<AccountState>;
  readonly #availability: Watchable<Availability>;
  readonly #workBreak: Watchable<WorkBreak>;
  readonly #interrupted: Watchable<InterruptedWork | undefined>;

  constructor(deps: StudioDeps) {
    this.#deps = deps;
    this.shortcuts = deps.parts.shortcuts;
    this.summary = deps.parts.summary;
    this.video = deps.parts.video;
    this.check = deps.parts.check;
    this.toys = deps.parts.toys;
    this.#session = deps.session.watch;
    this.#services = deps.services.watch;
    this.#account = deps.account.watch;
    this.#availability = deps.availability.watch;
    this.#workBreak = deps.workBreak.watch;
    this.#interrupted = deps.interrupted;
    makeObservable(this, {
      stage: computed,
      restores: computed,
      waited: computed,
      breakLeft: computed,
      viewers: computed,
      errorKey: computed,
      interrupted: computed,
      asking: computed,
    });
  }

  get stage(): StudioStage {
    return studioStage(read(this.#session), read(this.#account).approval === 'approved');
  }

  get status(): AvailabilityStatus {
    return read(this.#availability).status;
  }

  get hint(): StudioHint | undefined {
    const { status } = this;
    return HINTS.find((hint) => hint === status);
  }

  get restores(): readonly Service[] {
    const { status, remembered } = read(this.#services);
    return status === 'pause' ? remembered : [];
  }

  get waited(): Countdown | undefined {
    const { waitingSince } = read(this.#availability);
    if (this.status !== 'ready' || waitingSince === undefined) return undefined;
    return countdown(millisToSeconds(elapsed(waitingSince, this.#deps.ticker.now())));
  }

  get breakLeft(): Countdown | undefined {
    const { until } = read(this.#workBreak);
    if (until === undefined) return undefined;
    return countdown(millisToSeconds(elapsed(this.#deps.ticker.now(), until)));
  }

  get viewers(): ViewersProps {
    const { peek, voyeur } = read(this.#session);
    return { peek, voyeur };
  }

  get asking(): boolean {
    return this.video.picture === 'starting';
  }

  get interrupted(): StudioModel['interrupted'] {
    if (this.stage !== 'idle') return undefined;
    // The summary says how the session ended, and says it alone.
    const { elsewhere, lastEnd, readyElsewhere, wasReady, startup } = read(this.#session);
    if (elsewhere !== undefined || readyElsewhere || lastEnd !== undefined || startup === 'pending') return undefined;
    const interrupted = read(this.#interrupted) ?? (wasReady ? 'readiness' : undefined);
    // While work is paused nobody was reached anyway, and the first step is to resume it.
    return interrupted === 'readiness' && this.status === 'paused' ? undefined : interrupted;
  }

  get errorKey(): StudioModel['errorKey'] {
    const { error } = read(this.#session);
    // The hint tells of an outage while it lasts.
    return error === undefined || error === 'session.outage' ? undefined : `error.${error}`;
  }

  readonly chooseServices = (): void => this.#deps.chooseServices();

  readonly goReady = (): void => this.#deps.performerVideo.goReady();

  readonly takeOver = (): void => this.#deps.session.takeOver();

  readonly stop = (): void => this.#deps.session.stop();

  readonly pause = (): void => this.#deps.pause();
}
