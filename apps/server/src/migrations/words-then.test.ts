import { expect, it } from 'vitest';
import { wordsThen } from './words-then.ts';

it('[ADD-09] [ROUTE-06] words of a text stay what they were when the columns were filled', () => {
  expect(wordsThen('Crème-brûlée Torch, Chef’s TORCH 10 in')).toEqual([
    'creme',
    'brulee',
    'torch',
    'chefs',
    '10',
    'in',
  ]);
  expect(wordsThen('x'.repeat(70))).toEqual(['x'.repeat(64)]);
  expect(wordsThen(' – ')).toEqual([]);
});
