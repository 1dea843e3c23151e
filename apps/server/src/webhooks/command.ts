import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Clock, type Log, readInstant } from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import { openDatabase } from '../database/open-database.ts';
import type { Queries } from '../database/queries.ts';
import { errorCode } from '../log/error-code.ts';
import type { Settings } from '../settings.ts';
import {
  enableWebhookEndpoint,
  type ReplayedMessages,
  readDeadLetters,
  readWebhookStates,
  replayWebhooks,
} from '../sql/webhook-replay.sql.ts';
import { openWebhookEndpoints, type WebhookEndpoint } from './webhook-endpoints-file.ts';

/** What `--help` prints. */
export const HELP = `Shows and repeats the messages to the endpoints of WEBHOOKS_FILE.

  npm run webhooks -- list                 how many messages of each endpoint wait, were delivered, or are dead
  npm run webhooks -- dead                 the dead letters, oldest first
  npm run webhooks -- replay ID            sends a message again
  npm run webhooks -- replay --since TIME  sends all messages again that were recorded at that time or later
  npm run webhooks -- enable NAME          lets messages go to an endpoint again that answered 410
  npm run webhooks -- secret               prints a new secret

  --endpoint NAME   with replay: for this endpoint alone
  --dead            with replay --since: only dead letters
  --help            this

TIME is in UTC: 2027-06-01T00:00:00Z. DATABASE_URL or DATA_DIR name the database, as for the service.
`;

/** The parsed arguments of the command. */
export type WebhookRequest =
  | { readonly _tag: 'Help' }
  | { readonly _tag: 'Secret' }
  | { readonly _tag: 'List' | 'Dead' }
  | { readonly _tag: 'Replay'; readonly which: ReplayedMessages; readonly endpoint: O.Option<string> }
  | { readonly _tag: 'Enable'; readonly endpoint: string };

const SEE_HELP = 'npm run webhooks -- --help says how.';

