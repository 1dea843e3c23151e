import {
  accountIdOf,
  centsOf,
  dayOf,
  exampleCompletion,
  exampleContributionLineView,
  exampleGiftCardLineView,
  exampleItem,
  exampleLine,
  exampleProduct,
  exampleRegistry,
  forAll,
  grIdOf,
  instantOf,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { RegistryItem } from '../item/index.ts';
import { total } from '../money/index.ts';
import type { Registry } from '../registry/index.ts';
import { type CompletionReading, withCompletionCode } from './completion-code.ts';

const plates = exampleLine({ quantity: 2, unitPrice: centsOf(10_000) });
const typed = { ...exampleCompletion(), typed: O.some('HF10') };
const off = (lines: Parameters<typeof withCompletionCode>[0], reading: CompletionReading = typed) =>
  withCompletionCode(lines, reading).lines.map(({ discount }) => discount ?? 0);
const problem = (reading: Partial<CompletionReading>, lines = [plates]) => {
  const { completion } = withCompletionCode(lines, { ...typed, ...reading });
  return O.isSome(completion) && completion.value._tag === 'Refused' ? completion.value.problem : completion;
};
const terms = (
  change: Partial<NonNullable<CompletionReading['site']['completionCode']>>,
): CompletionReading['site'] => {
  const { completionCode } = sites.main;
  if (completionCode === undefined) throw new Error('the demo redeems codes');
  return { ...sites.main, completionCode: { ...completionCode, ...change } };
};
const prices = fc.array(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 4 });
const costing = (price: number) => exampleLine({ quantity: 1, unitPrice: centsOf(price) });
const having = (item: Partial<RegistryItem>): Pick<CompletionReading, 'registries'> => ({
  registries: exampleCompletion().registries.map(({ coupon }) =>
    exampleRegistry({ coupon, items: [exampleItem({ wanted: 8, purchased: 3, ...item })] }),
  ),
});

