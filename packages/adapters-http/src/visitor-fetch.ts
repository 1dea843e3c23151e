import type { Fetch } from './connection.ts';

/** The subset of `fetch` outside a browser that is used here. */
export type FetchWithCookies = (
  url: string,
  request: Parameters<Fetch>[1],
) => Promise<Awaited<ReturnType<Fetch>> & { readonly headers: { readonly getSetCookie: () => ReadonlyArray<string> } }>;

/**
 * A `fetch` for one visitor outside a browser, such as a server that renders pages. It keeps the visitor's cookies,
 * which hold session and cart, and sends the site's origin, which the service requires of every write.
 */
export const visitorFetch = (origin: string, fetch: FetchWithCookies): Fetch => {
  const cookies = new Map<string, string>();
  return async (url, request) => {
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...request.headers, Origin: origin, ...(Cookie === '' ? {} : { Cookie }) };
    const answer = await fetch(url, { ...request, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (/;\s*Max-Age=0(;|$)/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
};
