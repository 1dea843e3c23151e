import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogEntry } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DrawPictures } from './drawing-process.ts';
import { drawnPictures } from './drawn-pictures.ts';
import { type PictureFile, pictureFiles } from './picture-files.ts';

const pictures = [...pictureFiles([]).values()];
const [first, second, third] = pictures;
if (first === undefined || second === undefined || third === undefined) throw new Error('three pictures are needed');
const stays = new AbortController().signal;

let folder = '';
let entries: Array<LogEntry> = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  entries = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Draws on command, and records the requests. */
const drawerByHand = () => {
  const requests: Array<string> = [];
  const answers: Array<(drawn: E.Either<string, Uint8Array>) => void> = [];
  const drawer: DrawPictures = {
    draw: ({ file }) => {
      requests.push(file);
      return new Promise((resolve) => answers.push(resolve));
    },
    end: () => undefined,
  };
  return { requests: requests, drawer, finish: (drawn: E.Either<string, Uint8Array>) => answers.shift()?.(drawn) };
};

const drawing = (place = folder) => {
  const { requests, drawer, finish } = drawerByHand();
  const log = { write: (entry: LogEntry) => () => void entries.push(entry) };
  return { requests, finish, pictures: drawnPictures({ folder: place, detail: 'full', log }, drawer) };
};

const bytes = E.right(Buffer.from('a picture'));
const keptAs = (picture: PictureFile) =>
  E.right({ _tag: 'Stored', name: expect.stringContaining(picture.file.split('.')[0] ?? '') });

it('draws a picture once for all concurrent requests, stores it, and serves later requests from the folder', async () => {
  const drawn = drawing();
  const both = [drawn.pictures.get(first, stays), drawn.pictures.get(first, stays)];
  await expect.poll(() => drawn.requests).toEqual([first.file]);
  drawn.finish(bytes);
  expect(await Promise.all(both)).toEqual([keptAs(first), keptAs(first)]);
  expect(readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['a picture']);
  const later = drawing();
  expect(await later.pictures.get(first, stays)).toEqual(keptAs(first));
  expect(later.requests).toEqual([]);
});

it('draws two at once, the others in order, and skips pictures that are no longer requested', async () => {
  const { requests, finish, pictures } = drawing();
  const [left, right] = [pictures.get(first, stays), pictures.get(second, stays)];
  await expect.poll(() => requests.length).toBe(2);
  const reader = new AbortController();
  const given = pictures.get(third, reader.signal);
  const fourth = pictures.get({ ...third, file: 'fourth.webp' }, stays);
  await new Promise((resolve) => setImmediate(resolve));
  expect(requests).toEqual([first.file, second.file]);
  reader.abort();
  finish(bytes);
  expect(await left).toEqual(keptAs(first));
  await expect.poll(() => requests).toEqual([first.file, second.file, 'fourth.webp']);
  expect(await given).toEqual(E.left({ _tag: 'Unavailable' }));
  finish(bytes);
  finish(bytes);
  expect(E.isRight(await right) && E.isRight(await fourth)).toBe(true);
});

it('serves a picture that cannot be stored, and logs the failure once', async () => {
  writeFileSync(join(folder, 'file'), '');
  const { requests, finish, pictures } = drawing(join(folder, 'file'));
  for (const picture of [first, second]) {
    const before = requests.length;
    const drawn = pictures.get(picture, stays);
    await expect.poll(() => requests.length).toBe(before + 1);
    finish(bytes);
    expect(await drawn).toEqual(E.right({ _tag: 'Bytes', bytes: Buffer.from('a picture') }));
  }
  expect(entries.map(({ tag }) => tag)).toEqual(['picture-cache.unwritable']);
});

it('answers Unavailable for a picture that cannot be drawn, and draws it at the next request', async () => {
  const { requests, finish, pictures } = drawing();
  const failed = pictures.get(first, stays);
  await expect.poll(() => requests.length).toBe(1);
  finish(E.left('no such colour'));
  expect(await failed).toEqual(E.left({ _tag: 'Unavailable' }));
  expect(entries).toEqual([
    { level: 'error', tag: 'picture.failed', data: { file: first.file, problem: 'no such colour' } },
  ]);
  const again = pictures.get(first, stays);
  await expect.poll(() => requests.length).toBe(2);
  finish(bytes);
  expect(await again).toEqual(keptAs(first));
  expect(readdirSync(folder)).toHaveLength(1);
});

it('answers the waiting requests when the service ends', async () => {
  const { requests, finish, pictures } = drawing();
  const [left] = [pictures.get(first, stays), pictures.get(second, stays)];
  await expect.poll(() => requests.length).toBe(2);
  const waits = pictures.get(third, stays);
  await new Promise((resolve) => setImmediate(resolve));
  pictures.end();
  finish(E.left('ended'));
  expect(await left).toEqual(E.left({ _tag: 'Unavailable' }));
  expect(await waits).toEqual(E.left({ _tag: 'Unavailable' }));
  expect(entries).toEqual([]);
});
