import type { Bytes } from '@greenroom/core/kernel/units';

/** Outcome of reading a body: its text, or the reason that there is none (too big, broken off). */
export type AnswerBody =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tooBig' }
  | { readonly kind: 'broken' };

const TOO_BIG: AnswerBody = { kind: 'tooBig' };

/**
 * Reads a body piece by piece and stops, cancelling the rest, as soon as it is larger than allowed: what a server claims
 * about its length is only good for refusing earlier.
 */
export const readAnswerBody = async (response: Response, largest: Bytes): Promise<AnswerBody> => {
  const { body } = response;
  try {
    if (body === null) return { kind: 'text', text: '' };
    if (Number(response.headers.get('content-length')) > largest) {
      await body.cancel();
      return TOO_BIG;
    }
    const decoder = new TextDecoder();
    const reader = body.getReader();
    let size = 0;
    let text = '';
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      size += piece.value.byteLength;
      if (size > largest) {
        await reader.cancel();
        return TOO_BIG;
      }
      text += decoder.decode(piece.value, { stream: true });
    }
    return { kind: 'text', text: text + decoder.decode() };
  } catch {
    return { kind: 'broken' };
  }
};
