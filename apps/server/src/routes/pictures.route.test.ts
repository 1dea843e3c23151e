import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { option as O, taskEither as TE } from 'fp-ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { picturesFolder } from '../providers/pictures-folder/provider.ts';
import { demoCatalogue } from '../testing/demo-shop.ts';
import { exampleService } from '../testing/example-service.ts';
import { recordingLog } from '../testing/test-database.ts';

/** The name of a picture that was fetched. */
const FETCHED = 'a'.repeat(32);

let service: FastifyInstance;
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const webp = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#b9674a' } })
    .webp()
    .toBuffer();
  const pictures = { find: (name: string) => TE.right(name === FETCHED ? O.some(webp) : O.none) };
  service = (
    await exampleService({}, { pictures, pictureStorage: picturesFolder(join(folder, 'pictures'), recordingLog()) })
  ).service;
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (file: string, headers: Record<string, string> = {}) =>
  service.inject({ url: `/pictures/${file}`, headers });
const storedFiles = () => readdirSync(join(folder, 'pictures'));

it("makes a picture of the shop's folder at its first request, in that size alone, and serves the stored one afterwards, each day asked for anew", async () => {
  const first = await ask('plates-e9e2d4-8a9a86-mobile.webp', { 'accept-encoding': 'br' });
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(first.headers).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=86400',
    vary: 'accept, accept-encoding',
    etag: expect.any(String),
  });
  expect(first.headers).not.toHaveProperty('content-encoding');
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 240, height: 240 });
  expect(storedFiles()).toHaveLength(1);

  const second = await ask('plates-e9e2d4-8a9a86-mobile.webp');
  expect(second.rawPayload).toEqual(first.rawPayload);
  const unchanged = await ask('plates-e9e2d4-8a9a86-mobile.webp', { 'if-none-match': String(first.headers.etag) });
  expect(unchanged.statusCode).toBe(304);
  expect(storedFiles()).toHaveLength(1);
});

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const SAFARI = 'image/webp,image/avif,image/jxl,image/heic,image/heic-sequence,video/*;q=0.8,image/png,image/*;q=0.5';

it.each([CHROME, SAFARI, 'image/avif;q=0.9'])('a picture is AVIF for a browser that accepts %j', async (accept) => {
  const avif = await ask('mugs-4f6b5a-e7d9c4-mobile.webp', { accept });
  expect([avif.statusCode, avif.headers['content-type'], avif.headers['vary']]).toEqual([
    200,
    'image/avif',
    'accept, accept-encoding',
  ]);
  expect(await sharp(avif.rawPayload).metadata()).toMatchObject({
    format: 'heif',
    compression: 'av1',
    width: 240,
    height: 240,
    hasAlpha: true,
  });
});

it.each(['image/webp,*/*', '*/*', 'image/avif-sequence,image/webp'])(
  'a picture stays WebP for a browser that accepts %j, and has another tag than as AVIF',
  async (accept) => {
    const webp = await ask('mugs-4f6b5a-e7d9c4-mobile.webp', { accept });
    expect([webp.statusCode, webp.headers['content-type']]).toEqual([200, 'image/webp']);
    const avif = await ask('mugs-4f6b5a-e7d9c4-mobile.webp', { accept: CHROME });
    expect(avif.headers.etag).not.toBe(webp.headers.etag);
    const unchanged = await ask('mugs-4f6b5a-e7d9c4-mobile.webp', {
      accept: CHROME,
      'if-none-match': String(avif.headers.etag),
    });
    expect(unchanged.statusCode).toBe(304);
  },
);

it('makes the picture of a link preview as JPEG, and a product for emails on a light ground', async () => {
  const preview = await ask('event-baby-wide-1200.jpg', { accept: CHROME });
  expect([preview.statusCode, preview.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(preview.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const product = await ask('plates-e9e2d4-8a9a86-mobile.jpg');
  const [ground = 0] = await sharp(product.rawPayload)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(ground).toBeGreaterThan(220);
});

it.each([
  'plates-000000-8a9a86-desktop.webp',
  'plates-e9e2d4-8a9a86.webp',
  'plates-e9e2d4-8a9a86.avif',
  'plates-e9e2d4-8a9a86-mobile.0123456789abcdef.webp',
  '..%2f..%2fpackage.json',
  'constructor',
  '',
])('the picture %j is 404, and nothing is made', async (file) => {
  const before = storedFiles();
  const answer = await ask(file);
  expect([answer.statusCode, answer.json().error._tag]).toEqual([404, 'NotFound']);
  expect(storedFiles()).toEqual(before);
});

it('[INT-06] a product of the folder is addressed with a digest, and kept for good', async () => {
  const picture = O.toNullable(demoCatalogue.pictures.inFile('plates-e9e2d4-8a9a86.avif'));
  const found = await ask(`${picture?.name}-mobile.webp`);
  expect([found.statusCode, found.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  const outdated = await ask('plates-e9e2d4-8a9a86.0123456789abcdef-mobile.webp');
  expect([outdated.statusCode, outdated.headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
  expect(outdated.rawPayload).toEqual(found.rawPayload);
});

it('[INT-06] serves a picture that was fetched, in each size and format, to be cached for good', async () => {
  const get = (file: string, accept = 'image/webp') =>
    service.inject({ url: `/pictures/${file}`, headers: { accept } });
  const found = await get(`${FETCHED}-desktopHiRes.webp`);
  expect([found.statusCode, found.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(found.headers).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept, accept-encoding',
  });
  expect(await sharp(found.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 800, height: 800 });
  expect((await get(`${FETCHED}-mobile.webp`, CHROME)).headers['content-type']).toBe('image/avif');
  expect((await get(`${FETCHED}-mobile.jpg`, CHROME)).headers['content-type']).toBe('image/jpeg');
  for (const file of [`${'b'.repeat(32)}-mobile.webp`, `${FETCHED}-huge.webp`, 'mug-000000-e7d9c4-mobile.webp'])
    expect((await get(file)).statusCode).toBe(404);
});
