import { chmodSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { either as E, option as O } from 'fp-ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { migrations } from '../migrations/index.ts';
import { newServerDatabase, onServer, openOrFail, recordingLog, temporaryFolder } from '../testing/test-database.ts';
import type {} from '../testing/test-databases.setup.ts';
import { LOCK_FILE } from './data-folder-lock.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

const embedded = (dataDir: string) => ({ databaseUrl: O.none, dataDir, log: recordingLog() });
const server = (databaseUrl: string) => ({ databaseUrl: O.some(databaseUrl), dataDir: '', log: recordingLog() });

/** Host, port and name of the database, as sentences for people name it. */
const atHost = (url: string): string => `${new URL(url).host}${new URL(url).pathname}`;

/** Turns a database into one of a version from before the first release. */
const leaveAsBeforeRelease = async ({ db, close }: Database, steps: ReadonlyArray<string>): Promise<void> => {
  await sql`delete from kysely_migration`.execute(db);
  for (const step of steps) await sql`insert into kysely_migration values (${step}, 'then')`.execute(db);
  await close();
};

describe('the embedded database', () => {
  describe('in one folder, over several starts', () => {
    const folder = temporaryFolder();
    const path = join(folder.path, 'a-long-name-'.repeat(9));
    let database: Database;
    afterAll(async () => {
      await database.close();
      folder.remove();
    });

    it('listens elsewhere if the path of a socket in its folder would be too long', async () => {
      cpSync(inject('embeddedTemplate'), path, { recursive: true });
      database = await openOrFail(embedded(path));
      expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
    });

    it('refuses a second opening in one sentence', async () => {
      expect(await openDatabase(embedded(path))()).toEqual(
        E.left({
          _tag: 'DataFolderInUse',
          sentence: `The data folder ${path} is in use by process ${process.pid}; stop that one first, or set DATA_DIR or DATABASE_URL.`,
        }),
      );
    });

    it("does not block the service's thread while many queries run", async () => {
      let turns = 0;
      let isBusy = true;
      const turn = (): void => {
        turns += 1;
        if (isBusy) setImmediate(turn);
      };
      setImmediate(turn);
      const slow = sql`select count(*) from generate_series(1, 1000000)`.execute(database.db);
      const before = turns;
      await slow;
      const during = turns - before;
      isBusy = false;
      expect(during).toBeGreaterThan(1_000);
    });

    it('keeps its data over a restart', async () => {
      await database.db
        .insertInto('accounts')
        .values({ account_id: 'a', email: 'a@example.test', password_hash: 'x' })
        .execute();
      await database.close();
      expect(existsSync(join(path, LOCK_FILE))).toBe(false);
      database = await openOrFail(embedded(path));
      expect(await database.db.selectFrom('accounts').select('account_id').execute()).toEqual([{ account_id: 'a' }]);
    });

    it('refuses data from before the first release in one sentence, and releases the folder', async () => {
      await leaveAsBeforeRelease(database, ['0001-first-tables', '0034-running-orders']);
      expect(await openDatabase(embedded(path))()).toEqual(
        E.left({
          _tag: 'MadeBeforeRelease',
          sentence: `The embedded database in ${join(path, 'postgres')} was made by a version from before the first release, which this version cannot bring up to date; rename or remove that folder, or set DATA_DIR to another. Nothing in it was changed.`,
        }),
      );
      expect(existsSync(join(path, LOCK_FILE))).toBe(false);
    });
  });

  it('refuses a folder that cannot be created, and leaves its contents alone', async () => {
    const folder = temporaryFolder();
    const file = join(folder.path, 'file');
    writeFileSync(file, 'kept');
    const refused = await openDatabase(embedded(join(file, 'data')))();
    expect(E.isLeft(refused) && refused.left._tag).toBe('DataFolderNotWritable');
    expect(E.isLeft(refused) && refused.left.sentence).toContain('cannot be written');
    expect(readFileSync(file, 'utf8')).toBe('kept');
    folder.remove();
  });

  it('releases its folder if its data cannot be opened', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder.path, 'postgres'), 'not a folder');
    const refused = await openDatabase(embedded(folder.path))();
    expect(E.isLeft(refused) && refused.left._tag).toBe('EmbeddedDatabaseFailed');
    expect(existsSync(join(folder.path, LOCK_FILE))).toBe(false);
    chmodSync(folder.path, 0o700);
    folder.remove();
  });
});

