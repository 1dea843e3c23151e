import type { Clock, Instant } from '@gift-registry/domain';
import { either as E, function as F, option as O, task as T, taskEither as TE } from 'fp-ts';
import { type Command, failedCommand } from '../commands/command.ts';
import { newServiceToken, type ServiceToken, tokenState } from './service-token.ts';
import type { ServiceTokenStore } from './service-token-store.ts';
import { readTokenRequest } from './token-request.ts';

const dayOf = (moment: O.Option<Instant>, otherwise: string): string =>
  O.match(
    () => otherwise,
    (at: Instant) => at.slice(0, 10),
  )(moment);

/** The last day on which it is accepted: the day before the midnight at which it ends. */
const lastDay = ({ expiresAt }: ServiceToken): string =>
  O.match(
    () => 'never',
    (end: Instant) => new Date(Date.parse(end) - 1).toISOString().slice(0, 10),
  )(expiresAt);

const HEADINGS = ['id', 'name', 'scopes', 'made', 'expires', 'last used', 'state'];

const rowOf =
  (now: Instant) =>
  (token: ServiceToken): ReadonlyArray<string> => [
    token.id,
    token.name,
    token.scopes.join(','),
    dayOf(O.some(token.createdAt), ''),
    lastDay(token),
    dayOf(token.lastUsedAt, 'never'),
    tokenState(token, now),
  ];

const table = (rows: ReadonlyArray<ReadonlyArray<string>>): string => {
  const widths = HEADINGS.map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
};

/**
 * Creates, lists or revokes tokens, depending on the arguments (INT-02). Only `create` prints a token, as the only text
 * on the standard output, so that a script can read it.
 */
export const tokenCommand =
  (tokens: Pick<ServiceTokenStore, 'add' | 'all' | 'revoke'>, clock: Clock): Command =>
  (args) => {
    const now = clock.now();
    const request = readTokenRequest(args, now);
    if (E.isLeft(request)) return T.of(request.left);
    const orFailed = TE.getOrElse(() =>
      T.of(failedCommand('The database does not answer; nothing was changed. Try again.')),
    );
    const asked = request.right;
    switch (asked._tag) {
      case 'List':
        return F.pipe(
          tokens.all,
          TE.map((all) => ({ exitCode: 0, stdout: table([HEADINGS, ...all.map(rowOf(now))]), stderr: '' })),
          orFailed,
        );
      case 'Revoke':
        return F.pipe(
          tokens.revoke(asked.id, now),
          TE.map(
            O.match(
              () => failedCommand(`There is no token ${asked.id}.`),
              ({ id, name }) => ({ exitCode: 0, stdout: `Token ${id} (${name}) is revoked.\n`, stderr: '' }),
            ),
          ),
          orFailed,
        );
      case 'Create': {
        const { text, id, digest } = newServiceToken();
        const { name, scopes, expiresAt } = asked;
        const token: ServiceToken = {
          id,
          name,
          digest,
          scopes,
          createdAt: now,
          expiresAt,
          revokedAt: O.none,
          lastUsedAt: O.none,
        };
        const notice = `Token ${id} (${name}), for ${scopes.join(', ')}; expires: ${lastDay(token)}. It is stored nowhere: keep it now.\n`;
        return F.pipe(
          tokens.add(token),
          TE.map(() => ({ exitCode: 0, stdout: `${text}\n`, stderr: notice })),
          orFailed,
        );
      }
    }
  };
