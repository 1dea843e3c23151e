import { instantOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { memoryServiceTokens } from '../testing/memory-service-tokens.ts';
import { tokenIdOf, verifyToken } from './service-token.ts';
import { tokenCommand } from './token-command.ts';

const now = instantOf('2027-06-01T12:00:00.000Z');
const clock = { now: () => now, timeZone: 'America/Chicago' };

const commandOn = (tokens = memoryServiceTokens()) => {
  const run = tokenCommand(tokens, clock);
  return { tokens, run: (...args: ReadonlyArray<string>) => run(args)() };
};

const create = ['create', '--name', 'till', '--scope', 'order-report,read', '--expires', '2027-12-31'] as const;

describe('the command for service tokens', () => {
  it('[INT-02] prints a new token once, alone on the standard output; what is stored verifies it until the end of its last day', async () => {
    const { tokens, run } = commandOn();
    const { exitCode, stdout, stderr } = await run(...create);
    const text = stdout.trimEnd();
    const stored = await tokens.find(O.getOrElse(() => '')(tokenIdOf(text)))();
    if (E.isLeft(stored)) throw new Error('not stored');
    const until = (moment: string) => O.isSome(verifyToken(text, stored.right, instantOf(moment)));
    expect([exitCode, stdout]).toEqual([0, `${text}\n`]);
    expect(stderr).toContain('(till), for read, order-report; expires: 2027-12-31');
    expect([until('2027-12-31T23:59:59.999Z'), until('2028-01-01T00:00:00.000Z')]).toEqual([true, false]);
    expect((await run('list')).stdout).not.toContain(text.slice(-43));
  });

  it('[INT-02] lists what was made, and revokes by the id or by the token itself', async () => {
    const { run } = commandOn();
    const text = (await run(...create)).stdout.trimEnd();
    const id = O.getOrElse(() => '')(tokenIdOf(text));
    expect((await run('list')).stdout).toBe(
      `id            name  scopes             made        expires     last used  state\n${id}  till  read,order-report  2027-06-01  2027-12-31  never      active\n`,
    );
    expect(await run('revoke', text)).toEqual({ exitCode: 0, stdout: `Token ${id} (till) is revoked.\n`, stderr: '' });
    expect((await run('revoke', id)).exitCode).toBe(0);
    expect((await run('list')).stdout).toMatch(/ revoked\n$/);
    expect(await run('revoke', '0'.repeat(12))).toMatchObject({
      exitCode: 1,
      stderr: 'There is no token 000000000000.\n',
    });
  });

  it.each([
    [['create', '--scope', 'read'], '--name'],
    [['create', '--name', ' ', '--scope', 'read'], '--name'],
    [['create', '--name', 'a\nb', '--scope', 'read'], '--name'],
    [['create', '--name', 'x'.repeat(61), '--scope', 'read'], '--name'],
    [['create', '--name', 'till'], '--scope is one or more of read, order-report, catalogue, stock, by comma.'],
    [['create', '--name', 'till', '--scope', 'read,admin'], 'not admin'],
    [['create', '--name', 'till', '--scope', 'read', '--expires', '2027-05-31'], '--expires'],
    [['create', '--name', 'till', '--scope', 'read', '--expires', '2027-02-30'], '--expires'],
    [['create', 'till', '--name', 'till', '--scope', 'read'], 'Say create, list, or revoke'],
    [['create', '--nam', 'till'], "Unknown option '--nam'. See --help."],
    [['revoke'], 'Say create, list, or revoke'],
    [['revoke', 'till'], '12 digits'],
    [['revoke', '0'.repeat(12), '1'.repeat(12)], 'Say create, list, or revoke'],
    [['list', '--name', 'till'], 'Say create, list, or revoke'],
    [[], 'Say create, list, or revoke'],
  ])('[INT-02] refuses %j in one sentence, and stores nothing', async (args, reason) => {
    const { tokens, run } = commandOn();
    const { exitCode, stdout, stderr } = await run(...args);
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toContain(reason);
    expect(await tokens.all()).toEqual(E.right([]));
  });

  it('[INT-02] prints no token that could not be stored', async () => {
    const { run } = commandOn({ ...memoryServiceTokens(), add: () => TE.left({ _tag: 'Unavailable' }) });
    expect(await run(...create)).toMatchObject({ exitCode: 1, stdout: '' });
  });
});
