import { request } from 'node:http';
import { Readable } from 'node:stream';

/** A test browser: its host, network address and cookies. */
export interface BrowserIdentity {
  readonly host: string;
  readonly networkAddress: string;
  readonly cookies: Map<string, string>;
}

/** The fields of a request that the test clients send. */
export interface FetchRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

const keep = (cookies: Map<string, string>, setCookies: ReadonlyArray<string>): void => {
  for (const line of setCookies) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/;\s*Max-Age=0(;|$)/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
};

/**
 * A `fetch` that behaves like a browser: it has a cookie jar, and sends the page's origin with writes. Node's own
 * neither resolves the sites' hosts nor allows setting `Host`, so all requests go to 127.0.0.1 at the port of the
 * service.
 */
export const httpFetch =
  (port: number, { host, networkAddress, cookies }: BrowserIdentity) =>
  (url: string | URL, { method = 'GET', headers = {}, body, signal }: FetchRequest = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { pathname, search } = new URL(url);
      const outgoing = request({
        host: '127.0.0.1',
        port,
        path: `${pathname}${search}`,
        method,
        agent: false,
        ...(signal === undefined ? {} : { signal }),
        headers: {
          ...headers,
          host: `${host}:${port}`,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-forwarded-for': networkAddress,
          ...(method === 'GET' ? {} : { origin: `http://${host}:${port}` }),
        },
      });
      outgoing.on('error', reject);
      outgoing.on('response', (incoming) => {
        keep(cookies, incoming.headers['set-cookie'] ?? []);
        const status = incoming.statusCode ?? 500;
        const answered = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        );
        const stream = status === 204 || status === 304 ? null : Readable.toWeb(incoming);
        resolve(new Response(stream, { status, headers: answered }));
      });
      outgoing.end(body);
    });
