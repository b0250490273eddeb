import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { TabLead, TabLeadState } from '../device/tab-lead.ts';
import { Mirror } from '../mobx/mirror.ts';
import type { AppModel, Workplace } from './App.tsx';
import type { Site } from '../navigation/site-context.ts';

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
  broken = false;
  readonly #deps: AppDeps;
  readonly #lead: Mirror<TabLeadState>;

  constructor(deps: AppDeps) {
    this.#deps = deps;
    this.#lead = new Mirror(deps.lead.watch);
    makeObservable<this, 'follow'>(this, {
      workplace: observableRef,
      broken: observable,
      lead: computed,
      follow: action,
    });
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
      this.open();
      return;
    }
    this.workplace?.close();
    this.workplace = undefined;
    this.broken = false;
  }

  /** A failure is shown and reported once; the tab keeps the lead, so that nothing tries again in a loop. */
  private open(): void {
    if (this.workplace !== undefined || this.broken) return;
    try {
      this.workplace = this.#deps.openWorkplace();
    } catch (error) {
      this.broken = true;
      this.#deps.report(error);
    }
  }
}
