import { NOTHING_EDITED, sites } from '@gift-registry/domain';
import { exampleItem, grIdOf, identityOf, versionOf, writtenTo } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { updateItem } from './owner.calls.ts';
import { statusOf } from './refusal.ts';

const named = { grId: grIdOf('7310442'), identity: identityOf('4821', 7) };
const item3 = { sku: '4821', grId: '7310442', personalizationId: 7 };
const read = (body: unknown) => updateItem.request.decode({ params: {}, query: {}, body });
const over = (json: unknown): unknown => JSON.parse(JSON.stringify(json));

const whole = {
  isMostLoved: O.some({ to: true, seen: false }),
  isGroupGift: O.some({ to: true, seen: false }),
  fundName: O.some({ to: 'Our kitchen', seen: O.none }),
  wanted: O.some({ to: 9, seen: 8 }),
};

describe('several things of an item at once, on the wire', () => {
  it('[API-01] [MAN-06] what is changed stands there with what was seen of it, and nothing else', () => {
    const body = {
      ...item3,
      isMostLoved: true,
      isGroupGift: true,
      fundName: 'Our kitchen',
      quantityWants: 9,
      seen: { isMostLoved: false, isGroupGift: false, fundName: null, quantityWants: 8 },
    };
    expect(over(updateItem.request.encode({ ...named, edit: whole }).body)).toEqual(body);
    expect(read(body)).toEqual(E.right({ ...named, edit: whole }));
    const renamed = { ...NOTHING_EDITED, fundName: O.some({ to: 'Sofa', seen: O.some('Plates') }) };
    const short = { ...item3, fundName: 'Sofa', seen: { fundName: 'Plates' } };
    expect(over(updateItem.request.encode({ ...named, edit: renamed }).body)).toEqual(short);
    expect(read(short)).toEqual(E.right({ ...named, edit: renamed }));
    expect(read({ ...item3, seen: {} })).toEqual(E.right({ ...named, edit: NOTHING_EDITED }));
  });

  it.each([
    item3,
    { ...item3, seen: null },
    { ...item3, quantityWants: 9, seen: {} },
    { ...item3, quantityWants: 9, seen: { quantityWants: 8, isMostLoved: true } },
    { ...item3, seen: { quantityWants: 8 } },
    { ...item3, quantityWants: '9', seen: { quantityWants: 8 } },
    { ...item3, quantityWants: 9.5, seen: { quantityWants: 8 } },
    { ...item3, fundName: null, seen: { fundName: null } },
    { ...item3, isMostLoved: true, seen: { isMostLoved: null } },
    { ...item3, quantityWants: 9, seen: { quantityWants: 8, purchased: 0 } },
    { ...item3, purchased: 0, seen: {} },
    null,
  ])('[API-01] a body that is not as it must be is not read: %#', (body) => {
    expect(read(body)._tag).toBe('Left');
  });

  it('[MAN-06] what was done, and what was edited meanwhile, is read back', () => {
    const patch = { ...writtenTo(4), items: [exampleItem()], removed: [], header: O.none, totals: O.none };
    const done = { version: versionOf(4), patch };
    expect(updateItem.answer.decode(over(updateItem.answer.encode(sites.main, done)))).toEqual(E.right(done));
    for (const fundName of [O.none, O.some('Plates')]) {
      const stored = { isMostLoved: true, isGroupGift: O.isSome(fundName), fundName, wanted: 6 };
      const refusal = { _tag: 'ItemVersionConflict' as const, stored };
      expect(over(updateItem.refusal.encode(refusal))).toEqual({
        _tag: 'ItemVersionConflict',
        stored: {
          isMostLoved: true,
          isGroupGift: O.isSome(fundName),
          fundName: O.toNullable(fundName),
          quantityWants: 6,
        },
      });
      expect(updateItem.refusal.decode(over(updateItem.refusal.encode(refusal)))).toEqual(E.right(refusal));
      expect(statusOf.ItemVersionConflict).toBe(409);
    }
    const below = { _tag: 'BelowPurchased' as const, purchased: 3 };
    expect(updateItem.refusal.decode(over(updateItem.refusal.encode(below)))).toEqual(E.right(below));
  });
});
