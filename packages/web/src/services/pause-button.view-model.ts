import type { Service } from '@greenroom/core/services/service';
import type { ServicesController } from '@greenroom/core/services/services.controller';
import { read } from '../mobx/read.ts';

/** Pauses work and resumes it. @spec §4 Services status */
export const createPauseButtonModel = ({ watch, pause, resume }: ServicesController) => ({
  get paused(): boolean {
    return read(watch).status === 'pause';
  },
  get labelKey(): 'services.pauseWork' | 'services.resumeWork' {
    return this.paused ? 'services.resumeWork' : 'services.pauseWork';
  },
  /** Services that resuming switches on again. */
  get restores(): readonly Service[] {
    return this.paused ? read(watch).remembered : [];
  },
  press: (): void => (watch.state().status === 'pause' ? resume() : pause()),
});

export type PauseButtonModel = ReturnType<typeof createPauseButtonModel>;
