import { action, makeObservable, observable, observableRef } from 'mobx';
import type { TabLead, TabLeadState } from '../device/tab-lead.ts';
import type { Site } from '../navigation/site-context.ts';
import type { AppModel, Workplace } from './App.tsx';

/** A workplace that can be closed: sockets, timers and view models go with it. */
export interface OpenWorkplace extends Workplace {
  readonly close: () => void;
}

export interface AppViewModelDeps {
  readonly site: Site;
  readonly lead: TabLead;
  readonly openWorkplace: () => OpenWorkplace;
  readonly report: (error: unknown) => void;
}

/** Opens the workplace while this tab leads and closes it when another tab takes over. */
export class AppViewModel implements AppModel {
  readonly site: Site;
  readonly report: AppModel['report'];
  readonly useHere: () => void;
  lead: TabLeadState;
  workplace: OpenWorkplace | undefined;
  broken = false;
  readonly #openWorkplace: () => OpenWorkplace;

  constructor({ site, lead, openWorkplace, report }: AppViewModelDeps) {
    this.site = site;
    this.report = report;
    this.useHere = lead.useHere;
    this.lead = lead.watch.state();
    this.#openWorkplace = openWorkplace;
    makeObservable<this, 'follow'>(this, {
      lead: observable,
      workplace: observableRef,
      broken: observable,
      follow: action,
    });
    lead.watch.subscribe((state) => this.follow(state));
    this.follow(this.lead);
  }

  private follow(lead: TabLeadState): void {
    this.lead = lead;
    if (lead === 'leading') {
      this.#open();
      return;
    }
    this.workplace?.close();
    this.workplace = undefined;
    this.broken = false;
  }

  /** A failure is shown and reported once; the tab keeps the lead, so that nothing tries again in a loop. */
  #open(): void {
    if (this.workplace !== undefined || this.broken) return;
    try {
      this.workplace = this.#openWorkplace();
    } catch (error) {
      this.broken = true;
      this.report(error);
    }
  }
}