describe('the completion code of a cart', () => {
  it('[COUP-05] is typed by anybody, in any spelling, and applies by itself for the registry’s owners', () => {
    for (const code of ['HF10', 'hf10', ' hf-10 ', 'HF 10'])
      expect(off([plates], { ...typed, typed: O.some(code) })).toEqual([2_000]);
    const open = exampleCompletion();
    expect([off([plates], open), withCompletionCode([plates], open).completion]).toEqual([
      [0],
      O.some({ _tag: 'Open' }),
    ]);
    const owner = O.some(accountIdOf('account-amelia'));
    expect(withCompletionCode([plates], { ...open, account: owner }).completion).toMatchObject(
      O.some({ _tag: 'Applied', couponNumber: 'HF10', percent: 10, usesLeft: 1 }),
    );
    expect(problem({ account: owner, typed: O.some('HF11') })).toBe('unknown');
  });

  it('[COUP-05] of an owner is taken off the cart and offered again, so that its last use can be kept', () => {
    const owner = { ...exampleCompletion(), account: O.some(accountIdOf('account-amelia')) };
    const kept = { ...owner, typed: O.some('') };
    expect(withCompletionCode([plates], kept)).toEqual({
      lines: [plates],
      completion: O.some({ _tag: 'Open', own: 'HF10' }),
    });
    expect(off([plates], { ...owner, typed: O.some('HF10') })).toEqual([2_000]);
    const open = O.some({ _tag: 'Open' });
    expect(withCompletionCode([plates], { ...kept, account: O.none }).completion).toEqual(open);
    const uses = [{ grId: grIdOf('7310442'), couponNumber: 'HF10', uses: 1 }];
    expect(withCompletionCode([plates], { ...kept, uses }).completion).toEqual(open);
  });

  it('[COUP-05] takes its percentage off full-price items of its registry, and nothing off gift cards, contributions and items of others', () => {
    const others = [
      exampleGiftCardLineView(),
      exampleContributionLineView(),
      exampleLine({ grId: O.none }),
      exampleLine({ grId: O.some(grIdOf('111111')) }),
    ];
    expect(off([plates, ...others])).toEqual([2_000, 0, 0, 0, 0]);
    const sale = having({ product: exampleProduct({ currentPrice: centsOf(900), regularPrice: centsOf(1_000) }) });
    expect(problem(sale)).toBe('nothingCovered');
    expect(problem(having({ product: exampleProduct({ isNla: true }) }))).toBe('nothingCovered');
    expect(withCompletionCode([exampleLine({ grId: O.none })], typed).completion).toEqual(O.none);
  });

  it('[COUP-05] is for what is still wanted, or for all that is listed, as the site says', () => {
    const six = exampleLine({ quantity: 6, unitPrice: centsOf(1_000) });
    expect(off([six])).toEqual([500]);
    expect(off([six], { ...typed, site: terms({ covers: 'listed' }) })).toEqual([600]);
    expect(problem(having({ purchased: 8 }))).toBe('nothingCovered');
  });

  it('[COUP-05] takes off no more than the site’s percentage and its largest discount, shared among the lines', () => {
    expect(off([plates], { ...typed, site: terms({ percent: 5 }) })).toEqual([1_000]);
    const mostOff = fc.nat(3_000);
    const capped = (most: number) =>
      withCompletionCode([plates], { ...typed, site: terms({ mostOff: centsOf(most) }) }).completion;
    expect([capped(1_999), capped(2_000)]).toEqual([
      O.some(expect.objectContaining({ mostOff: 1_999 })),
      O.some(expect.not.objectContaining({ mostOff: 2_000 })),
    ]);
    forAll(mostOff, prices, (most, each) => {
      const found = off(each.map(costing), { ...typed, site: terms({ mostOff: centsOf(most) }) });
      const uncapped = off(each.map(costing), { ...typed, site: terms({ mostOff: centsOf(9_999_999) }) });
      expect(total(found.map(centsOf))).toBe(Math.min(most, total(uncapped.map(centsOf))));
    });
  });

  it('[COUP-05] rounds the percentage once, of all that it covers; no line’s share is a cent off its exact part or above its price', () => {
    const code = exampleCompletion({ discount: 0.15 });
    const reading = { ...code, typed: O.some('HF10'), site: terms({ percent: 15 }) };
    const found = off([19_990, 19_390, 19_800].map(costing), reading);
    expect([found, total(found.map(centsOf))]).toEqual([[2_999, 2_908, 2_970], 8_877]);
    forAll(prices, fc.constantFrom(5, 15, 33, 100), (each, percent) => {
      const all = { ...exampleCompletion({ discount: percent / 100 }), typed: O.some('HF10') };
      const shares = off(each.map(costing), { ...all, site: terms({ percent, mostOff: centsOf(9_999_999) }) });
      const sum = each.reduce((so, price) => so + price, 0);
      expect(total(shares.map(centsOf))).toBe(Math.round((sum * percent) / 100));
      for (const [place, share] of shares.entries()) {
        const price = each[place] ?? 0;
        expect(share).toBeLessThanOrEqual(price);
        expect(Math.abs(share - (price * percent) / 100)).toBeLessThan(1);
      }
    });
  });

  it('[COUP-05] is redeemed from so many days before the event through its last day, and as often as the site says; a refused one says why', () => {
    const at = (text: string) => problem({ now: instantOf(text) });
    expect(at('2027-04-12T12:00:00.000Z')).toBe('tooEarly');
    expect(at('2027-04-13T12:00:00.000Z')).toMatchObject({ value: { _tag: 'Applied' } });
    expect(at('2028-01-01T12:00:00.000Z')).toBe('unavailable');
    expect(problem({ ...exampleCompletion({ isCancelled: true }), typed: O.some('HF10') })).toBe('unavailable');
    const changed = (registry: Partial<Registry>) =>
      problem({ registries: exampleCompletion().registries.map((each) => ({ ...each, ...registry })) });
    expect(changed({ eventDate: O.none })).toBe('tooEarly');
    const used = (uses: number) => ({ uses: [{ grId: grIdOf('7310442'), couponNumber: 'HF10', uses }] });
    expect(problem(used(1))).toBe('used');
    expect(problem({ ...used(1), site: terms({ uses: 2 }) })).toMatchObject({
      value: { _tag: 'Applied', usesLeft: 1 },
    });
    expect(problem(exampleCompletion({ expirationDate: dayOf('2027-05-31') }))).toEqual(O.some({ _tag: 'Open' }));
    const { completionCode: _none, ...without } = sites.main;
    expect(problem({ site: without })).toEqual(O.none);
  });
});
