import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogEntry } from '@gift-registry/domain';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { picturesFolder } from '../providers/pictures-folder/provider.ts';
import { pictureFiles } from './picture-files.ts';
import type { PictureVariant } from './picture-variants.ts';
import { shopPictures } from './shop-pictures.ts';

const variant = (picture: string): PictureVariant => ({ picture, width: 240, isSquare: true, format: 'webp' });
const [first, second, third] = [variant('plates'), variant('mug'), variant('oak-board')];
const stays = new AbortController().signal;

let folder = '';
let entries: Array<LogEntry> = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(folder, 'shop'));
  for (const { picture } of [first, second, third]) writeFileSync(join(folder, 'shop', `${picture}.avif`), picture);
  entries = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Makes pictures on command, and records the requests. */
const making = (place = join(folder, 'made')) => {
  const requests: Array<string> = [];
  const answers = new Map<string, (made: E.Either<string, Uint8Array>) => void>();
  const maker = {
    show: (bytes: Uint8Array) => {
      const read = Buffer.from(bytes).toString();
      requests.push(read);
      return new Promise<E.Either<string, Uint8Array>>((resolve) => answers.set(read, resolve));
    },
    end: () => undefined,
  };
  const log = { write: (entry: LogEntry) => () => void entries.push(entry) };
  const store = { find: (name: string) => TE.right(name === 'b'.repeat(32) ? O.some(Buffer.from('fetched')) : O.none) };
  const shop = shopPictures(join(folder, 'shop'));
  const pictures = pictureFiles({ storage: picturesFolder(place, log), shop, store, log }, maker);
  return {
    requests,
    pictures,
    shop,
    finish: (read: string, made: E.Either<string, Uint8Array>) => answers.get(read)?.(made),
  };
};

const bytes = E.right(Buffer.from('a picture'));
const made = E.right({ bytes: Buffer.from('a picture'), isImmutable: false });

it('makes a file once for all concurrent requests, stores it, and serves later requests from the folder', async () => {
  const { requests, pictures, finish } = making();
  const both = [pictures.get(first, stays), pictures.get(first, stays)];
  await expect.poll(() => requests).toEqual(['plates']);
  finish('plates', bytes);
  expect(await Promise.all(both)).toEqual([made, made]);
  const stored = join(folder, 'made');
  expect(readdirSync(stored).map((name) => readFileSync(join(stored, name), 'utf8'))).toEqual(['a picture']);
  const later = making();
  expect(await later.pictures.get(first, stays)).toEqual(made);
  expect(later.requests).toEqual([]);
});

it('makes two at once, and skips pictures that are no longer requested', async () => {
  const { requests, finish, pictures } = making();
  const [left, right] = [pictures.get(first, stays), pictures.get(second, stays)];
  await expect.poll(() => requests.length).toBe(2);
  const reader = new AbortController();
  const given = pictures.get(third, reader.signal);
  const fourth = pictures.get(variant('b'.repeat(32)), stays);
  await new Promise((resolve) => setImmediate(resolve));
  reader.abort();
  finish('plates', bytes);
  expect(await left).toEqual(made);
  await expect.poll(() => requests.length).toBe(3);
  expect(requests.at(-1)).toBe('fetched');
  finish('mug', bytes);
  finish('fetched', bytes);
  expect(await given).toEqual(E.left({ _tag: 'Unavailable' }));
  expect(E.isRight(await right) && E.isRight(await fourth)).toBe(true);
});

it('serves a picture that cannot be stored, and logs the failure once', async () => {
  writeFileSync(join(folder, 'file'), '');
  const { requests, finish, pictures } = making(join(folder, 'file'));
  for (const picture of [first, second]) {
    const before = requests.length;
    const served = pictures.get(picture, stays);
    await expect.poll(() => requests.length).toBe(before + 1);
    finish(picture.picture, bytes);
    expect(await served).toMatchObject(E.right({ bytes: Buffer.from('a picture') }));
  }
  expect(entries.map(({ tag }) => tag)).toEqual(['picture-cache.unwritable']);
});

it('answers Unavailable for a picture that cannot be made, and makes it at the next request', async () => {
  const { requests, finish, pictures } = making();
  const failed = pictures.get(first, stays);
  await expect.poll(() => requests.length).toBe(1);
  finish('plates', E.left('no memory'));
  expect(await failed).toEqual(E.left({ _tag: 'Unavailable' }));
  expect(entries).toEqual([
    { level: 'error', tag: 'picture.failed', data: { file: first.picture, problem: 'no memory' } },
  ]);
  const again = pictures.get(first, stays);
  await expect.poll(() => requests.length).toBe(2);
  finish('plates', bytes);
  expect(await again).toEqual(made);
});

it('answers the waiting requests when the service ends', async () => {
  const { requests, finish, pictures } = making();
  const [left] = [pictures.get(first, stays), pictures.get(second, stays)];
  await expect.poll(() => requests.length).toBe(2);
  const waits = pictures.get(third, stays);
  await new Promise((resolve) => setImmediate(resolve));
  pictures.end();
  finish('plates', E.left('ended'));
  expect(await left).toEqual(E.left({ _tag: 'Unavailable' }));
  expect(await waits).toEqual(E.left({ _tag: 'Unavailable' }));
  expect(entries).toEqual([]);
});

it('a changed file of the shop has a new address; at the one before it the present picture is shown, but not for good', async () => {
  const before = O.toNullable(making().shop.inFile('plates.avif'))?.name ?? '';
  writeFileSync(join(folder, 'shop', 'plates.avif'), 'other plates');
  const { requests, finish, pictures, shop } = making();
  const now = O.toNullable(shop.inFile('plates.avif'))?.name ?? '';
  expect([now === before, /^plates\.[0-9a-f]{16}$/.test(now)]).toEqual([false, true]);
  const got = pictures.get(variant(now), stays);
  await expect.poll(() => requests).toEqual(['other plates']);
  finish('other plates', bytes);
  expect(await got).toMatchObject(E.right({ isImmutable: true }));
  expect(await pictures.get(variant(before), stays)).toMatchObject(E.right({ isImmutable: false }));
});

it.each(['none', 'a'.repeat(32), 'plates.avif', '../shop'])(
  'a picture %j is not found, and nothing is made',
  async (name) => {
    const { requests, pictures } = making();
    expect(await pictures.get(variant(name), stays)).toEqual(E.left({ _tag: 'NotFound' }));
    expect(requests).toEqual([]);
  },
);
