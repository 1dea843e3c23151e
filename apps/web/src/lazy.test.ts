import { type Cart, type LogEntry, parseGrId } from '@gift-registry/domain';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { lazyPopupHtml, loaded, type ReadPopup } from './lazy.tsx';

const Part = () => null;
const InItsPlace = () => null;

const scene = () => {
  const logged: Array<LogEntry> = [];
  return { logged, log: { write: (entry: LogEntry) => () => void logged.push(entry) } };
};

describe('what has a file of its own', () => {
  it('[STATE-01] is there once its file is there', async () => {
    const { log, logged } = scene();
    expect(await loaded(async () => Part, log, InItsPlace)).toEqual({ default: Part });
    expect(logged).toEqual([]);
  });

  it('[STATE-01] is what stands in its place where its file does not come, and that is logged', async () => {
    const { log, logged } = scene();
    const away = () => Promise.reject(new TypeError('offline'));
    expect(await loaded(away, log, InItsPlace)).toEqual({ default: InItsPlace });
    expect(logged).toEqual([{ level: 'error', tag: 'chunk.load-failed', data: { problem: 'TypeError: offline' } }]);
  });
});

const grId = O.toNullable(parseGrId('100200300'));
const HTML = '<h2>Ready</h2>';
const readByScreenReader: ReadPopup = (html) => ({ title: O.some(html.toUpperCase()), body: O.none });

/** A card by mail that was answered, with the reader's file as told. */
const answered = async (load: () => Promise<ReadPopup>) => {
  const logged: Array<LogEntry> = [];
  const cart: Pick<Cart, 'addEGiftCard'> = { addEGiftCard: () => TE.right({ html: HTML }) };
  const popup = lazyPopupHtml(cart, load, { write: (entry) => () => void logged.push(entry) });
  if (grId === null) throw new Error('no number');
  const before = popup.readPopup(HTML);
  const answer = await popup.cart.addEGiftCard({ grId, amount: '25' }, O.none)();
  return { before, answer, after: popup.readPopup(HTML), logged };
};

describe('the HTML of a card by mail', () => {
  it('[GC-07] is read once its answer is there, and nothing of it is shown before', async () => {
    const { before, answer, after, logged } = await answered(async () => readByScreenReader);
    expect(before).toEqual({ title: O.none, body: O.none });
    expect(answer).toEqual(E.right({ html: HTML }));
    expect(after).toEqual({ title: O.some('<H2>READY</H2>'), body: O.none });
    expect(logged).toEqual([]);
  });

  it('[GC-07] is not shown where what reads it does not come, which is logged; the answer stays', async () => {
    const { answer, after, logged } = await answered(() => Promise.reject(new TypeError('offline')));
    expect(answer).toEqual(E.right({ html: HTML }));
    expect(after).toEqual({ title: O.none, body: O.none });
    expect(logged).toEqual([{ level: 'error', tag: 'chunk.load-failed', data: { problem: 'TypeError: offline' } }]);
  });
});
