import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { marketTaxes, sites } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../clock/system-clock.ts';
import { siteMail } from '../mail/mail-message.ts';
import { recordingLog, temporaryFolder } from '../testing/test-database.ts';
import { connectProvider, connectProviders, type ModuleNames } from './connect-providers.ts';

const folder = temporaryFolder();
const modules: ModuleNames = { payment: 'test', tax: 'table', pictures: 'folder', mail: 'outbox' };

const contextOf = (isProduction: boolean) => ({
  log: recordingLog(),
  clock: systemClock,
  dataFolder: folder.path,
  isProduction,
  taxes: marketTaxes,
});

/** The lines about what is wrong; none when all is connected. */
const mistakes = async (
  names: Partial<ModuleNames>,
  env = {},
  isProduction = false,
): Promise<ReadonlyArray<string>> => {
  const connected = await connectProviders({ ...modules, payment: own, ...names }, env, contextOf(isProduction));
  return E.isLeft(connected) ? connected.left.split('\n') : [];
};

const moduleNamed = (name: string, code: string): string => {
  const file = join(folder.path, name);
  writeFileSync(file, code);
  return file;
};

const payment = `{ ${['authorize', 'confirm', 'capture', 'cancel', 'refund', 'readEvent'].map((call) => `${call}() {}`).join(', ')} }`;
const paymentModule = (fields: string): string =>
  `export default { kind: 'payment', settings: { BANK_KEY: { description: 'a key', isOptional: true } }, create: () => ({ payment: ${payment}, fields: ${fields} }) };`;

let own = '';
beforeAll(() => {
  mkdirSync(folder.path, { recursive: true });
  const script = moduleNamed('fields.mjs', 'export default () => ({});');
  own = moduleNamed('bank.mjs', paymentModule(`{ script: new URL('file://${script}') }`));
});
afterAll(folder.remove);

describe('providers', () => {
  it('[PROV-01] a module of one’s own is loaded from its file, with the script of its fields', async () => {
    const connected = await connectProviders({ ...modules, payment: own }, {}, contextOf(false));
    expect(connected).toMatchObject(E.right({ payment: { fields: { code: 'export default () => ({});' } } }));
  });

  it('[PROV-01] all that is wrong with modules and settings is said at once, with the name of the module', async () => {
    expect(
      await mistakes({ payment: 'stripe', mail: 'smtp' }, { STRIPE_SECRET_KEY: 'sk_live_1', SMTP_URL: 'mail.example' }),
    ).toEqual([
      'PAYMENT_MODULE=stripe: STRIPE_PUBLISHABLE_KEY is not set; it is a publishable key such as pk_live_…',
      'PAYMENT_MODULE=stripe: STRIPE_WEBHOOK_SECRET is not set; it is the secret of a webhook endpoint, such as whsec_…',
      'MAIL_MODULE=smtp: SMTP_URL is not the address of a mail server, smtp://… or smtps://…',
      'MAIL_MODULE=smtp: MAIL_FROM is not set; it is a mail address, from which emails come',
    ]);
  });

  it('[PROV-01] a module that is missing, breaks, or is something else does not start the service', async () => {
    expect(await mistakes({ payment: 'cash', tax: './none.mjs' })).toEqual([
      expect.stringMatching(/^PAYMENT_MODULE=cash: it cannot be loaded .*name one of stripe, test, a file/),
      expect.stringMatching(/^TAX_MODULE=\.\/none\.mjs: it cannot be loaded .*name one of table/),
    ]);
    const broken = moduleNamed('broken.mjs', 'throw new Error("no licence");');
    expect(await mistakes({ payment: broken })).toEqual([expect.stringContaining('no licence')]);
    expect(await mistakes({ tax: own })).toEqual([`TAX_MODULE=${own}: kind must be "tax"`]);
    const empty = moduleNamed('empty.mjs', 'export const payment = 1;');
    expect(await mistakes({ payment: empty })).toEqual([`PAYMENT_MODULE=${empty}: its default export is no provider`]);
    const bare = moduleNamed('bare.mjs', "export default { kind: 'tax', settings: {}, create: () => ({}) };");
    expect(await mistakes({ tax: bare })).toEqual([`TAX_MODULE=${bare}: quote must be a function`]);
  });

  it('[PROV-01] what a module makes may be objects of classes; their methods keep their object', async () => {
    const mail = moduleNamed(
      'post.mjs',
      `class Post { from = 'shop@example.com'; sent = []; send(message) { this.sent.push(message.to); return async () => ({ _tag: 'Right', right: this.sent.length }); } }
export default { kind: 'mail', settings: {}, create: () => new Post() };`,
    );
    const connected = await connectProviders({ ...modules, payment: own, mail }, {}, contextOf(false));
    if (E.isLeft(connected)) return expect.fail(connected.left);
    const email = {
      site: sites.main,
      to: 'rosa@example.com',
      origin: '',
      subject: 'Thank you',
      heading: '',
      greeting: '',
      parts: [],
      footer: { reason: '', links: [], unsubscribe: O.none },
    };
    expect(await siteMail(connected.right.mail, {}).send(email)()).toMatchObject({ right: 1 });
  });

  it('[PROV-01] a check of a setting that throws counts as a value that is none', async () => {
    const bank = moduleNamed(
      'strict.mjs',
      "export default { kind: 'payment', settings: { BANK_URL: { description: 'an address', accepts: (text) => new URL(text).protocol === 'https:' } }, create: () => ({}) };",
    );
    expect(await mistakes({ payment: bank }, { BANK_URL: 'bank' })).toEqual([
      `PAYMENT_MODULE=${bank}: BANK_URL is not an address`,
    ]);
  });

  it('[PROV-01] an origin of the fields cannot add a directive to the policy of pages', async () => {
    const wide = moduleNamed(
      'wide.mjs',
      paymentModule(
        '{ script: import.meta.url && new URL(import.meta.url), origins: { \'script-src\': ["https://a.example; object-src *"] } }',
      ),
    );
    expect(await mistakes({ payment: wide })).toEqual([expect.stringContaining('must be an origin such as')]);
  });

  it('[PROV-01] an origin stands under a directive that fields may need, and names a host', async () => {
    for (const origins of ['{ "frame-src x; object-src": ["https://a.example"] }', '{ "img-src": ["https://*"] }'])
      expect(
        await mistakes({
          payment: moduleNamed(
            `open${origins.length}.mjs`,
            paymentModule(`{ script: new URL(import.meta.url), origins: ${origins} }`),
          ),
        }),
      ).toHaveLength(1);
  });

  it('[CO-03] in production the test payments have to be allowed by name, and are warned of', async () => {
    const context = contextOf(true);
    const connected = (env: Readonly<Record<string, string>>) => connectProvider('payment', 'test', env, context);
    expect(await connected({})).toEqual(E.left([expect.stringContaining('ALLOW_TEST_PAYMENTS=1')]));
    expect(E.isRight(await connected({ ALLOW_TEST_PAYMENTS: '1' }))).toBe(true);
    expect(context.log.entries.map(({ level, tag }) => [level, tag])).toEqual([['warning', 'payment.stand-in']]);
  });

  it('[AUTH-06] emails that are only written to a folder are warned of in production', async () => {
    for (const isProduction of [false, true]) {
      const context = contextOf(isProduction);
      await connectProvider('mail', 'outbox', {}, context);
      expect(context.log.entries.map(({ tag }) => tag)).toEqual(isProduction ? ['email.stand-in'] : []);
    }
  });
});
