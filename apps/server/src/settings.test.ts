import fastify from 'fastify';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { DEMO_SHOP, isTracingSetUp, nonProductionWarnings, readSettings } from './settings.ts';

const read = (env: Record<string, string>) => E.getOrElseW((sentence: string) => sentence)(readSettings(env));

describe('the settings of the service', () => {
  it('runs on 127.0.0.1:3000 with demo data in .data by default', () => {
    expect(read({})).toMatchObject({
      port: 3_000,
      host: '127.0.0.1',
      databaseUrl: O.none,
      isProduction: false,
      seedsDemo: true,
      trustProxy: false,
      reportSecrets: [],
    });
    expect(read({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3_000, databaseUrl: O.none });
  });

  it('[OPS-04] takes the addresses of the database without a pooler and of a standby beside DATABASE_URL, not alone', () => {
    const [DATABASE_URL, DATABASE_DIRECT_URL] = ['postgres://pooler:6432/shop', 'postgres://database:5432/shop'];
    expect(read({ DATABASE_URL })).toMatchObject({ databaseDirectUrl: O.none });
    expect(read({ DATABASE_URL, DATABASE_DIRECT_URL })).toMatchObject({
      databaseDirectUrl: O.some(DATABASE_DIRECT_URL),
    });
    expect(read({ DATABASE_DIRECT_URL })).toContain('DATABASE_DIRECT_URL is set without DATABASE_URL');
    const DATABASE_READ_URL = 'postgres://standby:5432/shop';
    expect(read({ DATABASE_URL })).toMatchObject({ databaseReadUrl: O.none });
    expect(read({ DATABASE_URL, DATABASE_READ_URL })).toMatchObject({ databaseReadUrl: O.some(DATABASE_READ_URL) });
    expect(read({ DATABASE_READ_URL })).toContain('DATABASE_READ_URL is set without DATABASE_URL');
  });

  it('[AUTH-06] sends emails by SMTP_URL and MAIL_FROM, or writes them to the data folder', () => {
    expect(read({})).toMatchObject({ smtp: O.none });
    const [SMTP_URL, MAIL_FROM] = ['smtp://name:secret@mail.example:587', 'registry@house.example'];
    expect(read({ SMTP_URL, MAIL_FROM })).toMatchObject({ smtp: O.some({ url: SMTP_URL, from: MAIL_FROM }) });
    expect(read({ SMTP_URL })).toContain('MAIL_FROM is not a mail address');
    expect(read({ SMTP_URL, MAIL_FROM: 'registry' })).toContain('MAIL_FROM is not a mail address');
    for (const wrong of ['mail.example', 'http://mail.example', 'smtp://'])
      expect(read({ SMTP_URL: wrong, MAIL_FROM })).toContain('SMTP_URL is not smtp://');
  });

  it('[INT-02] lets no other origin in by default, and otherwise the exact origins of a list', () => {
    expect(read({})).toMatchObject({ corsOrigins: [] });
    expect(read({ CORS_ORIGINS: 'https://shop.example, http://localhost:5173' })).toMatchObject({
      corsOrigins: ['https://shop.example', 'http://localhost:5173'],
    });
    for (const wrong of [
      '*',
      'null',
      'shop.example',
      'https://shop.example/',
      'https://Shop.example',
      'https://a.example,',
    ])
      expect(read({ CORS_ORIGINS: wrong })).toMatch(/^CORS_ORIGINS has ".*", which is not an origin/);
    const production = { NODE_ENV: 'production', ALLOW_TEST_PAYMENTS: '1' };
    expect(read({ ...production, CORS_ORIGINS: 'http://shop.example' })).toContain('in production https');
  });

  it('stores pictures in the data folder, or in PICTURES_DIR', () => {
    expect(read({ DATA_DIR: '/data' })).toMatchObject({ picturesFolder: '/data/pictures' });
    expect(read({ PICTURES_DIR: '/shared' })).toMatchObject({ picturesFolder: '/shared' });
  });

  it('serves the demo shop, or the one in SHOP_DIR with its own gift guide', () => {
    expect(read({})).toMatchObject({ shopFolder: DEMO_SHOP, giftGuide: `${DEMO_SHOP}/catalogue/gift-guide.json` });
    expect(read({ SHOP_DIR: '/mine' })).toMatchObject({
      shopFolder: '/mine',
      giftGuide: '/mine/catalogue/gift-guide.json',
    });
    expect(read({ SHOP_DIR: '/mine', GIFT_GUIDE: '/guide.json' })).toMatchObject({ giftGuide: '/guide.json' });
  });

  it('[INT-06] fetches pictures from no host by default, and otherwise from those of a list', () => {
    expect(read({})).toMatchObject({ pictureHosts: [] });
    expect(read({ PICTURE_HOSTS: '*.example.com' })).toMatchObject({ pictureHosts: [{ hostname: 'example.com' }] });
    expect(read({ PICTURE_HOSTS: 'cdn.example.com, 10.0.0.1' })).toContain(
      'PICTURE_HOSTS has "10.0.0.1", which is not',
    );
  });

  it('shares ten connections, waits ten seconds for one, and drains five seconds in production alone, by default', () => {
    expect(read({})).toMatchObject({ databaseConnections: 10, databasePatienceSeconds: 10, drainSeconds: 0 });
    expect(read({ NODE_ENV: 'production', ALLOW_TEST_PAYMENTS: '1' })).toMatchObject({ drainSeconds: 5 });
    const variables = { DATABASE_CONNECTIONS: '40', DATABASE_PATIENCE_SECONDS: '3', DRAIN_SECONDS: '20' };
    expect(read(variables)).toMatchObject({ databaseConnections: 40, databasePatienceSeconds: 3, drainSeconds: 20 });
  });

  it.each([
    ['DATABASE_CONNECTIONS', '1', '2 to 1000; set it to one, or leave it out for 10.'],
    ['DATABASE_CONNECTIONS', '1001', '2 to 1000; set it to one, or leave it out for 10.'],
    ['DATABASE_PATIENCE_SECONDS', '0', '1 to 60; set it to one, or leave it out for 10.'],
    ['DRAIN_SECONDS', '1.5', '0 to 600; set it to one, or leave it out for 0.'],
    ['DRAIN_SECONDS', '601', '0 to 600; set it to one, or leave it out for 0.'],
  ])('reports in one sentence that %s=%s is out of bounds', (name, value, rest) => {
    expect(read({ [name]: value })).toBe(`${name} is not a whole number from ${rest}`);
  });

  it('[OPS-01] serves metrics on METRICS_PORT of this machine alone or of METRICS_HOST, and nowhere without a port; sends spans where OpenTelemetry is told to', () => {
    const METRICS_PORT = '9464';
    expect([
      read({ METRICS_HOST: '0.0.0.0' }),
      read({ HOST: '0.0.0.0', METRICS_PORT }),
      read({ METRICS_PORT, METRICS_HOST: '10.0.0.5' }),
    ]).toMatchObject([
      { metricsPlace: O.none },
      { metricsPlace: O.some({ host: '127.0.0.1', port: 9_464 }) },
      { metricsPlace: O.some({ host: '10.0.0.5', port: 9_464 }) },
    ]);
    expect(read({ METRICS_PORT: 'x' })).toContain('METRICS_PORT is not a number from 0 to 65535');
    const endpoint = 'http://localhost:4318';
    expect([{}, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }].map(isTracingSetUp)).toEqual([false, true]);
  });

  it.each(['-1', '65536', '3.5'])('says in one sentence that %s is no port', (PORT) => {
    expect(read({ PORT })).toBe('PORT is not a number from 0 to 65535; set it to one, or leave it out for 3000.');
  });

  it.each(['yes', '1', '10.0.0.1,', '10.0.0.0/33', '10.0.0.0/0', '::/129', '10.0.0.0/8/8', '10.0.0.0/x'])(
    'reports in one sentence that %s is no proxy',
    (TRUST_PROXY) => {
      expect(read({ TRUST_PROXY })).toBe(
        'TRUST_PROXY is not a list of addresses or networks such as 10.0.0.1, 192.168.0.0/16; set it to one, or leave it out where no proxy is in front.',
      );
    },
  );

  it.each(['10.0.0.1', '10.0.0.1, 192.168.0.0/16', 'loopback,fd00::/8', '::1'])(
    'trusts the proxies %s, as the service does',
    async (TRUST_PROXY) => {
      const settings = read({ TRUST_PROXY });
      expect(settings).toMatchObject({ trustProxy: TRUST_PROXY });
      await fastify({ trustProxy: TRUST_PROXY }).ready();
    },
  );

  it('[CART-06] [INT-04] accepts a secret for reported orders of 32 characters and more with the one before, and refuses a shorter one in one sentence', () => {
    const [secret, old] = ['a'.repeat(32), 'b'.repeat(32)];
    expect(read({ ORDER_REPORT_SECRET: secret })).toMatchObject({ reportSecrets: [secret] });
    expect(read({ ORDER_REPORT_SECRET: ' ' })).toMatchObject({ reportSecrets: [] });
    expect(read({ ORDER_REPORT_SECRET: secret, ORDER_REPORT_SECRET_OLD: old })).toMatchObject({
      reportSecrets: [secret, old],
    });
    expect(read({ ORDER_REPORT_SECRET: secret, ORDER_REPORT_SECRET_OLD: 'b'.repeat(31) })).toContain(
      'ORDER_REPORT_SECRET_OLD has fewer than 32 characters',
    );
    expect(read({ ORDER_REPORT_SECRET: 'a'.repeat(31) })).toBe(
      'ORDER_REPORT_SECRET has fewer than 32 characters; set it to a longer one, or leave it out where no orders are reported.',
    );
  });

  it.each([
    [{}, true],
    [{ SEED_DEMO: '0' }, false],
    [{ DATABASE_URL: 'postgres://db' }, false],
    [{ DATABASE_URL: 'postgres://db', SEED_DEMO: '1' }, true],
    [{ NODE_ENV: 'production', ALLOW_TEST_PAYMENTS: '1' }, false],
    [{ NODE_ENV: 'production', ALLOW_TEST_PAYMENTS: '1', SEED_DEMO: '1' }, false],
  ])('seeds the demo only where it belongs: %j', (env, seedsDemo) => {
    expect(read(env)).toMatchObject({ seedsDemo });
  });
});

