import * as z from 'zod/mini';
import type { SenderType } from '@greenroom/core/chat/chat-message';
import type { RealtimeEvent } from '@greenroom/core/realtime/realtime-event';
import { clientIdWire, mapped, messageIdWire } from './fields.wire.ts';

const senderTypeWire = z.enum(['ROLE_PERFORMER', 'ROLE_CLIENT', 'ROLE_TOY'] satisfies SenderType[]);

/** A line of a customer names the customer, so that it meets no other; toys and the performer speak in the session that runs. */
const namesCustomer = z.refine<{ clientId?: unknown; senderType: SenderType }>(
  ({ clientId, senderType }) => senderType !== 'ROLE_CLIENT' || (clientId !== undefined && clientId !== null),
  { path: ['clientId'] },
);

/** Chat line without a translation, the event msg. @spec §3 Chat message — msg (receiverType, senderType, message) */
export const msgWire = mapped(
  z
    .object({
      id: messageIdWire,
      clientId: z.nullish(clientIdWire),
      receiverType: z.nullish(z.string()),
      senderType: senderTypeWire,
      message: z.string(),
    })
    .check(namesCustomer),
  ({ id, clientId, senderType, message }): RealtimeEvent => {
    return {
      type: 'messageReceived',
      message: { id, clientId: clientId ?? undefined, senderType, content: message, contentTranslate: undefined },
    };
  },
);

/**
 * Chat line with its translation, the event msgt; where the translation is missing, only the original is kept.
 * @spec §3 Chat message — msgt (senderType, language, languageTranslate, message, messageTranslate)
 */
export const msgtWire = mapped(
  z
    .object({
      id: messageIdWire,
      clientId: z.nullish(clientIdWire),
      senderType: senderTypeWire,
      language: z.nullish(z.string()),
      languageTranslate: z.nullish(z.string()),
      message: z.string(),
      messageTranslate: z.nullish(z.string()),
    })
    .check(namesCustomer),
  ({ id, clientId, senderType, message, messageTranslate }): RealtimeEvent => {
    const contentTranslate = messageTranslate ?? undefined;
    return {
      type: 'messageReceived',
      message: { id, clientId: clientId ?? undefined, senderType, content: message, contentTranslate },
    };
  },
);
