import { action, computed, makeObservable, observableRef } from 'mobx';
import type { TabLead, TabLeadState } from '../device/tab-lead.ts';
import { Mirror } from '../mobx/mirror.ts';
import type { AppModel, Workplace } from './App.tsx';
import type { Site } from './site-context.ts';

/** A workplace that can be closed: sockets, timers and view models go with it. */
export interface OpenWorkplace extends Workplace {
  readonly close: () => void;
}

export interface AppDeps {
  readonly site: Site;
  readonly lead: TabLead;
  readonly openWorkplace: () => OpenWorkplace;
  readonly report: (error: unknown) => void;
}

/** Opens the workplace while this tab leads and closes it when another tab takes over. */
export class AppViewModel implements AppModel {
  workplace: OpenWorkplace | undefined;
  readonly #deps: AppDeps;
  readonly #lead: Mirror<TabLeadState>;

  constructor(deps: AppDeps) {
    this.#deps = deps;
    this.#lead = new Mirror(deps.lead.watch);
    makeObservable<this, 'follow'>(this, { workplace: observableRef, lead: computed, follow: action });
    deps.lead.watch.subscribe((state) => this.follow(state));
    this.follow(deps.lead.watch.state());
  }

  get site(): Site {
    return this.#deps.site;
  }

  get lead(): TabLeadState {
    return this.#lead.current;
  }

  get report(): (error: unknown) => void {
    return this.#deps.report;
  }

  readonly useHere = (): void => this.#deps.lead.useHere();

  private follow(state: TabLeadState): void {
    if (state === 'leading') {
      this.workplace ??= this.#deps.openWorkplace();
      return;
    }
    this.workplace?.close();
    this.workplace = undefined;
  }
}
