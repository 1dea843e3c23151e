import { grId, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { chosenRegistry, withLastChosen } from './chosen-registry.ts';

const own = fc.uniqueArray(grId, { maxLength: 4 }).map((numbers) => numbers.map((number) => ({ grId: number })));
const [one, two, alien] = [grIdOf('7310442'), grIdOf('7310443'), grIdOf('999999999')];

describe('the registry to which things are added', () => {
  it('[ADD-01] [ROUTE-02] the one of one’s own that was chosen last is the chosen one, whatever was opened since', () => {
    fc.assert(
      fc.property(own, fc.array(grId, { maxLength: 4 }), (registries, others) => {
        const opened = others.filter((other) => registries.every((each) => each.grId !== other));
        for (const each of registries)
          expect(chosenRegistry(registries, [...opened, each.grId, alien])).toEqual(O.some(each));
      }),
    );
    const registries = [{ grId: one }, { grId: two }];
    expect(chosenRegistry(registries, [one, two])).toEqual(O.some({ grId: one }));
    expect(chosenRegistry(registries, withLastChosen([two, one], alien))).toEqual(O.some({ grId: two }));
  });

  it('[ADD-01] else it is the first of them, and without registries there is none', () => {
    const registries = [{ grId: one }, { grId: two }];
    expect(chosenRegistry(registries, [])).toEqual(O.some({ grId: one }));
    expect(chosenRegistry(registries, [alien])).toEqual(O.some({ grId: one }));
    expect(chosenRegistry([], [one])).toEqual(O.none);
  });

  it('[ADD-01] what is chosen comes first, each number once, and no more than twenty are stored', () => {
    expect(withLastChosen([], one)).toEqual([one]);
    expect(withLastChosen([one, alien, two], two)).toEqual([two, one, alien]);
    const many = Array.from({ length: 20 }, (_, nth) => grIdOf(`${7310500 + nth}`));
    expect(withLastChosen(many.slice(1), one)).toEqual([one, ...many.slice(1)]);
    expect(withLastChosen(many, one)).toEqual([one, ...many.slice(0, 19)]);
    fc.assert(
      fc.property(fc.array(grId, { maxLength: 30 }), (numbers) => {
        const latest = numbers.reduce<ReturnType<typeof withLastChosen>>(withLastChosen, []);
        expect(latest).toEqual([...new Set([...numbers].reverse())].slice(0, 20));
      }),
    );
  });
});
