import {
  centsOf,
  exampleItem,
  identityOf,
  markets,
  registryItem,
  writing,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { storedName } from '../text/index.ts';
import { decideFundName } from './decide-fund-name.ts';

const identity = identityOf('4821');
const alone = exampleItem();
const together = exampleItem({ groupGift: O.some({ name: 'Plates', goal: centsOf(11_960), raised: centsOf(1) }) });
const invalid = E.left({ _tag: 'FundNameInvalid', maximum: 60 });

describe('the name of a fund decided', () => {
  it('[GG-04] [CA-01] refused in Canada first, then for an invalid name, then for an item that is no group gift', () => {
    expect(decideFundName(markets.CA, together, '')).toEqual(E.left({ _tag: 'NotInMarket' }));
    expect(decideFundName(markets.CA, together, 'Our kitchen')).toEqual(E.left({ _tag: 'NotInMarket' }));
    expect(decideFundName(markets.US, alone, '')).toEqual(invalid);
    expect(decideFundName(markets.US, together, 'a'.repeat(61))).toEqual(invalid);
    expect(decideFundName(markets.US, alone, 'a')).toEqual(E.left({ _tag: 'NotAGroupGift' }));
  });

  it('[GG-04] the name that it has already succeeds without a fact', () => {
    for (const same of ['Plates', '  Plates ']) expect(decideFundName(markets.US, together, same)).toEqual(E.right([]));
  });

  it('[GG-04] everything else is one fact: the fund has that name, normalized', () => {
    expect(decideFundName(markets.US, together, 'plates')).toEqual(
      E.right([{ _tag: 'FundNamed', identity, name: 'plates' }]),
    );
    expect(decideFundName(markets.US, together, ` ${'a'.repeat(60)} `)).toEqual(
      E.right([{ _tag: 'FundNamed', identity, name: 'a'.repeat(60) }]),
    );
    fc.assert(
      fc.property(registryItem, writing(1, 62), (item, text) => {
        const decided = decideFundName(markets.US, item, text);
        if (E.isLeft(decided)) return;
        for (const fact of decided.right) expect(fact).toMatchObject({ _tag: 'FundNamed', name: storedName(text) });
        expect(decided.right.length === 0).toBe(
          O.exists(({ name }: { name: string }) => name === storedName(text))(item.groupGift),
        );
      }),
    );
  });
});
