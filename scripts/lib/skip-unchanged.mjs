// Skips a task that passed before when nothing that it reads has changed since (ADR 11).
import { statSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { hashOf, repository, stampOf, writeStamp } from './stamp.mjs';
import { reads } from './unread.mjs';

/** Says that a task did not run, because nothing changed since it passed. */
export const UNCHANGED = 'unchanged';

/**
 * State of the files and of the browser that a task runs with, the pinned Node among the files; `undefined` outside of a repository.
 * Not the Node that runs this: the first time npm finds the machine's, later the pinned one.
 */
export const stateOf = async (name, browser) => {
  const files = repository()?.filter((path) => reads(name, path));
  if (files === undefined) return undefined;
  const chromium = browser ? await ensureBrowser() : '';
  return hashOf(files, [chromium, chromium && statSync(chromium).mtimeMs].join());
};

/**
 * Skips a task that passed before in the state that it finds now, and counts again what passed then. A task asked for by its name
 * runs always, and so does every task of a run that is asked to do all again.
 *
 * @param currentState reads the state; `undefined` where there is none to compare
 */
export const skipUnchanged = (name, currentState, task) => async (options, args) => {
  const state = await currentState();
  const passedBefore = options.force || state === undefined ? undefined : stampOf(name, state);
  if (passedBefore !== undefined) {
    return { code: 0, passed: Number(passedBefore), failed: 0, output: '', note: UNCHANGED };
  }
  const result = await task(options, args);
  // A test that passed at its second try only is asked again the next time.
  const whole = result.code === 0 && args.length === 0 && result.firstTries === undefined;
  // Not when a file changed while it ran.
  if (whole && state !== undefined && state === (await currentState())) writeStamp(name, state, result.passed);
  return result;
};
