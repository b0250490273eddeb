import { once } from 'node:events';
import { request } from 'node:http';

interface LoginAnswer {
  readonly status: number;
  readonly error: string;
  /** Milliseconds from the request to the end of the answer. */
  readonly time: number;
}

/** Sends one POST to a platform from a chosen loopback address, as if each were another machine. */
export const postFrom = async (
  address: string,
  url: string,
  body: Readonly<Record<string, unknown>>,
): Promise<LoginAnswer> => {
  const from = performance.now();
  const sent = request(url, {
    method: 'POST',
    localAddress: address,
    headers: { 'content-type': 'application/json', ver: '1.1', tokenDate: '1', role: 'ROLE_PERFORMER' },
  });
  sent.end(JSON.stringify(body));
  const [answer] = await once(sent, 'response');
  answer.setEncoding('utf8');
  let text = '';
  for await (const part of answer) text += part;
  return {
    status: answer.statusCode,
    error: /"error":"(\w+)"/.exec(text)?.[1] ?? 'ok',
    time: performance.now() - from,
  };
};

/** Logs in from a chosen loopback address. */
export const logInFrom = (address: string, platformUrl: string, id: string, password: string): Promise<LoginAnswer> =>
  postFrom(address, `${platformUrl}/api/auth/login`, { email: id, password, forced: true });
