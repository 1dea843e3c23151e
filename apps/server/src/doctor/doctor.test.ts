import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Mail, PictureStorage } from '@gift-registry/domain';
import { instantOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O, taskEither as TE } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type DatabaseHealth, recordBackup } from '../sql/database-health.sql.ts';
import { testDatabase } from '../testing/test-database.ts';
import { databaseChecks, doctorCommand } from './database-checks.ts';
import { mailCheck, originChecks, picturesCheck } from './environment-checks.ts';
import { ok, problem, reportOf } from './finding.ts';

const NOON = '2027-06-01T12:00:00.000Z';
const now = Date.parse(NOON);
const none = { count: 0, since: null };
const well: DatabaseHealth = {
  version: '17.2',
  now: NOON,
  bytes: 5_000_000,
  connections: 12,
  mostConnections: 100,
  lastBackup: '2027-06-01T00:00:00+00:00',
  emails: none,
  webhooks: none,
  deadWebhooks: 0,
  disabledEndpoints: [],
  captures: none,
  refunds: none,
};
const late = { count: 2, since: '2027-05-30T12:00:00+00:00' };
const notOk = (changes: Partial<typeof well>, responseMs = 3) =>
  databaseChecks({ ...well, ...changes }, { now, responseMs }).flatMap(({ check, state, message, advice }) =>
    state === 'ok' ? [] : [{ check, state, message, hasAdvice: advice !== '' }],
  );