it('[CO-03] in production the test payments have to be allowed by name, and Stripe needs all of its keys', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(readSettings({ NODE_ENV: 'production' })).toEqual(E.left(expect.stringContaining('ALLOW_TEST_PAYMENTS=1')));
  expect(read({})).toMatchObject({ stripe: O.none });
  expect(read({ NODE_ENV: 'production', ALLOW_TEST_PAYMENTS: '1' })).toMatchObject({ stripe: O.none });
  expect(read({ NODE_ENV: 'production', PAYMENT: 'stripe', ...keys })).toMatchObject({
    stripe: O.some({ secretKey: 'sk_live_1', publishableKey: 'pk_live_1', webhookSecret: 'whsec_1', apiUrl: O.none }),
  });
  for (const name of Object.keys(keys))
    expect(readSettings({ PAYMENT: 'stripe', ...keys, [name]: '' })).toEqual(E.left(expect.stringContaining(name)));
  expect(readSettings({ PAYMENT: 'cash' })).toEqual(E.left(expect.stringContaining('PAYMENT')));
});

it('[CO-03] another API than Stripe’s is reached by https, on this machine by http too, and is never sent a live key', () => {
  const settings = (url: string, secretKey = 'sk_test_1') =>
    readSettings({
      PAYMENT: 'stripe',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_URL: url,
    });
  for (const url of ['https://stripe.example.com', 'https://stripe.example.com:8443/', 'http://127.0.0.1:12111'])
    expect(settings(url)).toMatchObject(E.right({ stripe: O.some({ apiUrl: O.some(new URL(url)) }) }));
  const refused = E.left(expect.stringContaining('STRIPE_API_URL'));
  for (const url of [
    'http://stripe.example.com',
    'https://stripe.example.com/v1',
    'stripe.example.com',
    'ftp://localhost',
  ])
    expect(settings(url)).toEqual(refused);
  for (const key of ['sk_live_1', 'rk_live_1']) expect(settings('https://stripe.example.com', key)).toEqual(refused);
});

