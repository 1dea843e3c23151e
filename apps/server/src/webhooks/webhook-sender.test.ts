import { spawn } from 'node:child_process';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type Instant, type WebhookOutcome, webhookTypes } from '@gift-registry/domain';
import { instantOf } from '@gift-registry/domain/testing/arbitrary';
import { afterEach, describe, expect, it } from 'vitest';
import { systemClock } from '../clock/system-clock.ts';
import { newWebhookSecret } from './command.ts';
import type { WebhookEndpoint } from './webhook-endpoints-file.ts';
import { webhookSender } from './webhook-sender.ts';

const noon = instantOf('2027-06-01T12:00:00.000Z');
/** The example of the Standard Webhooks specification. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const endpointAt = (url: string, more: Partial<WebhookEndpoint> = {}): WebhookEndpoint => ({
  name: 'erp',
  url,
  secrets: [SECRET],
  types: webhookTypes,
  allowsPrivateAddresses: true,
  ...more,
});

const delivery = {
  endpoint: 'erp',
  messageId: 'msg_1',
  type: 'thanks.updated',
  body: '{"type":"thanks.updated"}',
  attempts: 1,
} as const;

const send = (endpoint: WebhookEndpoint, at: Instant = noon, deadline?: () => AbortSignal): Promise<WebhookOutcome> =>
  webhookSender([endpoint], deadline).send(delivery, at)();

describe('sending a webhook', () => {
  const servers: Array<Server> = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });
  const receiver = (answer: RequestListener): Promise<string> =>
    new Promise((resolve) => {
      const server = createServer(answer);
      servers.push(server);
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hooks?shop=1`);
      });
    });

  it('[INT-05] is signed with each secret as Standard Webhooks asks for', async () => {
    let headers: IncomingHttpHeaders = {};
    const url = await receiver((request, response) => {
      headers = { ...request.headers, path: request.url };
      response.writeHead(204).end();
    });
    const other = newWebhookSecret();
    expect(await send(endpointAt(url, { secrets: [SECRET, other] }))).toEqual({ _tag: 'Delivered' });
    expect(headers).toMatchObject({
      path: '/hooks?shop=1',
      'content-type': 'application/json',
      'webhook-id': 'msg_1',
      'webhook-timestamp': '1811851200',
    });
    // Made with OpenSSL from "msg_1.1811851200.{…}" and the bytes of the secret.
    expect(headers['webhook-signature']).toMatch(
      /^v1,j8KqYTqbQJABq4HwH2OHWHbQMEtCfeZ1\/vulJaGiC4M= v1,[A-Za-z0-9+/]{43}=$/,
    );
  });

  it('[INT-05] of an endless answer the status counts, and no more than a little of it is read', async () => {
    let sent = 0;
    let ended = (): void => undefined;
    const closed = new Promise<void>((resolve) => {
      ended = resolve;
    });
    const url = await receiver((_request, response) => {
      const more = (): void => {
        const chunk = Buffer.alloc(16_384);
        do sent += chunk.length;
        while (response.write(chunk) && sent < 200_000_000);
      };
      response.on('drain', more).on('close', ended);
      response.writeHead(200);
      more();
    });
    expect(await send(endpointAt(url))).toEqual({ _tag: 'Delivered' });
    await closed;
    // What the sockets of both sides held in their buffers comes on top.
    expect(sent).toBeLessThan(20_000_000);
  });

  it.each([
    [200, { _tag: 'Delivered' }],
    [299, { _tag: 'Delivered' }],
    [400, { _tag: 'NotDelivered', reason: 'status 400' }],
    [410, { _tag: 'Gone' }],
    [503, { _tag: 'NotDelivered', reason: 'status 503' }],
  ])('[INT-05] the status %i is an outcome', async (status, outcome) => {
    const url = await receiver((_request, response) => response.writeHead(status).end('a long answer'));
    expect(await send(endpointAt(url))).toEqual(outcome);
  });

  it('[INT-05] redirects are not followed', async () => {
    const requested: Array<string | undefined> = [];
    const url = await receiver((request, response) => {
      requested.push(request.url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect(await send(endpointAt(url))).toEqual({ _tag: 'NotDelivered', reason: 'status 307' });
    expect(requested).toEqual(['/hooks?shop=1']);
  });

  it('[INT-05] an endpoint that does not answer in time, breaks off or is not there has its own reason', async () => {
    const patience = new AbortController();
    const silent = await receiver(() => patience.abort());
    expect(await send(endpointAt(silent), noon, () => patience.signal)).toEqual({
      _tag: 'NotDelivered',
      reason: 'timeout',
    });
    const broken = await receiver((request) => request.socket.destroy());
    expect(await send(endpointAt(broken))).toEqual({ _tag: 'NotDelivered', reason: 'ECONNRESET' });
    for (const server of servers) await new Promise((resolve) => server.close(resolve));
    expect(await send(endpointAt(broken))).toEqual({ _tag: 'NotDelivered', reason: 'ECONNREFUSED' });
  });

  it('[INT-05] an answer that never ends holds up nothing', async () => {
    const url = await receiver((_request, response) => response.writeHead(200).write('on and on'));
    expect(await send(endpointAt(url))).toEqual({ _tag: 'Delivered' });
  });

  it.each(['http://127.0.0.1:9/', 'http://localhost:9/', 'https://10.0.0.1/', 'https://[::ffff:10.0.0.1]/'])(
    '[INT-05] the private address %s is refused unless it is allowed',
    async (url) => {
      expect(await send(endpointAt(url, { allowsPrivateAddresses: false }))).toEqual({
        _tag: 'NotDelivered',
        reason: 'private-address',
      });
    },
  );

  it('[INT-05] the receiver in the documents verifies a message, handles it once and refuses others', async () => {
    const example = fileURLToPath(new URL('../../../../docs/examples/webhook-receiver.mjs', import.meta.url));
    const child = spawn(process.execPath, [example], { env: { PORT: '0', WEBHOOK_SECRET: SECRET } });
    try {
      let said = '';
      child.stdout.on('data', (part: Buffer) => {
        said += part.toString();
      });
      await expect.poll(() => said, { timeout: 10_000 }).toContain('Receiving on');
      const url = said.replace('Receiving on ', '').trim();
      // The library allows a clock that is five minutes off.
      const now = systemClock.now();
      const own = endpointAt(url, { secrets: [newWebhookSecret(), SECRET] });
      expect([await send(own, now), await send(own, now)]).toEqual([{ _tag: 'Delivered' }, { _tag: 'Delivered' }]);
      const refused = { _tag: 'NotDelivered', reason: 'status 401' };
      expect(await send(endpointAt(url, { secrets: [newWebhookSecret()] }), now)).toEqual(refused);
      expect(await send(own, instantOf('2020-01-01T00:00:00.000Z'))).toEqual(refused);
      await expect.poll(() => said.match(/thanks\.updated/g)).toHaveLength(1);
    } finally {
      child.kill();
    }
  });
});
