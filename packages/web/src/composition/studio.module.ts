import { tabStorage } from '../device/tab-storage.ts';
import { createTicker } from '../mobx/ticker.ts';
import { watchInterruptedWork } from '../session/interrupted-work.ts';
import { rememberKeptCustomer } from '../session/kept-customer.ts';
import { LiveSessionViewModel } from '../session/live-session.view-model.ts';
import { RequestModalViewModel } from '../session/request-modal.view-model.ts';
import { SecondRequestViewModel } from '../session/screen/second-request.view-model.ts';
import { SessionSummaryViewModel } from '../session/session-summary.view-model.ts';
import { shortcutsMemory } from '../session/shortcuts-memory.ts';
import { ShortcutsViewModel } from '../session/shortcuts.view-model.ts';
import { StudioViewModel } from '../session/studio.view-model.ts';
import { SummaryCardViewModel } from '../session/summary-card.view-model.ts';
import { ToyPanelViewModel } from '../toys/toy-panel.view-model.ts';
import { bindings } from './container/bindings.ts';
import { TOKENS, viewModel } from './container/tokens.ts';

/** The studio and the windows of a session. */
export const studioModule = bindings(({ provide, provideDisposable, provideModel }) => {
  provide(TOKENS.liveSession, (get) => new LiveSessionViewModel(get(TOKENS.app).session));
  provide(
    TOKENS.shortcuts,
    (get) => new ShortcutsViewModel(shortcutsMemory(tabStorage(() => localStorage)), get(TOKENS.panic).start),
  );
  provideModel('requestModal', (get) => {
    const { session, rates, blocks } = get(TOKENS.app);
    const clock = get(TOKENS.clock);
    return new RequestModalViewModel({ session, clock, ticker: createTicker(clock, document), rates, blocks });
  });
  provideModel('secondRequest', (get) => {
    const { session, clients, rates } = get(TOKENS.app);
    const parts = { session, record: clients.second.watch, rates: rates.watch, clock: get(TOKENS.clock) };
    return new SecondRequestViewModel(parts, rememberKeptCustomer(session, get(TOKENS.tabStorage)));
  });
  provide(
    TOKENS.sessionSummary,
    (get) => new SessionSummaryViewModel({ session: get(TOKENS.app).session, meter: get(TOKENS.app).meter }),
  );
  provideDisposable(TOKENS.summaryCard, (get) => {
    const { alerts, session, modals, clients, memos, services, workBreak, availability } = get(TOKENS.app);
    return new SummaryCardViewModel({
      alerts,
      session,
      modals,
      clients,
      memos,
      services,
      workBreak,
      availability,
      video: get(TOKENS.performerVideo),
      figures: get(TOKENS.sessionSummary),
    });
  });
  provide(
    TOKENS.toyPanel,
    (get) => new ToyPanelViewModel(get(TOKENS.app).toys, createTicker(get(TOKENS.clock), document)),
  );
  provideDisposable(TOKENS.interruptedWork, (get) =>
    watchInterruptedWork(get(TOKENS.app).session.watch, get(TOKENS.login).watch, get(TOKENS.tabStorage)),
  );
  provideModel(
    'studio',
    (get) =>
      new StudioViewModel({
        session: get(TOKENS.app).session,
        services: get(TOKENS.app).services,
        account: get(TOKENS.app).account,
        availability: get(TOKENS.app).availability,
        workBreak: get(TOKENS.app).workBreak,
        chooseServices: get(viewModel('services')).open,
        pause: get(viewModel('pauseButton')).press,
        performerVideo: get(TOKENS.performerVideo),
        ticker: createTicker(get(TOKENS.clock), document),
        interrupted: get(TOKENS.interruptedWork).watch,
        parts: {
          shortcuts: get(TOKENS.shortcuts),
          video: get(TOKENS.studioVideo),
          check: get(TOKENS.goLiveCheck),
          toys: get(TOKENS.toyPanel),
          summary: get(TOKENS.summaryCard),
        },
      }),
  );
});