const smtp = O.some({ url: 'smtp://mail.example', from: 'gifts@example.com' });
const tags = (settings: Parameters<typeof nonProductionWarnings>[0]): ReadonlyArray<string> =>
  nonProductionWarnings(settings).map(({ level, tag }) => `${level} ${tag}`);

it('[CART-06] [AUTH-06] [ANA-02] in production the payment and mail substitutes are warned of', () => {
  expect(tags({ isProduction: true, smtp: O.none, stripe: O.none })).toEqual([
    'warning payment.stand-in',
    'warning email.stand-in',
  ]);
});

it('[CART-06] [AUTH-06] [ANA-02] emails that are sent need no warning', () => {
  expect(tags({ isProduction: true, smtp, stripe: O.none })).toEqual(['warning payment.stand-in']);
  const stripe = { secretKey: 'sk_live_1', publishableKey: 'pk_live_1', webhookSecret: 'whsec_1', apiUrl: O.none };
  expect(tags({ isProduction: true, smtp, stripe: O.some(stripe) })).toEqual([]);
  const standIn = O.some({ ...stripe, apiUrl: O.some(new URL('https://stripe.example.com')) });
  expect(tags({ isProduction: true, smtp, stripe: standIn })).toEqual(['warning payment.stand-in']);
});

it('[CART-06] [AUTH-06] [ANA-02] in development there are no warnings', () => {
  expect(tags({ isProduction: false, smtp: O.none, stripe: O.none })).toEqual([]);
});
