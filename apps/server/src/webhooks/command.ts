import { randomBytes } from 'node:crypto';
import { type Clock, type Instant, readInstant } from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import { type Command, type CommandOutcome, failedCommand } from '../commands/command.ts';
import { parseArguments, usageError } from '../commands/parse-arguments.ts';
import type { Queries } from '../database/queries.ts';
import { errorCode } from '../log/error-code.ts';
import {
  enableWebhookEndpoint,
  type ReplayedMessages,
  readDeadLetters,
  readWebhookStates,
  replayWebhooks,
} from '../sql/webhook-replay.sql.ts';
import type { WebhookEndpoint } from './webhook-endpoints-file.ts';

/** The output of `--help`. */
const USAGE = `Shows and repeats the messages to the endpoints of WEBHOOKS_FILE.

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

Exit code: 0 done; 1 not done, and nothing was changed.
`;

/** A parsed request of the command. */
type WebhookRequest =
  | { readonly _tag: 'List' | 'Dead' }
  | { readonly _tag: 'Replay'; readonly which: ReplayedMessages; readonly endpoint: O.Option<string> }
  | { readonly _tag: 'Enable'; readonly endpoint: string };

const options = {
  since: { type: 'string' },
  endpoint: { type: 'string' },
  dead: { type: 'boolean', default: false },
} as const;

const messagesOf = (
  ids: ReadonlyArray<string>,
  since: string | undefined,
  onlyDead: boolean,
): E.Either<string, ReplayedMessages> => {
  const [messageId] = ids;
  if ((messageId === undefined) === (since === undefined) || ids.length > 1)
    return E.left(`replay needs the id of one message, or --since.`);
  if (messageId !== undefined)
    return onlyDead ? E.left(`--dead goes with --since.`) : E.right({ _tag: 'One', messageId });
  return F.pipe(
    readInstant(since ?? ''),
    E.fromOption(() => `--since is a moment in UTC such as 2027-06-01T00:00:00Z, not ${since}.`),
    E.map((moment) => ({ _tag: 'Since', since: moment, onlyDead })),
  );
};

/** A new secret for an endpoint: 256 random bits. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

const succeeded = (lines: ReadonlyArray<string>): CommandOutcome => ({
  exitCode: 0,
  stdout: `${lines.join('\n')}\n`,
  stderr: '',
});

/** Parses the arguments of the command. Left is the outcome of those that need no database: the usage, a new secret, and mistakes. */
export const readWebhookRequest = (args: ReadonlyArray<string>): E.Either<CommandOutcome, WebhookRequest> =>
  F.pipe(
    parseArguments(USAGE, options, args),
    E.chain(
      ({
        values: { since, endpoint, dead },
        positionals: [command, ...rest],
      }): E.Either<CommandOutcome, WebhookRequest> => {
        if (command === undefined)
          return E.left(usageError('Say list, dead, replay, enable with the name of one endpoint, or secret.'));
        if (command === 'replay')
          return F.pipe(
            messagesOf(rest, since, dead),
            E.bimap(usageError, (which) => ({ _tag: 'Replay', which, endpoint: O.fromNullable(endpoint) })),
          );
        if (since !== undefined || endpoint !== undefined || dead)
          return E.left(usageError(`--since, --endpoint and --dead go with replay.`));
        const [name, ...more] = rest;
        if (command === 'enable')
          return name === undefined || more.length > 0
            ? E.left(usageError(`enable needs the name of one endpoint.`))
            : E.right({ _tag: 'Enable', endpoint: name });
        if (name !== undefined) return E.left(usageError(`${command} takes no ${name}.`));
        switch (command) {
          case 'list':
            return E.right({ _tag: 'List' });
          case 'dead':
            return E.right({ _tag: 'Dead' });
          case 'secret':
            return E.left(succeeded([newWebhookSecret()]));
          default:
            return E.left(usageError(`There is no ${command}.`));
        }
      },
    ),
  );

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

const onDatabase = async (
  db: Queries,
  request: WebhookRequest,
  endpoints: ReadonlyArray<WebhookEndpoint>,
  now: Instant,
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

/** Shows or repeats messages of a database, depending on the arguments. */
export const webhookCommand =
  (db: Queries, endpoints: ReadonlyArray<WebhookEndpoint>, clock: Clock): Command =>
  (args) =>
  async () => {
    const request = readWebhookRequest(args);
    if (E.isLeft(request)) return request.left;
    try {
      const outcome = await onDatabase(db, request.right, endpoints, clock.now());
      return E.isLeft(outcome) ? failedCommand(outcome.left) : succeeded(outcome.right);
    } catch (error) {
      return failedCommand(`The database refused that (${errorCode(error)}).`);
    }
  };
