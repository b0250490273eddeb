// The platform's admin API, with the token that `serve` printed.

const KEPT = 'greenroom-sim.token';

/** The token comes behind the address's hash, which is never sent, and leaves the address at once. */
const fromAddress = () => {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (token !== null) history.replaceState(null, '', location.pathname);
  return token;
};

let token = fromAddress() ?? sessionStorage.getItem(KEPT) ?? '';
// The address that `serve` printed, put into a tab that has the panel open already, loads nothing by itself.
addEventListener('hashchange', () => {
  if (location.hash.startsWith('#token=')) location.reload();
});

/** The token names the platform: another start of it has another one. */
export const platformToken = () => token;

export const keepToken = (given) => {
  token = given;
  sessionStorage.setItem(KEPT, given);
};

export class Refused extends Error {
  constructor(status, code) {
    super(code);
    this.status = status;
  }
}

/** @throws Refused with the platform's code, or `unreachable` */
export const admin = async (path, body) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const how = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`/sim/api/${path}`, how).catch(() => undefined);
  if (answer === undefined) throw new Refused(0, 'unreachable');
  const json = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(answer.status, json.error ?? answer.statusText);
  return json;
};

/** Checks the token against this platform; a right one is kept for this tab. */
export const isOpen = async () => {
  try {
    await admin('machine');
    keepToken(token);
    return true;
  } catch (error) {
    if (error.status === 401) return false;
    throw error;
  }
};