describe('a PostgreSQL server', () => {
  it('aborts slow statements itself, before their callers give up', async () => {
    const database = await openOrFail(server(`${inject('postgresUrl')}/postgres`));
    const shown = async (setting: string) => (await sql.raw(`show ${setting}`).execute(database.db)).rows[0];
    expect([await shown('statement_timeout'), await shown('idle_in_transaction_session_timeout')]).toEqual([
      { statement_timeout: '30s' },
      { idle_in_transaction_session_timeout: '30s' },
    ]);
    await database.close();
  });

  it('gets its tables once if two processes start at the same moment', async () => {
    await onServer('create database two_starts');
    const options = server(`${inject('postgresUrl')}/two_starts`);
    const both = await Promise.all([openOrFail(options), openOrFail(options)]);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(both[0].db);
    expect(rows).toEqual(Object.keys(migrations).map((name) => ({ name })));
    await Promise.all(both.map(({ close }) => close()));
    const again = await openOrFail(options);
    await again.close();
  });

  it.each([
    { steps: ['0001-first-tables', '0034-running-orders'] },
    { steps: ['0001-baseline', '0002-revision-ids'] },
    { steps: ['0001-baseline-0123456789abcdef'] },
  ])(
    'is refused in one sentence without password, and not changed, when a version from before the first release made its tables: $steps',
    async ({ steps }) => {
      const url = await newServerDatabase();
      const options = server(url);
      await leaveAsBeforeRelease(await openOrFail(options), steps);
      const refused = await openDatabase(options)();
      expect(refused).toEqual(
        E.left({
          _tag: 'MadeBeforeRelease',
          sentence: `The database at ${atHost(url)} was made by a version from before the first release, which this version cannot bring up to date; set DATABASE_URL to an empty database. Nothing in this one was changed.`,
        }),
      );
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query('select name from kysely_migration order by name');
      expect(rows).toEqual(steps.map((name) => ({ name })));
      await client.end();
    },
  );

  it('[OPS-03] is used although the next release has expanded its tables, so that a release can be taken back', async () => {
    const options = server(await newServerDatabase());
    const next = await openOrFail(options);
    await sql`insert into kysely_migration values ('0002-expand-gift-tags', 'then')`.execute(next.db);
    const log = recordingLog();
    const before = await openOrFail({ ...options, log });
    expect(log.entries).toEqual([{ level: 'warning', tag: 'database.tables-ahead', data: {} }]);
    await Promise.all([next.close(), before.close()]);
  });

  it('is refused in one sentence, and not changed, if a newer version made its tables', async () => {
    const url = await newServerDatabase();
    const options = server(url);
    const database = await openOrFail(options);
    await sql`insert into kysely_migration values ('0002-of-the-next-release', 'then')`.execute(database.db);
    await database.close();
    expect(await openDatabase(options)()).toEqual(
      E.left({
        _tag: 'TablesNewer',
        sentence: `The database at ${atHost(url)} was brought up to date by a newer version, whose tables this one does not know; start that version, or restore a backup from before. Nothing in it was changed.`,
      }),
    );
  });

  it('[OPS-04] is refused if the direct address leads to another database, whose notifications say nothing of this one', async () => {
    const url = await newServerDatabase();
    const options = { ...server(url), patienceSeconds: 1 };
    const direct = (address: string) => openDatabase({ ...options, databaseDirectUrl: O.some(address) })();
    const refused = await direct(`${inject('postgresUrl')}/postgres`);
    expect(E.isLeft(refused) && refused.left).toMatchObject({
      _tag: 'NotificationsUnheard',
      sentence: expect.stringContaining('DATABASE_DIRECT_URL does not lead to the database of DATABASE_URL'),
    });
    const unreadable = await direct('pooled');
    expect(E.isLeft(unreadable) && unreadable.left._tag).toBe('DatabaseUrlUnreadable');
    const accepted = await direct(url);
    expect(E.isRight(accepted)).toBe(true);
    if (E.isRight(accepted)) await accepted.right.close();
  });

  it('is refused in one sentence if it has no TLS and the address requires it', async () => {
    const plain = createServer((socket) => socket.on('data', () => socket.write('N')));
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
    const address = plain.address();
    const host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
    const refused = await openDatabase(server(`postgres://somebody:secret@${host}/gifts?sslmode=verify-full`))();
    expect(E.isLeft(refused) && refused.left.sentence).toBe(
      `The database at ${host}/gifts cannot be used (it speaks no TLS, which sslmode in the address asks for); check that it runs and that DATABASE_URL is right.`,
    );
    await new Promise((resolve) => plain.close(resolve));
  });

  it('without free connections does not affect a connection that is already open', async () => {
    await onServer("create role few login password 'few' connection limit 4");
    await onServer('create database few owner few');
    const url = new URL(`${inject('postgresUrl')}/few`);
    [url.username, url.password] = ['few', 'few'];
    const database = await openOrFail(server(url.href));
    const queries = Array.from({ length: 12 }, () => sql`select pg_sleep(0.01)`.execute(database.db));
    expect(await Promise.all(queries)).toHaveLength(12);
    await database.close();
  });

  it('is refused in one sentence without account and password if it is unreachable', async () => {
    const refused = await openDatabase(server('postgres://somebody:secret@127.0.0.1:1/registry'))();
    expect(refused).toEqual(
      E.left({
        _tag: 'DatabaseUnreachable',
        sentence:
          'The database at 127.0.0.1:1/registry cannot be used (ECONNREFUSED); check that it runs and that DATABASE_URL is right.',
      }),
    );
  });

  it('is refused if the password is wrong', async () => {
    const refused = await openDatabase(server(`${inject('postgresUrl').replace(':postgres@', ':wrong@')}/postgres`))();
    expect(E.isLeft(refused) && refused.left.sentence).toContain('28P01');
    expect(E.isLeft(refused) && refused.left.sentence).not.toContain('wrong@');
  });

  it.each(['is refused if %j is no address of one', 'nonsense', ''])(
    'is refused when %j is no address of one',
    async (url) => {
      const refused = await openDatabase(server(url))();
      expect(E.isLeft(refused) && refused.left._tag).toBe('DatabaseUrlUnreadable');
    },
  );
});
