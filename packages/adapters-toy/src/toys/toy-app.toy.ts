import * as z from 'zod/mini';
import { err, ok, done, type Result } from '@greenroom/core/kernel/result';
import type { ToyApp, ToyPhoneApp } from '@greenroom/core/toys/toy-app.port';
import type { ToyFailure } from '@greenroom/core/toys/toys.errors';
import { readToys } from './reported-toy.wire.ts';
import { unreadable, type ToyRequestOptions, postJson, type PostOptions } from './toy-answer.ts';
import { encodeCommand, GET_TOYS_COMMAND } from './toy-command.wire.ts';

/**
 * Command that stops all toys: it names no toy, so it is for all of them.
 * @spec §7 Local toy app — command, timeSec, apiVer, optional action
 */
export const STOP_COMMAND = { command: 'Function', action: 'Stop', timeSec: 0, apiVer: 1 } as const;

/**
 * Answer of the toy's app to a command: a code and a message; its type is not read, because it is `OK`, `ok` or missing.
 * @spec §7 Local toy app — success needs code 200
 */
const commandAnswerWire = z.object({
  code: z.union([z.int(), z.pipe(z.string().check(z.regex(/^\d{3}$/)), z.transform(Number))]),
  message: z.nullish(z.string()),
});

const SUCCESS_CODE = 200;

/** Checks an answer of the toy's app: only code 200 in the body is a success. @spec §7 Local toy app — success needs code 200 */
const judge = (answer: unknown): Result<undefined, ToyFailure> => {
  const read = z.safeParse(commandAnswerWire, answer);
  if (!read.success) return err(unreadable('the toy’s app did not answer with a code'));
  const { code, message } = read.data;
  return code === SUCCESS_CODE ? done : err({ code, message: message ?? `code ${code}`, kind: 'refused' });
};

/** An app of the vendor, wherever it listens. */
export interface ToyAppCall {
  /** @returns the whole answer of one that succeeded */
  readonly ask: (body: unknown) => Promise<Result<unknown, ToyFailure>>;
  readonly send: (body: unknown, options?: PostOptions) => Promise<Result<undefined, ToyFailure>>;
}

/**
 * Creates the calls of one toy app: commands as JSON to `/command`.
 * @param url without the path of commands.
 * @spec §7 Local toy app — POST JSON /command
 */
const createToyAppCall = (options: ToyRequestOptions, url: string): ToyAppCall => {
  const address = `${url.replace(/\/$/, '')}/command`;
  const call = async (body: unknown, posting?: PostOptions): Promise<Result<unknown, ToyFailure>> => {
    const answer = await postJson(options, address, body, posting);
    if (!answer.ok) return answer;
    const decision = judge(answer.value);
    return decision.ok ? ok(answer.value) : decision;
  };
  return {
    ask: (body) => call(body),
    send: async (body, posting) => {
      const answer = await call(body, posting);
      return answer.ok ? done : answer;
    },
  };
};

export interface ToyAppOptions extends ToyRequestOptions {
  /** Address of the vendor's app on this machine. */
  readonly url: string;
}

const dataWire = z.object({ data: z.nullish(z.object({ toys: z.optional(z.unknown()) })) });

/** Connects toys through the vendor's app on the performer's machine. @spec §7 Local toy app — POST JSON /command */
export const createToyApp = (options: ToyAppOptions): ToyApp => {
  const app = createToyAppCall(options, options.url);
  return {
    toys: async () => {
      const answer = await app.ask(GET_TOYS_COMMAND);
      if (!answer.ok) return answer;
      const data = z.safeParse(dataWire, answer.value);
      const toys = data.success ? readToys(data.data.data?.toys) : undefined;
      return toys === undefined ? err(unreadable('the toys cannot be read')) : ok(toys);
    },
    run: (command) => app.send(encodeCommand(command)),
    // Outlives the page: a stop that was begun while it closes still arrives.
    stop: () => app.send(STOP_COMMAND, { keepalive: true }),
  };
};

/**
 * Sends a stop to the vendor's app on the performer's phone, by the same protocol as to the one on the machine.
 * @spec §7 Local toy app — success needs code 200
 */
export const createToyPhoneApp = (options: ToyRequestOptions): ToyPhoneApp => ({
  // Outlives the page: a stop that was begun while it closes still arrives.
  stop: (url) => createToyAppCall(options, url).send(STOP_COMMAND, { keepalive: true }),
});
