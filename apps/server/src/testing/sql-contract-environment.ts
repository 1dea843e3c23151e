import { randomUUID } from 'node:crypto';
import { basename, join } from 'node:path';
import {
  closeFunds,
  type Dependencies,
  type GrId,
  type Instant,
  NO_CONTENT,
  NO_GUIDE,
  recordPaymentEvent,
  releaseAbandonedPayments,
  sameMailAddress,
  sendEmails,
  settleOrders,
  settleReturns,
  tableTaxes,
} from '@gift-registry/domain';
import { demoSites, instantOf, marketTaxes } from '@gift-registry/domain/testing/arbitrary';
import type { ContractEnvironment, Given, LedgerRow } from '@gift-registry/domain/testing/contract';
import { fakePayment, type MemoryMail, memoryBrowser, memoryMail } from '@gift-registry/domain/testing/memory';
import { hash } from '@node-rs/argon2';
import { either as E } from 'fp-ts';
import { expect } from 'vitest';
import { writeBackup } from '../database/backup/write-backup.ts';
import type { Database } from '../database/database.ts';
import { randomIds } from '../ids/random-ids.ts';
import { wellKnownPasswords } from '../ids/well-known-passwords.ts';
import { sharpPhotoMaker } from '../photo/sharp-photo-maker.ts';
import { putGiven } from '../seed/given.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { visibilityColumns } from '../sql/registry-columns.ts';
import type { WebhookSubscription } from '../sql/sql-context.ts';
import { type SqlStores, sqlStores } from '../sql/sql-stores.ts';
import { contractSessions } from './contract-sessions.ts';
import { exampleFields, noPictureStorage } from './example-ports.ts';
import { ledgerRow } from './ledger-row.ts';
import { type DatabaseKind, recordingLog, testDatabase } from './test-database.ts';

/** Created once, since the list of leaked passwords is long. */
const commonPasswords = wellKnownPasswords(demoSites);

/** The services' dependencies over an open database, with a controlled clock and payment. */
export interface SqlEnvironment
  extends Dependencies,
    Pick<SqlStores, 'sessions' | 'serviceTokens' | 'productListings' | 'pictures' | 'housekeeping' | 'ping'> {
  readonly payment: ReturnType<typeof fakePayment>;
  readonly mail: MemoryMail;
  readonly paymentFields: ServiceDependencies['paymentFields'];
  readonly pictureStorage: ServiceDependencies['pictureStorage'];
  readonly log: ReturnType<typeof recordingLog>;
  readonly setClock: (now: Instant) => void;
  readonly given: (given: Given) => Promise<void>;
}

