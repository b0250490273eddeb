import { saysAnonymous, isFinalRefusal } from '../kernel/result.ts';
import { invoke, leave } from '../kernel/slots.ts';
import type { ClientData } from './client-data.ts';
import type { PendingBlock } from './session-api.port.ts';
import type { SessionEventOf, SessionReport, StepBuilder } from './session-event.ts';
import { isPendingBlock } from './session-state.ts';
import { BLOCK_RETRY, END_RETRY } from './session.constants.ts';

const endSlot = ({ id }: ClientData): string => `end ${id}`;

const reportSlot = (report: SessionReport): string =>
  report.type === 'reportStopped' ? report.type : `${report.type} ${report.client.id}`;

/** Adds or removes a slot that a log-out waits for. */
const setUnsettled = (step: StepBuilder, slot: string, isUnsettled: boolean): void => {
  const others = step.state.unsettled.filter((each) => each !== slot);
  if (isUnsettled) step.set({ unsettled: [...others, slot] });
  else if (others.length < step.state.unsettled.length) step.set({ unsettled: others });
};

/** Ends a session by a call whose answer the session waits for. @spec §7 POST session/end */
export const sendEnd = (step: StepBuilder, client: ClientData, blocked: boolean): void => {
  setUnsettled(step, endSlot(client), true);
  step.emit(invoke(endSlot(client), { type: 'end', client, blocked }));
};

/** Reports what nothing waits for; repeated while there is no answer. @spec §7 POST session/end, session/timeout, session/kpi/{name} */
export const report = (step: StepBuilder, effect: SessionReport): void => {
  const slot = reportSlot(effect);
  setUnsettled(step, slot, true);
  // The platform notices an absence by itself, but not a block.
  step.emit(invoke(slot, effect, effect.type === 'reportEnd' && effect.blocked ? BLOCK_RETRY : END_RETRY));
};

/** Reports the stop of the broadcast, and cancels a pending report that it continues. */
export const reportStopped = (step: StepBuilder): void => {
  step.emit(leave('ready'));
  report(step, { type: 'reportStopped' });
};

/** Ends the report of a stop, because the broadcast begins again. */
export const cancelStopped = (step: StepBuilder): void => {
  setUnsettled(step, 'reportStopped', false);
  step.emit(leave('reportStopped'));
};

/** Notes whether a customer is to be blocked, until the platform has confirmed it. */
export const noteBlock = (step: StepBuilder, { id, requestId }: PendingBlock, blocked: boolean): void => {
  if (!blocked && !isPendingBlock(step.state, id)) return;
  const others = step.state.pendingBlocks.filter((each) => each.id !== id);
  const pendingBlocks = blocked ? [...others, { id, requestId }] : others;
  step.set({ pendingBlocks });
  step.emit({ type: 'keepBlocks', blocks: pendingBlocks });
};

/** Takes over the blocks that an earlier page or login could not get confirmed, and reports them again. @spec §7 POST session/end */
export const onBlocksKept = (step: StepBuilder, blocks: readonly PendingBlock[]): void => {
  if (blocks.length > 0) step.set({ pendingBlocks: blocks });
  for (const client of blocks) report(step, { type: 'reportEnd', client, blocked: true });
};

/** Handles the answer to an end. After the session was left, it is the only report of its end. @spec §7 POST session/end */
export const settleEnd = (step: StepBuilder, { client, blocked, failure }: SessionEventOf<'endAnswered'>): void => {
  setUnsettled(step, endSlot(client), false);
  if (failure === undefined && blocked) noteBlock(step, client, false);
  const isAwaited = step.state.isEnding && step.state.client?.id === client.id;
  if (failure !== undefined && !isAwaited) report(step, { type: 'reportEnd', client, blocked });
};

/** Handles the last answer to a report, or its end without one. */
export const onReported = (
  step: StepBuilder,
  { report: reported, failure, isObsolete }: SessionEventOf<'reported'>,
): void => {
  setUnsettled(step, reportSlot(reported), false);
  const isAnswered = isObsolete !== true && (failure === undefined || isFinalRefusal(failure));
  if (!isAnswered || reported.type === 'reportStopped') return;
  const isBlock = reported.type === 'reportEnd' && reported.blocked;
  // A login that has ended decides nothing: the next one blocks.
  if (isBlock && failure !== undefined && saysAnonymous(failure)) return;
  step.emit({ type: 'announceEndReported' });
  if (!isBlock) return;
  noteBlock(step, reported.client, false);
  if (failure !== undefined) step.emit({ type: 'announceNotBlocked' });
};
