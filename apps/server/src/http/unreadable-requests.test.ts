import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleService } from '../testing/example-service.ts';

let service: Awaited<ReturnType<typeof exampleService>>['service'];
let port = 0;

beforeAll(async () => {
  ({ service } = await exampleService());
  port = Number(new URL(await service.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => service.close());

const failedAnswerTo = async (bytes: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  socket.write(bytes);
  await once(socket, 'close');
  return text;
};

it.each([
  ['no HTTP at all', 'GARBAGE\r\n\r\n', 400],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('[API-01] %s is answered in the error body with the guarding headers', async (_name, bytes, status) => {
  const answer = await failedAnswerTo(bytes);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head.startsWith(`HTTP/1.1 ${status} `)).toBe(true);
  expect(head).toMatch(/^content-security-policy: default-src 'self'/m);
  expect(head).toContain('x-content-type-options: nosniff');
  expect(JSON.parse(body)).toEqual({
    isSuccess: false,
    error: { _tag: 'BadRequest', reason: 'The request cannot be read.' },
  });
});

it('[API-01] two hosts are refused: what stands before the service may have read the other one', async () => {
  const answer = await failedAnswerTo(
    'GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  );
  expect(answer.startsWith('HTTP/1.1 400 ')).toBe(true);
});

it('[API-01] headers that do not end are given up after ten seconds, a request after thirty', () => {
  const { headersTimeout, requestTimeout } = service.server;
  expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 10_000, requestTimeout: 30_000 });
});
