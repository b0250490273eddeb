import type { AccountController } from '@greenroom/core/account/account.controller';
import type { AvailabilityController } from '@greenroom/core/app/availability';
import type { WorkBreakController } from '@greenroom/core/app/work-break.controller';
import type { PanicController } from '@greenroom/core/app/panic';
import type { PerformerApp } from '@greenroom/core/app/performer-app';
import type { PerformerVideo } from '@greenroom/core/app/performer-video';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import type { LoginController } from '@greenroom/core/login/login.controller';
import type { ServicesController } from '@greenroom/core/services/services.controller';
import type { SessionMeterController } from '@greenroom/core/app/session-meter';
import type { SessionController } from '@greenroom/core/session/session.controller';
import { ContainerModule } from 'inversify';
import { tabStorage, type TabStorage } from '../device/tab-storage.ts';
import { watchInterruptedWork, type InterruptedWorkWatch } from '../session/interrupted-work.ts';
import { LiveSessionViewModel } from '../session/live-session.view-model.ts';
import { RequestModalViewModel } from '../session/request-modal.view-model.ts';
import { SecondRequestViewModel } from '../session/screen/second-request.view-model.ts';
import { SessionSummaryViewModel } from '../session/session-summary.view-model.ts';
import { SummaryCardViewModel } from '../session/summary-card.view-model.ts';
import { shortcutsMemory } from '../session/shortcuts-memory.ts';
import { ShortcutsViewModel } from '../session/shortcuts.view-model.ts';
import { StudioViewModel, type StudioParts } from '../session/studio.view-model.ts';
import { createTicker } from '../session/ticker.ts';
import type { ServicesPanelModel } from '../services/ServicesPanel.tsx';
import { disposeOf } from './dispose-of.ts';
import { TOKENS, VIEW_MODELS } from './tokens.ts';

/** The studio and the windows of a session. */
export const studioModule = new ContainerModule(({ bind }) => {
  bind<LiveSessionViewModel>(TOKENS.liveSession)
    .toResolvedValue((session: SessionController) => new LiveSessionViewModel(session), [TOKENS.session])
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind(TOKENS.shortcuts)
    .toResolvedValue(
      (panic: PanicController) => new ShortcutsViewModel(shortcutsMemory(tabStorage(() => localStorage)), panic.start),
      [TOKENS.panic],
    )
    .inSingletonScope();
  bind(VIEW_MODELS.requestModal)
    .toResolvedValue(
      ({ session, rates }: PerformerApp, clock: Clock) =>
        new RequestModalViewModel({ session, clock, ticker: createTicker(clock), rates }),
      [TOKENS.performerApp, TOKENS.clock],
    )
    .inSingletonScope();
  bind(VIEW_MODELS.secondRequest)
    .toResolvedValue((session: SessionController) => new SecondRequestViewModel(session), [TOKENS.session])
    .inSingletonScope();
  bind<SessionSummaryViewModel>(TOKENS.sessionSummary)
    .toResolvedValue(
      (session: SessionController, meter: SessionMeterController) => new SessionSummaryViewModel({ session, meter }),
      [TOKENS.session, TOKENS.meter],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind<SummaryCardViewModel>(TOKENS.summaryCard)
    .toResolvedValue(
      (
        { session, modals, clients, memos, services, workBreak, availability }: PerformerApp,
        video: PerformerVideo,
        figures: SessionSummaryViewModel,
      ) =>
        new SummaryCardViewModel({
          session,
          modals,
          clients,
          memos,
          services,
          workBreak,
          availability,
          video,
          figures,
        }),
      [TOKENS.performerApp, TOKENS.performerVideo, TOKENS.sessionSummary],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind<InterruptedWorkWatch>(TOKENS.interruptedWork)
    .toResolvedValue(
      (session: SessionController, login: LoginController, storage: TabStorage) =>
        watchInterruptedWork(session.watch, login.watch, storage),
      [TOKENS.session, TOKENS.login, TOKENS.tabStorage],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind(VIEW_MODELS.studio)
    .toResolvedValue(
      (
        session: SessionController,
        services: ServicesController,
        account: AccountController,
        clock: Clock,
        shortcuts: StudioParts['shortcuts'],
        video: StudioParts['video'],
        check: StudioParts['check'],
        performerVideo: PerformerVideo,
        toys: StudioParts['toys'],
        { watch: interrupted }: InterruptedWorkWatch,
        availability: AvailabilityController,
        workBreak: WorkBreakController,
        panel: ServicesPanelModel,
        summary: StudioParts['summary'],
      ) =>
        new StudioViewModel({
          session,
          services,
          account,
          availability,
          workBreak,
          chooseServices: panel.open,
          performerVideo,
          ticker: createTicker(clock),
          interrupted,
          parts: { shortcuts, video, check, toys, summary },
        }),
      [
        TOKENS.session,
        TOKENS.services,
        TOKENS.account,
        TOKENS.clock,
        TOKENS.shortcuts,
        TOKENS.studioVideo,
        TOKENS.goLiveCheck,
        TOKENS.performerVideo,
        TOKENS.toyPanel,
        TOKENS.interruptedWork,
        TOKENS.availability,
        TOKENS.workBreak,
        VIEW_MODELS.services,
        TOKENS.summaryCard,
      ],
    )
    .inSingletonScope();
});
