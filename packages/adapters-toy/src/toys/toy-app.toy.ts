import * as z from 'zod/mini';
import { done, err, ok, type Result } from '@greenroom/core/kernel/result';
import type { ToyApp } from '@greenroom/core/toys/toy-app.port';
import { UNREACHABLE_CODE, type ToyFailure } from '@greenroom/core/toys/toy-failure';
import { commandAnswerWire, STOP_COMMAND, SUCCESS_CODE } from './local-toy-app.wire.ts';
import { readToys } from './reported-toy.wire.ts';
import { postJson, unreadable, type ToyRequestOptions } from './toy-answer.ts';
import { encodeCommand, GET_TOYS_COMMAND } from './toy-command.wire.ts';

export interface ToyAppOptions extends ToyRequestOptions {
  /** Where the vendor's app may listen on this machine, the likeliest first; none when no toys are used here. */
  readonly urls: readonly string[];
}

const NOT_CONFIGURED: ToyFailure = { code: UNREACHABLE_CODE, message: 'no toy app is configured', kind: 'unreachable' };

const dataWire = z.object({ data: z.nullish(z.object({ toys: z.optional(z.unknown()) })) });

/** Success is the body's code 200 and nothing else. @spec §7 Local toy app — success needs code 200 */
const judge = (answer: unknown): Result<undefined, ToyFailure> => {
  const read = z.safeParse(commandAnswerWire, answer);
  if (!read.success) return err(unreadable('the toy’s app did not answer with a code'));
  const { code, message } = read.data;
  return code === SUCCESS_CODE ? done : err({ code, message: message ?? `code ${code}`, kind: 'refused' });
};

const commandUrl = (base: string): string => `${base.replace(/\/$/, '')}/command`;

/** The vendor's app on her machine. @spec §7 Local toy app — POST JSON /command */
export const createToyApp = (options: ToyAppOptions): ToyApp => {
  const urls = options.urls.map(commandUrl);
  /** The one that answered last. */
  let current = urls[0];

  const ask = async (url: string, body: unknown, keepalive = false): Promise<Result<unknown, ToyFailure>> => {
    const answer = await postJson(options, url, body, keepalive);
    if (!answer.ok) return answer;
    const verdict = judge(answer.value);
    return verdict.ok ? answer : verdict;
  };
  const tell = async (
    url: string | undefined,
    body: unknown,
    keepalive = false,
  ): Promise<Result<undefined, ToyFailure>> => {
    if (url === undefined) return err(NOT_CONFIGURED);
    const answer = await ask(url, body, keepalive);
    return answer.ok ? done : answer;
  };
  const toysAt = async (url: string): ReturnType<ToyApp['toys']> => {
    const answer = await ask(url, GET_TOYS_COMMAND);
    if (!answer.ok) return answer;
    const data = z.safeParse(dataWire, answer.value);
    const toys = data.success ? readToys(data.data.data?.toys) : undefined;
    return toys === undefined ? err(unreadable('the toys cannot be read')) : ok(toys);
  };

  return {
    toys: async () => {
      let failure = NOT_CONFIGURED;
      for (const url of new Set(current === undefined ? [] : [current, ...urls])) {
        const toys = await toysAt(url);
        if (toys.ok) {
          current = url;
          return toys;
        }
        // What an app said is worth more than that another is not there.
        if (failure === NOT_CONFIGURED || toys.error.kind !== 'unreachable') failure = toys.error;
      }
      return err(failure);
    },
    run: (command) => tell(current, encodeCommand(command)),
    // Both outlive the page: a stop that was begun while it closes still arrives.
    stop: () => tell(current, STOP_COMMAND, true),
    stopPhone: (url) => tell(commandUrl(url), STOP_COMMAND, true),
  };
};
