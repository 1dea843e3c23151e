// @ts-check
// A receiver of webhooks: PORT=4000 WEBHOOK_SECRET=whsec_… node docs/examples/webhook-receiver.mjs
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET ?? '');

/** In a real receiver: a table with a unique id, written in the transaction that handles the message. */
const handled = new Set();

/** @param {{ type: string, data: Record<string, unknown> }} message */
const handle = ({ type, data }) => console.log(type, JSON.stringify(data));

const server = createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  // The bytes as they came: JSON that was parsed and written again has another signature.
  const body = Buffer.concat(parts).toString('utf8');
  const id = String(request.headers['webhook-id']);
  let message;
  try {
    message = webhook.verify(body, {
      'webhook-id': id,
      'webhook-timestamp': String(request.headers['webhook-timestamp']),
      'webhook-signature': String(request.headers['webhook-signature']),
    });
  } catch {
    response.writeHead(401).end();
    return;
  }
  if (!handled.has(id)) {
    handle(/** @type {Parameters<typeof handle>[0]} */ (message));
    handled.add(id);
  }
  response.writeHead(204).end();
});

server.listen(Number(process.env.PORT ?? 4000), '127.0.0.1', () => {
  const address = server.address();
  console.log(`Receiving on http://localhost:${typeof address === 'object' ? address?.port : address}`);
});
