import { MAX_REPLY_NAME, MAX_REPLY_TEXT, NAME_PLACEHOLDER } from './quick-reply.constants.ts';

/** A sentence that is said often. @spec §4 Chat */
export interface QuickReply {
  /** Name that is typed behind a slash to get the text. */
  readonly name: string;
  /** With `{name}` where the customer's name belongs. */
  readonly text: string;
}

/** The text for this customer. */
export const fillIn = (text: string, name: string): string => text.replaceAll(NAME_PLACEHOLDER, () => name);

/** Problem that keeps a reply from being saved. */
export type ReplyProblem = 'nameMissing' | 'nameWrong' | 'nameTaken' | 'textMissing' | 'textTooLong';

const NAME = /^[\p{L}\p{N}_-]+$/u;

/** A name is one word of letters and digits, at most 20, and used once in its language. */
const nameProblem = (name: string, others: readonly QuickReply[]): ReplyProblem | undefined => {
  if (name === '') return 'nameMissing';
  if (name.length > MAX_REPLY_NAME || !NAME.test(name)) return 'nameWrong';
  return others.some((other) => other.name.toLowerCase() === name.toLowerCase()) ? 'nameTaken' : undefined;
};

const textProblem = (text: string): ReplyProblem | undefined => {
  if (text.trim() === '') return 'textMissing';
  return text.length > MAX_REPLY_TEXT ? 'textTooLong' : undefined;
};

export interface ReplyProblems {
  readonly name: ReplyProblem | undefined;
  readonly text: ReplyProblem | undefined;
}

/** Problems of one of the replies of a language; of two with the same name the later one has it. */
export const replyProblems = (replies: readonly QuickReply[], index: number): ReplyProblems => {
  const { name = '', text = '' } = replies[index] ?? {};
  return { name: nameProblem(name, replies.slice(0, index)), text: textProblem(text) };
};

/** Checks whether a reply may be saved. */
export const isKeptReply = (replies: readonly QuickReply[], index: number): boolean => {
  const { name, text } = replyProblems(replies, index);
  return name === undefined && text === undefined;
};
