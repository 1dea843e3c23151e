import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { LookupFunction } from 'node:net';
import { either as E } from 'fp-ts';
import { afterEach, describe, expect, it } from 'vitest';
import { type FetchLimits, pictureFetcher } from './fetch-picture.ts';
import { readPictureHosts } from './picture-addresses.ts';

const hostsOf = (list: string) =>
  E.getOrElseW((entry: string) => Promise.reject(new Error(entry)))(readPictureHosts(list, false));

/** Answers every name with that address. */
const resolvedTo =
  (address: string): LookupFunction =>
  (_name, options, done) => {
    const family = address.includes(':') ? 6 : 4;
    if (options.all === true) done(null, [{ address, family }]);
    else done(null, address, family);
  };

const never = new AbortController().signal;

describe('fetching a picture', () => {
  const servers: Array<Server> = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });
  /** A server on this machine: its entry in the list of hosts. */
  const serving = (answer: RequestListener): Promise<string> =>
    new Promise((resolve) => {
      const server = createServer(answer);
      servers.push(server);
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
      });
    });
  const fetchFrom = async (host: string, path = '/a.jpg', limits: Partial<FetchLimits> = {}, more = '') => {
    const hosts = await hostsOf(`${host}${more}`);
    return pictureFetcher(hosts, { bytes: 1_000, deadline: () => never, ...limits })(`${host}${path}`, never);
  };
  const temporary = (reason: string) => E.left({ _tag: 'Temporary', reason });
  const permanent = (reason: string) => E.left({ _tag: 'Permanent', reason });

  it('[INT-06] gives the bytes, also after a few redirects', async () => {
    const host = await serving((request, response) => {
      if (request.url === '/3') response.writeHead(200, { 'content-type': 'image/jpeg' }).end('bytes');
      else response.writeHead(302, { location: `/${Number(request.url?.slice(1)) + 1}` }).end();
    });
    expect(await fetchFrom(host, '/0')).toEqual(E.right(Buffer.from('bytes')));
    expect(await fetchFrom(host, '/-1')).toEqual(permanent('too-many-redirects'));
  });

  it.each([
    [404, permanent('status 404')],
    [403, permanent('status 403')],
    [204, permanent('status 204')],
    [302, permanent('status 302')],
    [429, temporary('status 429')],
    [503, temporary('status 503')],
  ])('[INT-06] the status %i passes or lasts', async (status, outcome) => {
    expect(await fetchFrom(await serving((_request, response) => response.writeHead(status).end()))).toEqual(outcome);
  });

  it.each(['text/html; charset=utf-8', 'image/svg+xml', 'application/pdf'])(
    '[INT-06] what says that it is %s is not a picture',
    async (type) => {
      const host = await serving((_request, response) =>
        response.writeHead(200, { 'content-type': type }).end('<svg/>'),
      );
      expect(await fetchFrom(host)).toEqual(permanent('not-a-picture'));
    },
  );

  it.each([
    ['/', 'http://169.254.169.254/latest/meta-data/'],
    ['/', 'http://127.0.0.1:1/'],
    ['/', 'http://[::1]/'],
    ['/', 'https://pictures.example.com/a.jpg'],
    ['/', '//evil.example/a.jpg'],
    ['/', 'file:///etc/passwd'],
    ['/', 'http://name:word@127.0.0.1/'],
  ])('[INT-06] a redirect to a host that is not named is not followed: %s%s', async (path, location) => {
    const requested: Array<string | undefined> = [];
    const host = await serving((request, response) => {
      requested.push(request.url);
      response.writeHead(302, { location }).end();
    });
    expect(await fetchFrom(host, path)).toEqual(permanent('host-not-allowed'));
    expect(requested).toEqual([path]);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '0.0.0.0',
    '::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
  ])(
    '[INT-06] a name that is resolved to the private address %s is not connected to, also after a redirect',
    async (address) => {
      const lookup = resolvedTo(address);
      const named = pictureFetcher(await hostsOf('pictures.example.com'), {
        bytes: 1_000,
        deadline: () => never,
        lookup,
      });
      expect(await named('https://pictures.example.com/a.jpg', never)).toEqual(permanent('private-address'));
      const host = await serving((_request, response) =>
        response.writeHead(301, { location: 'http://pictures.example.com/' }).end(),
      );
      expect(await fetchFrom(host, '/', { lookup }, ', http://pictures.example.com')).toEqual(
        permanent('private-address'),
      );
    },
  );

  const endless = (response: ServerResponse): void => {
    const more = (): void => {
      if (!response.destroyed) response.write('x'.repeat(100), more);
    };
    more();
  };
  it('[INT-06] a body that is too long is cut off, whatever its length is said to be', async () => {
    const tellsAll = await serving((_request, response) =>
      response.writeHead(200, { 'content-length': '1001' }).end('x'.repeat(1_001)),
    );
    const tellsNothing = await serving((_request, response) => endless(response.writeHead(200)));
    expect([await fetchFrom(tellsAll), await fetchFrom(tellsNothing)]).toEqual([
      permanent('too-many-bytes'),
      permanent('too-many-bytes'),
    ]);
    const right = await serving((_request, response) => response.writeHead(200).end('x'.repeat(1_000)));
    expect(await fetchFrom(right)).toMatchObject(E.right({ length: 1_000 }));
  });

  it('[INT-06] a body that is too slow or breaks off, and a server that is not there, pass', async () => {
    const patience = new AbortController();
    const slow = await serving((_request, response) => {
      response.writeHead(200).write('a little', () => patience.abort());
    });
    expect(await fetchFrom(slow, '/', { deadline: () => patience.signal })).toEqual(temporary('timeout'));
    const broken = await serving((_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('a little', () => response.destroy());
    });
    expect(await fetchFrom(broken)).toEqual(temporary('ECONNRESET'));
    for (const server of servers) await new Promise((resolve) => server.close(resolve));
    expect(await fetchFrom(broken)).toEqual(temporary('ECONNREFUSED'));
  });
});
