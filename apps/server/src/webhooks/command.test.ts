import { webhookTypes } from '@gift-registry/domain';
import { grIdOf, instantOf, versionOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { sqlStores } from '../sql/sql-stores.ts';
import { saveWebhooks } from '../sql/webhook-outbox.sql.ts';
import { testDatabase } from '../testing/test-database.ts';
import { readWebhookRequest, webhookCommand } from './command.ts';

const noon = instantOf('2027-06-01T12:00:00.000Z');
const clock = { now: () => noon, timeZone: 'America/Chicago' };

describe('the command for webhooks', () => {
  it.each([
    [[], 'Say list, dead, replay'],
    [['lost'], 'There is no lost. See --help.'],
    [['list', 'erp'], 'list takes no erp.'],
    [['list', '--dead'], 'go with replay'],
    [['replay'], 'the id of one message, or --since'],
    [['replay', 'msg_1', 'msg_2'], 'the id of one message, or --since'],
    [['replay', 'msg_1', '--since', '2027-06-01T00:00:00Z'], 'the id of one message, or --since'],
    [['replay', 'msg_1', '--dead'], '--dead goes with --since'],
    [['replay', '--since', 'yesterday'], '--since is a moment in UTC such as 2027-06-01T00:00:00Z, not yesterday.'],
    [['enable'], 'enable needs the name of one endpoint'],
    [['--loud'], '--loud'],
  ])('[INT-05] refuses %j', (args, mistake) => {
    const outcome = readWebhookRequest(args);
    expect(outcome).toMatchObject(E.left({ exitCode: 1, stderr: expect.stringContaining(mistake) }));
  });

  it('[INT-05] lists what waits and what is dead, and sends dead letters again', async () => {
    const test = await testDatabase('server');
    const { webhooks } = sqlStores(test.database, { clock, log: test.log });
    const erp = { clock, webhooks: [{ name: 'erp', types: ['thanks.updated'] as const }] };
    const data = { grId: grIdOf('7310442'), version: versionOf(3) };
    await saveWebhooks(erp, test.database.db, [{ type: 'thanks.updated', data }]);
    const taken = await webhooks.take('erp', noon, noon)();
    const messageId = E.isRight(taken) && O.isSome(taken.right) ? taken.right.value.messageId : '';
    if (E.isRight(taken) && O.isSome(taken.right)) await webhooks.giveUp(taken.right.value, noon, 'timeout')();
    const { db } = test.database;
    const endpoints = ['erp', 'mailing'].map((name) => ({
      name,
      url: 'https://erp.example.com',
      secrets: [],
      types: webhookTypes,
      allowsPrivateAddresses: false,
    }));
    const run = (...args: ReadonlyArray<string>) => webhookCommand(db, endpoints, clock)(args)();
    const lines = (...all: ReadonlyArray<string>) => ({ exitCode: 0, stdout: `${all.join('\n')}\n`, stderr: '' });
    const mistake = (problem: string) => ({ exitCode: 1, stdout: '', stderr: `${problem}\n` });
    expect(await run('list')).toEqual(
      lines('erp  0 waiting  0 delivered  1 dead', 'mailing  0 waiting  0 delivered  0 dead'),
    );
    expect(await run('dead')).toEqual(lines(`${messageId}  erp  ${noon}  thanks.updated  7310442  1 attempt  timeout`));
    expect(await run('replay', 'msg_0')).toEqual(mistake('No endpoint wants a message msg_0, or it is being sent.'));
    expect(await run('replay', messageId, '--endpoint', 'lost')).toEqual(
      mistake('There is no endpoint lost in WEBHOOKS_FILE.'),
    );
    expect(await run('replay', '--since', '2027-06-01T00:00:00Z', '--dead')).toEqual(
      lines('1 message will be sent again.'),
    );
    expect(await run('dead')).toEqual(lines('No dead letters.'));
    expect(await run('enable', 'erp')).toEqual(mistake('erp is not disabled.'));
    await webhooks.disable('erp', noon)();
    expect(await run('list')).toEqual(
      lines(`erp  1 waiting  0 delivered  0 dead  disabled since ${noon}`, 'mailing  0 waiting  0 delivered  0 dead'),
    );
    expect(await run('enable', 'erp')).toEqual(lines('Messages go to erp again.'));
    await test.remove();
  });
});
