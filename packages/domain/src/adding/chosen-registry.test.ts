import { grId, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { chosenRegistry } from './chosen-registry.ts';

const own = fc.uniqueArray(grId, { maxLength: 4 }).map((numbers) => numbers.map((number) => ({ grId: number })));

describe('the registry to which things are added', () => {
  it('[ADD-01] the one that was chosen last is the chosen one, as long as it is there', () => {
    fc.assert(
      fc.property(own, (its) => {
        for (const each of its) expect(chosenRegistry(its, O.some(each.grId))).toEqual(O.some(each));
      }),
    );
  });

  it('[ADD-01] else it is the first of them, and without registries there is none', () => {
    const [first, second] = [{ grId: grIdOf('7310442') }, { grId: grIdOf('7310443') }];
    expect(chosenRegistry([first, second], O.none)).toEqual(O.some(first));
    expect(chosenRegistry([first, second], O.some(grIdOf('7310444')))).toEqual(O.some(first));
    expect(chosenRegistry([], O.some(grIdOf('7310442')))).toEqual(O.none);
  });
});
