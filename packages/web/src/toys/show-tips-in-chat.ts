import type { ChatController } from '@greenroom/core/chat/chat.controller';
import { creditsText, currency } from '@greenroom/core/formatting/money';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import { translate } from '../i18n/i18n.ts';

/** Puts a row into the conversation when a tip is paid; one that the platform reports later stands at its own time. */
export const showTipsInChat = (
  { tips }: { readonly tips: Pick<ToysController['tips'], 'onPaid'> },
  chat: Pick<ChatController, 'note'>,
): Cancel =>
  tips.onPaid(({ id, earned, isReported, credits, at, play }) => {
    const isLate = play.status === 'earlier' || play.status === 'unheard';
    const paid = translate('chat.tip.credits', { count: credits, shown: creditsText(credits) });
    const amount = isReported ? currency(earned) : translate('chat.tip.about', { amount: currency(earned) });
    chat.note(translate('chat.tip.plain', { amount, credits: paid }), id, isLate ? at : undefined);
  });
