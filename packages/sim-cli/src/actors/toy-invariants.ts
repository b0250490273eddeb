import type { PerformerApp } from '@greenroom/core/app/performer-app';
import { isStop } from '../toys/toy-command.ts';
import type { ToyDrawer, ToyLogEntry } from '../toys/toy-drawer.ts';

/** Phases in which a toy moves, or soon would. */
const PLAYING: ReadonlySet<string> = new Set(['due', 'sending', 'between', 'running']);
const isPlaying = (app: PerformerApp): boolean => {
  const { phase, waiting } = app.toys.queue.watch.state();
  return waiting.length > 0 || PLAYING.has(phase.status);
};

const SUCCESS_CODE = 200;
const MOTIONS: ReadonlySet<string> = new Set(['Function', 'Preset', 'Pattern']);
const isMotion = ({ command, type }: ToyLogEntry): boolean =>
  MOTIONS.has(command) || (command === 'PatternV2' && (type === 'Play' || type === 'InitPlay'));

/** Invariant that a toy breaks which moves although no command is due. */
export const TOYS_REST = 'toys are at rest when the queue is empty';

/** Checks that toys rest when they must. */
export interface ToyInvariants {
  /** Follows a page that was opened. @returns ends it */
  readonly onPage: (app: PerformerApp) => () => void;
  readonly broken: (app: PerformerApp) => string | undefined;
}

/** @param drawer the toys of the performer, whatever way commands take to them */
export const createToyInvariants = (drawer: Pick<ToyDrawer, 'moving' | 'follow'>): ToyInvariants => {
  /** The queue of toys went on although the session was over. */
  let playedOn = false;
  /** No command stops the toys of a page that was left: their last command runs out by itself. */
  let runsOut = false;
  /** Commands that moved a toy since a session ended without a stop after it; `undefined` while none is due. */
  let movedSince: number | undefined;
  let movedOn = false;
  drawer.follow((entry) => {
    if (movedSince === undefined || entry.code !== SUCCESS_CODE) return;
    if (isStop(entry)) movedSince = undefined;
    else if (isMotion(entry)) movedSince += 1;
    // One command may have been on its way when the session ended.
    if (movedSince !== undefined && movedSince > 1) movedOn = true;
  });
  return {
    onPage: (app) => {
      let hadCustomer = false;
      const end = app.session.watch.subscribe(({ client }) => {
        const isOver = hadCustomer && client === undefined;
        hadCustomer = client !== undefined;
        if (!isOver) return;
        if (isPlaying(app) || drawer.moving().length > 0) movedSince = 0;
        // Subscribers of the session stop them within the same turn.
        queueMicrotask(() => (playedOn ||= !hadCustomer && isPlaying(app)));
      });
      return () => {
        end();
        runsOut = true;
        movedSince = undefined;
      };
    },
    broken: (app) => {
      const isMoving = drawer.moving().length > 0;
      if (!isMoving) runsOut = false;
      if (playedOn || movedOn) return 'the next command to the toys after the end of a session is a stop';
      const { phase, mustStop, waiting } = app.toys.queue.watch.state();
      const atRest = phase.status === 'rest' && mustStop === 'no' && waiting.length === 0;
      if (atRest && !isMoving) movedSince = undefined;
      return atRest && !runsOut && isMoving ? TOYS_REST : undefined;
    },
  };
};
