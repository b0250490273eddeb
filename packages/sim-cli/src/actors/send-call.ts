import { CALLS, CALLS_BY_CAPABILITY } from '@greenroom/adapters-http/calls';
import type { ApiClient } from '@greenroom/adapters-http/http/api-client';
import { paramNames, type AnyCallInput, type Call } from '@greenroom/adapters-http/http/call';
import { readRequest } from '@greenroom/adapters-http/http/read-request';
import { type CallFailure, err, type Result } from '@greenroom/core/kernel/result';

/** Parts of the page whose calls are sent as they were recorded, because no step of a scenario names them. */
const FORMS = [
  'account',
  'blocks',
  'inbox',
  'localisation',
  'media',
  'memos',
  'personal-data',
  'profile',
] as const satisfies readonly (keyof typeof CALLS_BY_CAPABILITY)[];

/** Changes by GET, as the specification has them. */
const CHANGING_GETS: readonly string[] = ['swapMedias'];

const changes = (row: Call): boolean =>
  (row.method !== 'GET' || CHANGING_GETS.includes(row.name)) && row.access === 'performer' && row.sends === undefined;

const FORM_CALLS = new Set(
  FORMS.flatMap((capability) =>
    Object.values<Call>(CALLS_BY_CAPABILITY[capability])
      .filter(changes)
      .map(({ name }) => name),
  ),
);

/** Checks whether a call changes the profile, a photo or video, the inbox, the details or the settings of a performer. */
export const isFormCall = (name: string): boolean => FORM_CALLS.has(name);

const rowOf = (name: string): Call | undefined => Object.values<Call>(CALLS).find((row) => row.name === name);

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');

/** The parts of a call whose content is in one piece, as recorded trace has it. */
const inputOf = ({ path }: Call, content: Readonly<Record<string, unknown>>): AnyCallInput => {
  const names = paramNames(path);
  const params = Object.fromEntries(names.map((name) => [name, textOf(content[name])]));
  const rest = Object.fromEntries(Object.entries(content).filter(([name]) => !names.includes(name)));
  return { params, query: rest, body: rest };
};

type AnyCall = (row: Call, input: AnyCallInput) => Promise<Result<unknown, CallFailure>>;
/** A row that is found by its name has lost the types of its parts: `readRequest` has checked them. */
const callOf = (client: ApiClient): AnyCall => client.call as AnyCall;

/** Reason for which a call was not made, or refused: a sentence, and the code of a refusal. */
export interface SendRefusal {
  readonly why: string;
  readonly code?: string;
}

/** Sends a call of the table as the page would. @returns its answer */
export const sendCall = async (
  client: ApiClient,
  name: string,
  content: Readonly<Record<string, unknown>>,
): Promise<Result<unknown, SendRefusal>> => {
  const row = rowOf(name);
  if (row === undefined) return err({ why: 'there is no such call' });
  const read = readRequest(row, inputOf(row, content));
  if (!read.ok) return err({ why: `${read.error} does not fit` });
  const answer = await callOf(client)(row, read.value);
  if (answer.ok) return answer;
  const { status, message } = answer.error;
  return err({ why: `${status} ${message}`, code: message });
};
