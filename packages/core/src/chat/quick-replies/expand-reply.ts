import { fillIn, type QuickReply } from './quick-reply.ts';

const TYPED = /(?:^|\s)\/([\p{L}\p{N}_-]+)\s$/u;
const ENTERED = /(?:^|\s)\/([\p{L}\p{N}_-]+)$/u;

interface Offered {
  readonly replies: readonly QuickReply[];
  /** The customer's name. */
  readonly name: string;
}

const expand = (draft: string, pattern: RegExp, { replies, name }: Offered): string | undefined => {
  const typed = pattern.exec(draft)?.[1];
  const reply = replies.find((each) => each.name.toLowerCase() === typed?.toLowerCase());
  if (typed === undefined || reply === undefined) return undefined;
  const start = draft.trimEnd().length - typed.length - 1;
  return draft.slice(0, start) + fillIn(reply.text, name);
};

/** Expands a draft that ends with `/name` and a space; undefined when it is no reply. @spec §4 Chat */
export const expandTyped = (draft: string, offered: Offered): string | undefined => expand(draft, TYPED, offered);

/** Expands a draft that ends with `/name` when it is about to be sent; undefined when it is no reply. @spec §4 Chat */
export const expandEntered = (draft: string, offered: Offered): string | undefined => expand(draft, ENTERED, offered);

/** The reply puts itself behind what is typed already, which must not be lost. */
export const withReply = (draft: string, text: string): string =>
  draft.trim() === '' ? text : `${draft.trimEnd()} ${text}`;
