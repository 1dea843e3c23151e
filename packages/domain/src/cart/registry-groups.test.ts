import { exampleLine, exampleRegistry, forAll, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { registryName } from '../registry/index.ts';
import { registryGroups } from './registry-groups.ts';

const numbers = [O.none, O.some(grIdOf('7310442')), O.some(grIdOf('7310443')), O.some(grIdOf('7310449'))];
const line = fc.constantFrom(...numbers).map((grId) => exampleLine({ grId }));
const lines = fc.array(line, { maxLength: 12 });
const nameOf = (grId: (typeof numbers)[number]): string => (O.isSome(grId) ? grId.value : 'none');

describe('the lines of a cart, registry by registry', () => {
  it('[CART-09] every line is in exactly one group', () => {
    forAll(lines, (lines) => {
      const grouped = registryGroups(lines).flatMap((group) => group.lines);
      expect(grouped).toHaveLength(lines.length);
      expect(new Set(grouped)).toEqual(new Set(lines));
    });
  });

  it('[CART-09] each group is of one registry, and no two are of the same', () => {
    forAll(lines, (lines) => {
      const groups = registryGroups(lines);
      for (const group of groups)
        expect(group.lines.map(({ grId }) => grId)).toEqual(group.lines.map(() => group.grId));
      const names = groups.map(({ grId }) => nameOf(grId));
      expect(new Set(names).size).toBe(names.length);
    });
  });

  it('[CART-09] registries keep the order of their first line, lines keep their order, and the group without a registry is last', () => {
    forAll(lines, (lines) => {
      const groups = registryGroups(lines);
      const met = [...new Set(lines.map(({ grId }) => nameOf(grId)))];
      const isLast = (name: string): boolean => name === 'none';
      expect(groups.map(({ grId }) => nameOf(grId))).toEqual([
        ...met.filter((name) => !isLast(name)),
        ...met.filter(isLast),
      ]);
      for (const group of groups) {
        const places = group.lines.map((line) => lines.indexOf(line));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }
    });
  });

  it('[CART-09] a group has its registry’s name if one of its lines does', () => {
    const registry = registryName(exampleRegistry());
    expect(registryGroups([exampleLine(), exampleLine({ registry })]).map((group) => group.registry)).toEqual([
      O.some(registry),
    ]);
    expect(registryGroups([exampleLine(), exampleLine({ grId: O.none })]).map((group) => group.registry)).toEqual([
      O.none,
      O.none,
    ]);
  });
});
