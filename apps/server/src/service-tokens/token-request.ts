import { type Instant, instantAt, parseCalendarDay } from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import type { CommandOutcome } from '../commands/command.ts';
import { parseArguments, usageError } from '../commands/parse-arguments.ts';
import { isScope, SCOPES, type Scope, tokenIdOf } from './service-token.ts';

/** The parsed arguments of the `tokens` command. */
export type TokenRequest =
  | { readonly _tag: 'List' }
  | { readonly _tag: 'Revoke'; readonly id: string }
  | {
      readonly _tag: 'Create';
      readonly name: string;
      readonly scopes: ReadonlyArray<Scope>;
      readonly expiresAt: O.Option<Instant>;
    };

/** The output of `--help`. */
const USAGE = `Makes, lists and revokes the tokens with which a retailer's servers call the service.

  npm run tokens -- create --name till --scope read,order-report [--expires 2027-12-31]
  npm run tokens -- list
  npm run tokens -- revoke ID

  --name NAME       what it is for; up to 60 characters
  --scope SCOPES    what it may be used for, by comma: ${SCOPES.join(', ')}
  --expires DAY     the last day on which it is accepted, in UTC; for good when left out
  --help            this

create prints the token, which is stored nowhere and not shown again. A revoked token is refused from its next use on.
DATABASE_URL or DATA_DIR name the database, as for the service, which may run meanwhile.

Exit code: 0 done; 1 not done, and nothing was changed.
`;

const LONGEST_NAME = 60;
const DAY = 86_400_000;

const nameOf = (text = ''): E.Either<string, string> => {
  const name = text.trim();
  return name !== '' && [...name].length <= LONGEST_NAME && !/\p{C}/u.test(name)
    ? E.right(name)
    : E.left(`--name says what the token is for, in 1 to ${LONGEST_NAME} characters on one line.`);
};

const scopesOf = (text = ''): E.Either<string, ReadonlyArray<Scope>> => {
  const named = new Set(text.split(',').map((scope) => scope.trim()));
  const wrong = [...named].find((scope) => !isScope(scope));
  return wrong === undefined
    ? E.right(SCOPES.filter((scope) => named.has(scope)))
    : E.left(`--scope is one or more of ${SCOPES.join(', ')}, by comma${wrong === '' ? '' : `, not ${wrong}`}.`);
};

/** Parses the expiry day: the token expires at the end of it, in UTC. */
const expiryOf = (text: string | undefined, now: Instant): E.Either<string, O.Option<Instant>> =>
  text === undefined
    ? E.right(O.none)
    : F.pipe(
        parseCalendarDay(text),
        O.chain((day) => instantAt(Date.parse(`${day}T00:00:00.000Z`) + DAY)),
        O.filter((end) => end > now),
        O.match(() => E.left(`--expires is a day to come, such as 2027-12-31, not ${text}.`), F.flow(O.some, E.right)),
      );

const idOf = (text: string): E.Either<string, string> =>
  F.pipe(
    tokenIdOf(text),
    O.alt(() => O.fromNullable(/^(?:grt_)?([0-9a-f]{12})$/.exec(text)?.[1])),
    E.fromOption(() => 'The id of a token is 12 digits and letters a to f, as list shows it.'),
  );

const options = {
  name: { type: 'string' },
  scope: { type: 'string' },
  expires: { type: 'string' },
} as const;

/** Parses the arguments of the command; left is what is printed instead, which needs no database: the usage, or a mistake. */
export const readTokenRequest = (args: ReadonlyArray<string>, now: Instant): E.Either<CommandOutcome, TokenRequest> =>
  F.pipe(
    parseArguments(USAGE, options, args),
    E.chain(({ values, positionals: [action, id, ...more] }): E.Either<CommandOutcome, TokenRequest> => {
      const hasOptions = Object.keys(values).length > 0;
      if (action === 'create' && id === undefined)
        return F.pipe(
          E.Do,
          E.apS('name', nameOf(values.name)),
          E.apS('scopes', scopesOf(values.scope)),
          E.apS('expiresAt', expiryOf(values.expires, now)),
          E.bimap(usageError, (read) => ({ _tag: 'Create', ...read })),
        );
      if (action === 'list' && id === undefined && !hasOptions) return E.right({ _tag: 'List' });
      if (action === 'revoke' && id !== undefined && more.length === 0 && !hasOptions)
        return F.pipe(
          idOf(id),
          E.bimap(usageError, (found) => ({ _tag: 'Revoke', id: found })),
        );
      return E.left(usageError('Say create, list, or revoke with the id of one token.'));
    }),
  );
