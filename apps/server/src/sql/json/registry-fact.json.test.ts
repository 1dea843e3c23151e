import { identityOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { expect, it } from 'vitest';
import { RegistryFactsJson } from './registry-fact.json.ts';

const stored = {
  _tag: 'Replaced',
  existing: identityOf('4821'),
  kept: 3,
  replacement: identityOf('77'),
  wanted: 5,
  isMostLoved: false,
  groupGift: null,
  personalization: null,
};

it.each([
  [stored, 0, 0],
  [{ ...stored, paid: 2 }, 0, 2],
  [{ ...stored, moved: 3_000, paid: 2 }, 3_000, 2],
])('[NLA-07] a replacement stored before its money was recorded reads as one without: %j', (fact, moved, paid) => {
  expect(RegistryFactsJson.decode([fact])).toEqual(
    E.right([expect.objectContaining({ _tag: 'Replaced', moved, paid })]),
  );
});

it('[NLA-07] an invalid count or amount does not read', () => {
  expect(E.isLeft(RegistryFactsJson.decode([{ ...stored, moved: -1 }]))).toBe(true);
  expect(E.isLeft(RegistryFactsJson.decode([{ ...stored, paid: '2' }]))).toBe(true);
});