const options = {
  since: { type: 'string' },
  endpoint: { type: 'string' },
  dead: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const messagesOf = (
  ids: ReadonlyArray<string>,
  since: string | undefined,
  onlyDead: boolean,
): E.Either<string, ReplayedMessages> => {
  const [messageId] = ids;
  if ((messageId === undefined) === (since === undefined) || ids.length > 1)
    return E.left(`replay needs the id of one message, or --since. ${SEE_HELP}`);
  if (messageId !== undefined)
    return onlyDead ? E.left(`--dead goes with --since. ${SEE_HELP}`) : E.right({ _tag: 'One', messageId });
  return F.pipe(
    readInstant(since ?? ''),
    E.fromOption(() => `--since is a moment in UTC such as 2027-06-01T00:00:00Z, not ${since}.`),
    E.map((moment) => ({ _tag: 'Since', since: moment, onlyDead })),
  );
};

/** Parses the arguments of the command; left is what is wrong with them. */
export const readWebhookRequest = (args: ReadonlyArray<string>): E.Either<string, WebhookRequest> =>
  F.pipe(
    E.tryCatch(
      () => parseArgs({ args: [...args], options, allowPositionals: true }),
      (error) => `${error instanceof Error ? error.message : errorCode(error)} ${SEE_HELP}`,
    ),
    E.chain(
      ({
        values: { help, since, endpoint, dead },
        positionals: [command, ...rest],
      }): E.Either<string, WebhookRequest> => {
        if (help || command === undefined) return E.right({ _tag: 'Help' });
        if (command === 'replay')
          return F.pipe(
            messagesOf(rest, since, dead),
            E.map((which) => ({ _tag: 'Replay', which, endpoint: O.fromNullable(endpoint) })),
          );
        if (since !== undefined || endpoint !== undefined || dead)
          return E.left(`--since, --endpoint and --dead go with replay. ${SEE_HELP}`);
        const [name, ...more] = rest;
        if (command === 'enable')
          return name === undefined || more.length > 0
            ? E.left(`enable needs the name of one endpoint. ${SEE_HELP}`)
            : E.right({ _tag: 'Enable', endpoint: name });
        if (name !== undefined) return E.left(`${command} takes no ${name}. ${SEE_HELP}`);
        switch (command) {
          case 'list':
            return E.right({ _tag: 'List' });
          case 'dead':
            return E.right({ _tag: 'Dead' });
          case 'secret':
            return E.right({ _tag: 'Secret' });
          default:
            return E.left(`There is no ${command}. ${SEE_HELP}`);
        }
      },
    ),
  );

/** A new secret for an endpoint: 256 random bits. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

const MOST_SHOWN = 1_000;

const counted = (count: number, of: string): string => `${count} ${of}${count === 1 ? '' : 's'}`;

const stateLines = async (db: Queries, endpoints: ReadonlyArray<WebhookEndpoint>): Promise<ReadonlyArray<string>> => {
  const states = await readWebhookStates(db);
  const names = [...new Set([...endpoints, ...states.map(({ endpoint: name }) => ({ name }))].map(({ name }) => name))];
  return names.map((name) => {
    const state = states.find(({ endpoint }) => endpoint === name);
    const { waiting = 0, delivered = 0, dead = 0, disabledAt = null } = state ?? {};
    const notes = [
      ...(disabledAt === null ? [] : [`disabled since ${disabledAt}`]),
      ...(endpoints.some((endpoint) => endpoint.name === name) ? [] : ['not in WEBHOOKS_FILE']),
    ];
    return [name, `${waiting} waiting`, `${delivered} delivered`, `${dead} dead`, ...notes].join('  ');
  });
};

const deadLines = async (db: Queries): Promise<ReadonlyArray<string>> => {
  const letters = await readDeadLetters(db, MOST_SHOWN);
  const lines = letters.map(({ messageId, endpoint, type, subject, recordedAt, attempts, reason }) =>
    [messageId, endpoint, recordedAt, type, subject, counted(attempts, 'attempt'), reason].join('  '),
  );
  if (letters.length === 0) return ['No dead letters.'];
  return letters.length === MOST_SHOWN ? [...lines, `The first ${MOST_SHOWN} are shown.`] : lines;
};

/** The environment of the command. */
export interface WebhookCommand {
  readonly settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 'webhooksFile'>;
  readonly clock: Clock;
  readonly log: Log;
}

const onDatabase = async (
  db: Queries,
  request: Exclude<WebhookRequest, { readonly _tag: 'Help' } | { readonly _tag: 'Secret' }>,
  endpoints: ReadonlyArray<WebhookEndpoint>,
  now: ReturnType<Clock['now']>,
): Promise<E.Either<string, ReadonlyArray<string>>> => {
  switch (request._tag) {
    case 'List':
      return E.right(await stateLines(db, endpoints));
    case 'Dead':
      return E.right(await deadLines(db));
    case 'Enable':
      return (await enableWebhookEndpoint(db, request.endpoint))
        ? E.right([`Messages go to ${request.endpoint} again.`])
        : E.left(`${request.endpoint} is not disabled.`);
    case 'Replay': {
      const { endpoint, which } = request;
      const chosen = endpoints.filter(({ name }) => O.isNone(endpoint) || endpoint.value === name);
      if (O.isSome(endpoint) && chosen.length === 0)
        return E.left(`There is no endpoint ${endpoint.value} in WEBHOOKS_FILE.`);
      const replayed = await replayWebhooks(db, chosen, which, now);
      return replayed === 0 && which._tag === 'One'
        ? E.left(`No endpoint wants a message ${which.messageId}, or it is being sent.`)
        : E.right([`${counted(replayed, 'message')} will be sent again.`]);
    }
  }
};

/** Runs the command. Right is what it prints, left why it failed, in one sentence. */
export const runWebhookCommand = async (
  request: WebhookRequest,
  { settings, clock, log }: WebhookCommand,
): Promise<E.Either<string, ReadonlyArray<string>>> => {
  if (request._tag === 'Help') return E.right(HELP.trimEnd().split('\n'));
  if (request._tag === 'Secret') return E.right([newWebhookSecret()]);
  if (O.isNone(settings.webhooksFile)) return E.left('WEBHOOKS_FILE is not set; set it as for the service.');
  const endpoints = await openWebhookEndpoints(settings.webhooksFile.value)();
  if (E.isLeft(endpoints)) return endpoints;
  const opened = await openDatabase({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir, log })();
  if (E.isLeft(opened))
    return E.left(
      opened.left._tag === 'DataFolderInUse'
        ? `The service is running on ${settings.dataDir}; stop it, do this, and start it again (with DATABASE_URL both can run).`
        : opened.left.sentence,
    );
  try {
    return await onDatabase(opened.right.db, request, endpoints.right, clock.now());
  } catch (error) {
    return E.left(`The database refused that (${errorCode(error)}).`);
  } finally {
    await opened.right.close();
  }
};
