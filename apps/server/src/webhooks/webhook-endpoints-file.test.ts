import { join } from 'node:path';
import { webhookTypes } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/test-database.ts';
import { newWebhookSecret } from './command.ts';
import { openWebhookEndpoints, readWebhookEndpoints } from './webhook-endpoints-file.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const erp = { name: 'erp', url: 'https://erp.example.com/hooks', secrets: [SECRET] };

const read = (...endpoints: ReadonlyArray<unknown>) => readWebhookEndpoints(JSON.stringify({ endpoints }));

describe('the file of endpoints', () => {
  it('[INT-05] what is left out has a default: all types, and no private network except on this machine', () => {
    const local = {
      name: 'local',
      url: 'http://localhost:4000',
      secrets: [SECRET, newWebhookSecret()],
      events: ['order.placed'],
    };
    expect(read(erp, local)).toEqual(
      E.right([
        { ...erp, types: webhookTypes, allowsPrivateAddresses: false },
        {
          name: 'local',
          url: local.url,
          secrets: local.secrets,
          types: ['order.placed'],
          allowsPrivateAddresses: true,
        },
      ]),
    );
  });

  it.each([
    [[{ ...erp, url: 'http://erp.example.com' }], 'endpoints[0].url must be an https address'],
    [[{ ...erp, url: 'https://name:password@erp.example.com' }], 'endpoints[0].url must be an https address'],
    [[{ ...erp, url: 'ftp://localhost' }], 'endpoints[0].url must be an https address'],
    [[{ ...erp, url: 'erp' }], 'endpoints[0].url must be an https address'],
    [[{ ...erp, name: 'ERP' }], 'endpoints[0].name must be 1 to 40 small letters'],
    [[erp, erp], 'endpoints must be a list of endpoints with different names'],
    [[{ ...erp, secrets: [] }], 'endpoints[0].secrets must be a list of one secret'],
    [[{ ...erp, secrets: [SECRET, SECRET] }], 'endpoints[0].secrets must be a list of one secret'],
    [[{ ...erp, secrets: ['whsec_dG9vIHNob3J0'] }], 'endpoints[0].secrets[0] must be whsec_ and 24 to 64 bytes'],
    [[{ ...erp, secrets: ['not base64, and long enough to be one'] }], 'endpoints[0].secrets[0] must be whsec_'],
    [[{ ...erp, events: ['order.lost'] }], 'endpoints[0].events[0] must be one of registry.created'],
    [[{ ...erp, events: [] }], 'endpoints[0].events must be a list with at least one entry'],
    [[{ ...erp, secret: SECRET }], 'endpoints[0].secret must be left out'],
  ])('[INT-05] a mistake has its place, and shows no secret: %#', (endpoints, mistake) => {
    const outcome = read(...endpoints);
    expect(E.isLeft(outcome) && outcome.left).toContain(mistake);
    expect(JSON.stringify(outcome)).not.toContain('MfKQ9r8');
  });

  it('[INT-05] a file that is missing or not JSON is reported', async () => {
    const folder = temporaryFolder();
    const path = join(folder.path, 'webhooks.json');
    expect(await openWebhookEndpoints(path)()).toEqual(
      E.left(`The webhooks ${path} could not be read (ENOENT); check WEBHOOKS_FILE.`),
    );
    folder.remove();
    expect(readWebhookEndpoints('{')).toEqual(E.left('the file is not JSON'));
  });
});
