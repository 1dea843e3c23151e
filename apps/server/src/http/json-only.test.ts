import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleService } from '../testing/example-service.ts';

let service: Awaited<ReturnType<typeof exampleService>>['service'];

beforeAll(async () => {
  ({ service } = await exampleService());
});
afterAll(() => service.close());

const signIn = JSON.stringify({ email: 'amelia@example.com', password: 'hydrangea-52' });
const status = async (payload: string | Buffer, headers: Readonly<Record<string, string>>): Promise<number> => {
  const answer = await service.inject({
    method: 'POST',
    url: '/api/account/sign-in',
    headers: { origin: 'http://localhost', host: 'localhost', ...headers },
    payload,
  });
  return answer.statusCode;
};

it.each([
  ['application/json', 200],
  ['application/json; charset=utf-8', 200],
  ['application/json;charset="UTF-8"', 200],
  ['application/json; charset=utf-7', 415],
  ['application/json; charset=utf-16le', 415],
  ['text/plain', 415],
])('[API-01] a body that says it is %s: %d', async (contentType, expected) => {
  expect(await status(signIn, { 'content-type': contentType })).toBe(expected);
});

it('[API-01] a compressed body is refused, unread', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  expect(await status(gzipSync(signIn), headers)).toBe(415);
});
