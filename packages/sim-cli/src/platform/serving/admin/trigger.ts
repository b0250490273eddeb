import { randomUUID } from 'node:crypto';
import { EVENTS_TO_CLIENT } from '@greenroom/adapters-socket/realtime/realtime-event.wire';
import { isJsonObject } from '@greenroom/core/kernel/json';
import { err, ok, type Result } from '@greenroom/core/kernel/result';
import type { EventPublisher } from '../../base/publisher/event-publisher.ts';

/** The events that can be sent to a performer at will. */
export const TRIGGERS: readonly string[] = Object.keys(EVENTS_TO_CLIENT);

/**
 * Content of an event when none is given: the sample of its row. A message gets an id of its own, or the second one
 * would be taken for a repetition of the first.
 *
 * @param type picks the sample of this type, where an event has several
 * @param newId makes the id of a message
 */
export const sampleContent = (
  event: string,
  type: unknown,
  newId: () => string = randomUUID,
): Readonly<Record<string, unknown>> | undefined => {
  const row = Object.values(EVENTS_TO_CLIENT).find(({ name }) => name === event);
  const samples = (row?.samples ?? []).filter(isJsonObject);
  const sample = samples.find((each) => each['type'] === type) ?? samples[0];
  return sample !== undefined && 'id' in sample ? { ...sample, id: newId() } : sample;
};

/** Lists the fields that the samples of an event have; none for an event whose samples have no fields. */
export const knownFields = (event: string): readonly string[] => {
  const row = Object.values(EVENTS_TO_CLIENT).find(({ name }) => name === event);
  return [...new Set((row?.samples ?? []).filter(isJsonObject).flatMap((sample) => Object.keys(sample)))];
};

/**
 * The sender for the envelope of an event: the one that the content names, else the first that may send it. Anybody else's is dropped by the
 * receiver.
 */
export const senderTypeOf = (event: string, content: unknown): string => {
  if (isJsonObject(content) && typeof content['senderType'] === 'string') return content['senderType'];
  return Object.values(EVENTS_TO_CLIENT).find(({ name }) => name === event)?.from[0] ?? 'ROLE_CLIENT';
};

/** Sends one event, well formed or not. @returns true when a socket was there to receive it */
export const trigger = async (
  publisher: EventPublisher,
  { event, performerId, content }: { readonly event: string; readonly performerId: string; readonly content?: unknown },
  newId?: () => string,
): Promise<Result<{ readonly delivered: boolean; readonly content: unknown }, 'no_such_event'>> => {
  if (!TRIGGERS.includes(event)) return err('no_such_event');
  const sent = content ?? sampleContent(event, undefined, newId) ?? {};
  const clientId = isJsonObject(sent) && typeof sent['clientId'] === 'string' ? sent['clientId'] : '';
  const delivered = await publisher.isPerformerThere(performerId);
  await publisher.toPerformer(performerId, {
    event,
    content: sent,
    senderId: clientId,
    senderType: senderTypeOf(event, sent),
  });
  return ok({ delivered, content: sent });
};
