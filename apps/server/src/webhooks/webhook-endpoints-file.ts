import { readFile } from 'node:fs/promises';
import { oneOf } from '@gift-registry/adapters-http/wire';
import { webhookTypes } from '@gift-registry/domain';
import { either as E, function as F, taskEither as TE } from 'fp-ts';
import * as t from 'io-ts';
import { decodeFile, nonEmptyList, refine, strictObject, strictObjectWithOptional } from '../json-file/file-codec.ts';
import { errorCode } from '../log/error-code.ts';
import type { WebhookSubscription } from '../sql/sql-context.ts';

/** An endpoint that messages are sent to. */
export interface WebhookEndpoint extends WebhookSubscription {
  readonly url: string;
  /** One secret, or two during a rotation: a message is signed with each. */
  readonly secrets: ReadonlyArray<string>;
  /** Whether it may be in a private network. */
  readonly allowsPrivateAddresses: boolean;
}

const name = refine('1 to 40 small letters, digits or hyphens', t.string, (raw) => /^[a-z0-9-]{1,40}$/.test(raw));

const LOCAL_HOSTS: ReadonlyArray<string> = ['localhost', '127.0.0.1', '[::1]'];

const isLocal = (url: string): boolean => LOCAL_HOSTS.includes(new URL(url).hostname);

const url = refine('an https address without a password and #, or an http address of localhost', t.string, (raw) => {
  if (!URL.canParse(raw)) return false;
  const { protocol, username, password, hash } = new URL(raw);
  const isPlain = username === '' && password === '' && hash === '';
  return isPlain && (protocol === 'https:' || (protocol === 'http:' && isLocal(raw)));
});

/** 24 to 64 bytes, as the Standard Webhooks specification asks for. */
const secret = refine('whsec_ and 24 to 64 bytes in base64', t.string, (raw) => {
  const [, text = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(raw) ?? [];
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text && bytes.length >= 24 && bytes.length <= 64;
});

const secrets = refine(
  'a list of one secret, or of two different ones',
  t.readonlyArray(secret, 'a list of secrets'),
  (all) => (all.length === 1 || all.length === 2) && new Set(all).size === all.length,
);

const endpoint = strictObjectWithOptional(
  { name, url, secrets },
  { events: nonEmptyList(oneOf(...webhookTypes)), allowPrivateAddresses: t.boolean },
);

const file = strictObject({
  endpoints: refine(
    'a list of endpoints with different names',
    t.readonlyArray(endpoint, 'a list of endpoints'),
    (all) => new Set(all.map((each) => each.name)).size === all.length,
  ),
});

const endpointOf = ({ events, allowPrivateAddresses, ...read }: t.TypeOf<typeof endpoint>): WebhookEndpoint => ({
  ...read,
  types: events ?? webhookTypes,
  allowsPrivateAddresses: allowPrivateAddresses ?? isLocal(read.url),
});

/** Parses a file of endpoints; left is the place of the first mistake, and never a secret. */
export const readWebhookEndpoints = (text: string): E.Either<string, ReadonlyArray<WebhookEndpoint>> =>
  F.pipe(
    decodeFile(file)(text),
    E.map(({ endpoints }) => endpoints.map(endpointOf)),
  );

/** Reads the endpoints from that file. Left is the reason for a failure, in one sentence. */
export const openWebhookEndpoints = (path: string): TE.TaskEither<string, ReadonlyArray<WebhookEndpoint>> =>
  F.pipe(
    TE.tryCatch(
      () => readFile(path, 'utf8'),
      (error) => `The webhooks ${path} could not be read (${errorCode(error)}); check WEBHOOKS_FILE.`,
    ),
    TE.chainEitherK((text) =>
      E.mapLeft((mistake: string) => `The webhooks ${path} have a mistake: ${mistake}.`)(readWebhookEndpoints(text)),
    ),
  );
