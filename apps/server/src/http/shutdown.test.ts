import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Unavailable } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { expect, it } from 'vitest';
import { exampleService } from '../testing/example-service.ts';
import type {} from './shutdown.ts';

/** A service that listens, whose answer of `/readyz` can be held. */
const listening = async () => {
  let isHeld = false;
  let asked: (() => void) | undefined;
  let goOn = (): void => undefined;
  const going = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const ping = async (): Promise<E.Either<Unavailable, void>> => {
    asked?.();
    if (isHeld) await going;
    return E.right(undefined);
  };
  const { service } = await exampleService({ readyMilliseconds: 60_000 }, { ping });
  await service.listen({ host: '127.0.0.1', port: 0 });
  const address = service.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    service,
    port,
    /** Holds the next answers; fulfilled once so many are waited for. */
    held: (count: number) => {
      isHeld = true;
      return new Promise<void>((resolve) => {
        let left = count;
        asked = () => {
          left -= 1;
          if (left === 0) resolve();
        };
      });
    },
    goOn: () => goOn(),
  };
};

/** A connection that is kept open, with all that has come over it. */
const connection = (port: number) => {
  const socket: Socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (part) => {
    text += part.toString();
  });
  return { socket, text: () => text, closed: once(socket, 'close') };
};

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

it('a service that is to stop is not ready, answers on, and closes each connection after its answer', async () => {
  const { service, port } = await listening();
  service.beginDrain();
  const answers = await Promise.all(['/readyz', '/livez'].map((path) => fetch(`http://127.0.0.1:${port}${path}`)));
  expect(answers.map(({ status, headers }) => [status, headers.get('connection')])).toEqual([
    [503, 'close'],
    [200, 'close'],
  ]);
  await service.close();
});

it('twenty calls in flight on kept connections are answered when the service closes, and hold it up no longer', async () => {
  const { service, port, held, goOn } = await listening();
  const waiting = held(20);
  const connections = Array.from({ length: 20 }, () => connection(port));
  for (const { socket } of connections) socket.write(get('/readyz'));
  await waiting;
  service.beginDrain();
  const closed = service.close();
  goOn();
  await Promise.all(connections.map((one) => one.closed));
  await closed;
  for (const { text } of connections) {
    expect(text()).toMatch(/^HTTP\/1\.1 200 /);
    expect(text()).toMatch(/\r\nconnection: close\r\n/i);
  }
});

it('what comes over a kept connection while the service closes is refused in our own words, with when to come back', async () => {
  const { service, port, held, goOn } = await listening();
  const waiting = held(1);
  const [busy, late] = [connection(port), connection(port)];
  late.socket.write(get('/livez').slice(0, -2));
  busy.socket.write(get('/readyz'));
  await waiting;
  const closing = new Promise<void>((resolve) => {
    service.server.once('close', () => resolve());
  });
  const closed = service.close();
  await expect.poll(() => service.server.listening).toBe(false);
  late.socket.write('\r\n');
  await late.closed;
  expect(late.text()).toMatch(/^HTTP\/1\.1 503 /);
  expect(late.text()).toMatch(/\r\nretry-after: \d+\r\n/i);
  expect(late.text()).toContain('{"isSuccess":false,"error":{"_tag":"Unavailable"}}');
  goOn();
  await Promise.all([closing, closed]);
});
