import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** A request to the service. */
export interface BrowserRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  readonly url: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Headers that are added to, or replace, those of a browser; an empty one is removed. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser with cookies, which sends its page's origin with each write. */
export interface InjectingBrowser {
  readonly ask: (request: BrowserRequest) => Promise<LightMyRequestResponse>;
  readonly cookie: (name: string) => string | undefined;
}

/** A new browser, on the site of that host. */
export const injectingBrowser = (service: FastifyInstance, host = 'localhost:3000'): InjectingBrowser => {
  const cookies = new Map<string, string>();
  return {
    cookie: (name) => cookies.get(name),
    ask: async ({ method = 'GET', url, body, headers = {} }) => {
      const sent = {
        host,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(method === 'GET' || method === 'HEAD' ? {} : { origin: `http://${host}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      };
      const response = await service.inject({
        method,
        url,
        headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== '')),
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      for (const { name, value, maxAge } of response.cookies) {
        if (maxAge === 0) cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
  };
};