describe('the doctor', () => {
  it('[OPS-07] finds nothing wrong with a database in which nothing is late', () => {
    expect(notOk({})).toEqual([]);
  });

  it.each([
    [{ emails: late }, 'emails', 'error', '2 late, the oldest for 2 days'],
    [{ webhooks: late }, 'webhooks', 'error', '2 late, the oldest for 2 days'],
    [{ captures: late }, 'payments', 'error', '2 not captured, the oldest for 2 days'],
    [{ refunds: late }, 'refunds', 'error', '2 not paid, the oldest for 2 days'],
    [{ deadWebhooks: 3 }, 'webhooks', 'warning', '3 given up'],
    [{ disabledEndpoints: ['mail'] }, 'webhooks', 'warning', 'mail answered that it is gone'],
    [{ lastBackup: null }, 'backup', 'warning', 'none is known'],
    [{ lastBackup: '2027-05-30T12:00:00+00:00' }, 'backup', 'warning', 'the last one is 2 days old'],
    [{ now: '2027-06-01T12:00:05.000Z' }, 'its clock', 'warning', 'differs by 5 s from this machine’s clock'],
    [{ now: '2027-06-01T11:59:00.000Z' }, 'its clock', 'error', 'differs by 60 s from this machine’s clock'],
    [{ connections: 91 }, 'database', 'warning', 'PostgreSQL 17.2 answers in 3 ms; 91 of 100 connections, 5 MB'],
  ])('[OPS-07] of %j says what is not well and what to do', (changes, check, state, message) => {
    expect(notOk(changes)).toEqual([{ check, state, message, hasAdvice: true }]);
  });

  it('[OPS-07] looks at a database over its own connection: what waits there, and the last backup', async () => {
    const test = await testDatabase('server');
    const { db } = test.database;
    const at = instantOf(new Date().toISOString());
    const run = async () => (await doctorCommand(db, { now: () => at, timeZone: 'UTC' })([])()).stdout;
    expect(await run()).toContain('warning  backup        none is known');
    await recordBackup(db, at);
    const email = (attempts: number, due_at: string) =>
      db.insertInto('emails').values({ email: '{}', attempts, due_at }).execute();
    await email(1, '2099-01-01T00:00:00.000Z');
    expect(await run()).toMatch(
      /ok {7}database {6}PostgreSQL .*\n(.*\n)*ok {7}backup {8}the last one is 0 h old\nok {7}emails {8}none late/,
    );
    await email(3, '2099-01-01T00:00:00.000Z');
    await email(0, '2026-01-01T00:00:00.000Z');
    expect(await run()).toMatch(/error {4}emails {8}2 late, the oldest for \d+ days\n/);
    await test.remove();
    expect(await run()).toMatch(/^error {4}database {6}does not answer/);
  });

  it('[OPS-07] of a start page that is not there, fails, or takes itself for another, says so', async () => {
    const answers: Array<readonly [number, string]> = [];
    const asked: Array<string | undefined> = [];
    const server = createServer(({ headers }, response) => {
      asked.push(headers.host);
      const [status, canonical] = answers.shift() ?? [500, ''];
      response.writeHead(status).end(`<link rel="canonical" href="${canonical}">`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address: AddressInfo | string | null = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const origin = `http://127.0.0.1:${port}`;
    const says = async (from: string) =>
      (await originChecks(from, ['shop.example'], Date.now)).map((found) => [found.state, found.message]);
    answers.push([200, `${origin}/`], [200, `http://shop.example:${port}/`], [200, 'http://other.example/'], [502, '']);
    for (const _ of ['its own host', 'the first host of its site'])
      expect(await says(origin)).toEqual([['ok', 'shows its start page']]);
    expect(await says(origin)).toEqual([
      ['error', 'takes itself for http://other.example/, so that it refuses what is written'],
    ]);
    expect(await says(origin)).toEqual([['error', 'answers 502']]);
    answers.push([200, `http://kids.example:${port}/`]);
    expect(await originChecks(`http://kids.example:${port}`, ['kids.example'], Date.now, origin)).toMatchObject([
      { check: `kids.example:${port}`, state: 'ok' },
    ]);
    expect(asked.at(-1)).toBe(`kids.example:${port}`);
    expect(await says(`https://127.0.0.1:${port}`)).toEqual([['error', expect.stringMatching(/^cannot be reached/)]]);
    server.close();
    server.closeAllConnections();
    expect(await says(origin)).toEqual([['error', expect.stringMatching(/^does not answer/)]]);
  });

  it('[OPS-07] tries the pictures and the mail', async () => {
    const files = new Map<string, Uint8Array>();
    const storage: PictureStorage = {
      find: (name) => TE.right(O.fromNullable(files.get(name))),
      store: (name, bytes) => TE.fromIO(() => void files.set(name, bytes)),
    };
    expect(await picturesCheck(storage)).toMatchObject({ state: 'ok' });
    const unwritable: PictureStorage = { find: () => TE.right(O.none), store: () => TE.left({ _tag: 'Unavailable' }) };
    expect(await picturesCheck(unwritable)).toMatchObject({ state: 'warning' });
    const sent: Array<string> = [];
    const mail: Mail = { send: ({ to }) => TE.fromIO(() => void sent.push(to)) };
    const mailOf = (from: Mail) => mailCheck(from, sites.main, 'http://localhost:3000', 'ops@example.com');
    expect(await mailOf(mail)).toMatchObject({ state: 'ok' });
    expect(sent).toEqual(['ops@example.com']);
    const refusing: Mail = { send: () => TE.left({ _tag: 'MailNotSent', reason: 'EAUTH', isPermanent: false }) };
    expect(await mailOf(refusing)).toMatchObject({ state: 'error', message: 'was not taken (EAUTH)' });
  });

  it('[OPS-07] says what to do under what is not well, and ends with 1 where there is an error', () => {
    const warning = problem('disk', 'warning', 'little is free', 'Make room.');
    expect(reportOf([ok('mail', 'was taken'), warning])).toEqual({
      exitCode: 0,
      stdout:
        'ok       mail          was taken\nwarning  disk          little is free\n                       Make room.\n',
      stderr: '',
    });
    expect(reportOf([warning, problem('mail', 'error', 'was not taken', '')]).exitCode).toBe(1);
  });
});
