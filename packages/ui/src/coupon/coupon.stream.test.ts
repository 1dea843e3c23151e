import { type CompletionCoupon, createState, type LogEntry } from '@gift-registry/domain';
import { dayOf, exampleView, instantOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { loaded } from '../registrant-page/testing/registrant-scene.ts';
import type { RegistryModel } from '../registry/index.ts';
import { couponStream } from './coupon.stream.ts';

const code: CompletionCoupon = {
  couponNumber: 'HF15 4K7Q',
  discount: 0.15,
  expirationDate: dayOf('2027-12-31'),
  isCancelled: false,
};
const passed = { ...code, expirationDate: dayOf('2027-05-31') };

const withCoupon = (coupon: O.Option<CompletionCoupon>): RegistryModel =>
  loaded({ owner: O.some({ visibility: 'findable', coupon, hiddenUntil: O.none, home: [] }) });

const planned = (first: RegistryModel, kept: O.Option<string> = O.none) => {
  const model = createState(first);
  const remembered: Array<string> = [];
  const logged: Array<LogEntry> = [];
  const folds: Array<boolean> = [];
  const stream = couponStream({
    registry: { model },
    memory: { read: () => kept, keep: (number) => () => void remembered.push(number) },
    folding: { read: () => O.none, keep: (isFolded) => () => void folds.push(isFolded) },
    site: { timeZone: 'America/Chicago', currencyPrefix: '$', language: 'en' },
    readerTimeZone: O.some('America/New_York'),
    clock: { now: () => instantOf('2027-06-01T11:00:00.000Z'), timeZone: 'America/Chicago' },
    log: { write: (entry) => () => void logged.push(entry) },
  });
  return { model, stream, remembered, folds, logged };
};

describe('the completion code of a registry', () => {
  it('[COUP-01] [COUP-03] a registrant is told of a valid one, which nothing takes away', () => {
    const { stream, remembered } = planned(withCoupon(O.some(code)));
    const told = {
      _tag: 'Valid',
      couponNumber: 'HF15 4K7Q',
      percent: 15,
      expirationDate: '2027-12-31',
      zoneName: O.some('Central Time'),
      terms: O.none,
    };
    expect(stream.model.value).toEqual(told);
    stream.dismiss();
    expect(stream.model.value).toEqual(told);
    expect(remembered).toEqual([]);
  });

  it('[COUP-02] [COUP-04] the alert of one that has passed goes when it is dismissed, and that is remembered', () => {
    const { stream, remembered } = planned(withCoupon(O.some(passed)));
    expect(stream.model.value).toEqual({ _tag: 'Unavailable', couponNumber: 'HF15 4K7Q', percent: 15 });
    stream.dismiss();
    expect([stream.model.value, remembered]).toEqual([{ _tag: 'Nothing' }, ['HF15 4K7Q']]);
  });

  it('[COUP-04] what was dismissed before is told no more; another code is', () => {
    const { stream, model } = planned(withCoupon(O.some(passed)), O.some('HF15 4K7Q'));
    const seen: Array<string> = [];
    stream.model.changes$.subscribe(({ _tag }) => seen.push(_tag));
    expect(stream.model.value).toEqual({ _tag: 'Nothing' });
    model.set(withCoupon(O.some({ ...passed, couponNumber: 'HF20' })));
    expect(stream.model.value._tag).toBe('Unavailable');
    expect(seen).toEqual(['Nothing', 'Unavailable']);
  });

  it('[COUP-01] a guest, and whoever has none, is told nothing; nor is anybody before the registry is there', () => {
    for (const of of [
      withCoupon(O.none),
      { ...loaded({}), view: exampleView({ role: 'guest', owner: O.none }) } as const,
      { _tag: 'Loading' } as const,
    ]) {
      const { stream, remembered } = planned(of);
      stream.dismiss();
      expect([stream.model.value, remembered]).toEqual([{ _tag: 'Nothing' }, []]);
    }
  });

  it('[COUP-01] a valid code is folded and unfolded by the reader, which is remembered for the visit and takes nothing away', () => {
    const { stream, folds } = planned(withCoupon(O.some(code)));
    expect(stream.folded.value).toEqual(O.none);
    stream.fold(true);
    expect([stream.folded.value, stream.model.value._tag]).toEqual([O.some(true), 'Valid']);
    stream.fold(false);
    expect([stream.folded.value, folds]).toEqual([O.some(false), [true, false]]);
  });

  it('[COUP-01] what is told stays the same object while nothing of it changes', () => {
    const { stream, model } = planned(withCoupon(O.some(code)));
    const before = stream.model.value;
    if (model.value._tag === 'Loaded') model.set({ ...model.value, connection: 'reconnecting' });
    expect(stream.model.value).toBe(before);
  });

  it('[COUP-01] a code that could not be copied is only logged', () => {
    const { stream, logged } = planned(withCoupon(O.some(code)));
    stream.notCopied('NotAllowedError');
    expect(logged).toEqual([{ level: 'warning', tag: 'coupon.copy-failed', data: { problem: 'NotAllowedError' } }]);
  });
});
