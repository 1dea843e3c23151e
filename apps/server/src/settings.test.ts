import fastify from 'fastify';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { DEMO_SHOP, isTracingSetUp, readSettings } from './settings.ts';

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

  it('[CO-03] [AUTH-06] names a module of each kind: test payments, the table of taxes, a folder of pictures, and SMTP where a mail server is set', () => {
    const modules = { payment: 'test', tax: 'table', pictures: 'folder', mail: 'outbox' };
    expect(read({})).toMatchObject({ modules });
    expect(read({ SMTP_URL: 'smtp://mail.example' })).toMatchObject({ modules: { ...modules, mail: 'smtp' } });
    const named = {
      PAYMENT_MODULE: './bank.mjs',
      TAX_MODULE: '@acme/tax',
      PICTURES_MODULE: 'folder',
      MAIL_MODULE: 'smtp',
    };
    expect(read(named)).toMatchObject({
      modules: { payment: './bank.mjs', tax: '@acme/tax', pictures: 'folder', mail: 'smtp' },
    });
    expect(read({ PAYMENT: 'demo' })).toContain('set PAYMENT_MODULE');
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
