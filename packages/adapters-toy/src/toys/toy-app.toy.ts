import * as z from 'zod/mini';
import { err, ok } from '@greenroom/core/kernel/result';
import type { ToyApp, ToyPhoneApp } from '@greenroom/core/toys/toy-app.port';
import { readToys } from './reported-toy.wire.ts';
import { unreadable, type ToyRequestOptions } from './toy-answer.ts';
import { STOP_COMMAND, createToyAppCall } from './toy-app-call.ts';
import { encodeCommand, GET_TOYS_COMMAND } from './toy-command.wire.ts';

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
