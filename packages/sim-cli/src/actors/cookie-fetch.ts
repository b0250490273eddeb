type Fetch = typeof fetch;

const isGone = (attributes: string): boolean => /;\s*max-age=0\b/i.test(attributes);

/**
 * Creates a fetch that keeps cookies, as a browser does for one site. It serves one address only: paths and hosts of
 * cookies are ignored.
 */
export const createCookieFetch = (send: Fetch = fetch): Fetch => {
  const cookies = new Map<string, string>();
  const keep = (line: string): void => {
    const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
    if (isGone(line)) cookies.delete(name);
    else cookies.set(name, value);
  };
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await send(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  };
};