/** Argon2id as in the service, at the lowest cost: verifying takes the cost from the hash, so signing in is quick too. */
const LEAST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Writes the accounts before `putGiven` would, with cheaper hashes; every owner gets one, even if a test never signs in. */
const putAccounts = async ({ db }: Database, { accounts = [], registries = [] }: Given): Promise<void> => {
  const known = new Set(accounts.map(({ id }) => id));
  const missing = [...new Set(registries.flatMap(({ owners }) => owners))].filter((id) => !known.has(id));
  const rows = [
    ...(await Promise.all(
      accounts.map(async ({ id, email, password, firstName = '', lastName = '', language = 'en' }) => ({
        account_id: id,
        email: sameMailAddress(email),
        password_hash: await hash(password, LEAST_COST),
        first_name: firstName,
        last_name: lastName,
        language,
      })),
    )),
    ...missing.map((id) => ({ account_id: id, email: `${id}@owners.test`.toLowerCase(), password_hash: 'none' })),
  ];
  if (rows.length === 0) return;
  await db
    .insertInto('accounts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Noon in London on June 1, 2027. */
export const CLOCK_START = instantOf('2027-06-01T11:00:00.000Z');

/**
 * The dependencies over an open database, which stores messages for those webhooks. The clock is at `CLOCK_START`
 * until it is set.
 */
export const sqlEnvironment = (
  database: Database,
  webhooks: ReadonlyArray<WebhookSubscription> = [],
  shared: Partial<Pick<SqlEnvironment, 'ids' | 'payment' | 'mail' | 'clock'>> = {},
): SqlEnvironment => {
  let shown = CLOCK_START;
  const { clock = { now: () => shown, timeZone: 'America/Chicago' } } = shared;
  const log = recordingLog();
  let guide = NO_GUIDE;
  let content = NO_CONTENT;
  return {
    ...sqlStores(database, { clock, log, webhooks }),
    photoMaker: sharpPhotoMaker(log),
    payment: fakePayment(),
    tax: tableTaxes(marketTaxes),
    sites: demoSites,
    paymentFields: exampleFields(),
    pictureStorage: noPictureStorage,
    mail: memoryMail(),
    commonPasswords,
    clock,
    ids: randomIds,
    giftGuide: () => guide,
    siteContent: () => content,
    log,
    ...shared,
    setClock: (now) => {
      shown = now;
    },
    given: async ({ giftGuide = guide, siteContent = content, products = [], canadianProducts = [], ...given }) => {
      guide = giftGuide;
      content = siteContent;
      await putAccounts(database, given);
      await putGiven(database, demoSites, { ...given, products: { US: products, CA: canadianProducts } });
    },
  };
};

/** The ledger of a registry, oldest first; purchases of the given state have orders of their own, which are left out. */
export const ledgerOf = async ({ db }: Database, grId: GrId): Promise<ReadonlyArray<LedgerRow>> => {
  const rows = await db
    .selectFrom('ledger')
    .selectAll()
    .where('registry_id', '=', grId)
    .where((eb) => eb.or([eb('order_number', 'is', null), eb('order_number', 'not like', 'GIVEN-%')]))
    .orderBy('entry')
    .execute();
  return rows.map(ledgerRow);
};

/** Writes what the contracts of a file left to the folder that `npm run release-backup` names (OPS-09). */
const keepForRelease = async ({ db }: Database): Promise<void> => {
  const { RELEASE_BACKUPS } = process.env;
  const { testPath = '' } = expect.getState();
  if (RELEASE_BACKUPS !== undefined)
    await writeBackup(db, join(RELEASE_BACKUPS, `${basename(testPath, '.test.ts')}.backup`), CLOCK_START);
};

/** Creates the browsers that call the services. */
export type BrowserAccess = (environment: SqlEnvironment) => Promise<Pick<ContractEnvironment, 'browser' | 'close'>>;

/** Browsers that call the services within this process. */
const inProcess: BrowserAccess = async (environment) => ({
  browser: (options) =>
    memoryBrowser(environment, {
      ...options,
      sessions: contractSessions(environment),
    }),
  close: async () => {},
});

/** The services over a database of the kind, with the browsers that `BrowserAccess` creates. */
export const sqlContractEnvironment = async (
  kind: DatabaseKind,
  access: BrowserAccess = inProcess,
): Promise<ContractEnvironment> => {
  const { database, remove } = await testDatabase(kind);
  const environment = sqlEnvironment(database);
  const { browser, close } = await access(environment);
  return {
    given: environment.given,
    becomes: async ({ grId, eventType, visibility }) => {
      await database.db
        .updateTable('registries')
        .set({
          revision_id: randomUUID(),
          event_type_code: eventType.code,
          event_type_name: eventType.name,
          ...visibilityColumns(visibility),
        })
        .where('registry_id', '=', grId)
        .execute();
    },
    browser,
    setClock: environment.setClock,
    refuseNextPayment: environment.payment.refuseNext,
    approvePayment: (authorization) => environment.payment.answerChallenge(authorization, true),
    breakNextPayment: environment.payment.breakNext,
    holdNextPayment: environment.payment.holdNext,
    failNextCapture: environment.payment.failNextCapture,
    failNextRelease: environment.payment.failNextRelease,
    settle: async () => {
      const released = await releaseAbandonedPayments(environment)();
      if (E.isLeft(released)) throw new Error(released.left._tag);
      const settled = await settleOrders(environment)();
      if (E.isLeft(settled)) throw new Error(settled.left._tag);
      const returned = await settleReturns(environment)();
      if (E.isLeft(returned)) throw new Error(returned.left._tag);
      return settled.right;
    },
    closeFunds: async () => {
      const closed = await closeFunds(environment, 'http://localhost:3000')();
      if (E.isLeft(closed)) throw new Error(closed.left._tag);
      return closed.right;
    },
    mailTo: async (email) => {
      const outcome = await sendEmails(environment)();
      if (E.isLeft(outcome)) throw new Error(outcome.left._tag);
      return environment.mail.sent().filter(({ to }) => to === email);
    },
    failMail: environment.mail.fail,
    payments: environment.payment.counts,
    refunds: environment.payment.refunds,
    answerNextRefund: environment.payment.answerNextRefund,
    losePaidRefund: environment.payment.losePaidRefund,
    reportPayment: async (orderNumber, change) => {
      const body = environment.payment.eventOf(orderNumber, change);
      const reported = await recordPaymentEvent(environment)(body, { signature: 'signed' })();
      if (E.isLeft(reported)) throw new Error(reported.left._tag);
    },
    ledger: (grId) => ledgerOf(database, grId),
    close: async () => {
      await keepForRelease(database);
      await close();
      await remove();
    },
  };
};
