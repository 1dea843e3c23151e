import { exampleItem, exampleProduct, identityOf } from '@gift-registry/domain/testing/arbitrary';
import { expect, it } from 'vitest';
import { isPersonalized } from './personalized.ts';

it.each([
  { type: 0, design: 0, expected: false },
  { type: 0, design: 7, expected: false },
  { type: 100, design: 0, expected: false },
  { type: 100, design: 1, expected: true },
  { type: 700, design: 7, expected: true },
  { type: 705, design: 7, expected: true },
] as const)('[LIST-03] type $type with design $design: personalized is $expected', ({ type, design, expected }) => {
  const product = exampleProduct({ personalizationType: type });
  expect(isPersonalized(exampleItem({ product, identity: identityOf('4821', design) }))).toBe(expected);
});
