import { parseArgs } from 'node:util';
import { type Instant, instantAt, parseCalendarDay } from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import { isScope, SCOPES, type Scope, tokenIdOf } from './service-token.ts';

/** What is asked of the command `tokens`. */
export type TokenRequest =
  | { readonly _tag: 'Help' }
  | { readonly _tag: 'List' }
  | { readonly _tag: 'Revoke'; readonly id: string }
  | {
      readonly _tag: 'Create';
      readonly name: string;
      readonly scopes: ReadonlyArray<Scope>;
      readonly expiresAt: O.Option<Instant>;
    };

/** What `--help` prints. */
export const TOKENS_HELP = `Makes, lists and revokes the tokens with which a retailer's servers call the service.

  npm run tokens -- create --name till --scope read,order-report [--expires 2027-12-31]
  npm run tokens -- list
  npm run tokens -- revoke ID

  --name NAME       what it is for; up to 60 characters
  --scope SCOPES    what it may be used for, by comma: ${SCOPES.join(', ')}
  --expires DAY     the last day on which it is accepted, in UTC; for good when left out
  --help            this

create prints the token, which is stored nowhere and not shown again. A revoked token is refused from its next use on.
DATABASE_URL or DATA_DIR name the database, as for the service, which may run meanwhile.
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

/** The end of the day in UTC. */
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
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const parse = (args: ReadonlyArray<string>) =>
  E.tryCatch(
    () => parseArgs({ args: [...args], options, allowPositionals: true }),
    (error) => `${error instanceof Error ? error.message : 'The words of the command cannot be read.'} See --help.`,
  );

/** Parses the arguments of the command; left is a sentence about the mistake. */
export const readTokenRequest = (args: ReadonlyArray<string>, now: Instant): E.Either<string, TokenRequest> => {
  const parsed = parse(args);
  if (E.isLeft(parsed)) return parsed;
  const { values, positionals } = parsed.right;
  const { help, ...given } = values;
  if (help) return E.right({ _tag: 'Help' });
  const [action, id, ...more] = positionals;
  const hasOptions = Object.keys(given).length > 0;
  if (action === 'create' && id === undefined)
    return F.pipe(
      E.Do,
      E.apS('name', nameOf(given.name)),
      E.apS('scopes', scopesOf(given.scope)),
      E.apS('expiresAt', expiryOf(given.expires, now)),
      E.map((read) => ({ _tag: 'Create', ...read })),
    );
  if (action === 'list' && id === undefined && !hasOptions) return E.right({ _tag: 'List' });
  if (action === 'revoke' && id !== undefined && more.length === 0 && !hasOptions)
    return F.pipe(
      idOf(id),
      E.map((found) => ({ _tag: 'Revoke', id: found })),
    );
  return E.left('Say create, list, or revoke with the id of one token; see --help.');
};
