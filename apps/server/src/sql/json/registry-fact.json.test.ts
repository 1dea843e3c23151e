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
  moved: 3_000,
  paid: 2,
  isMostLoved: false,
  groupGift: null,
  personalization: null,
};

it('[NLA-07] an invalid count or amount does not read', () => {
  expect(E.isRight(RegistryFactsJson.decode([stored]))).toBe(true);
  expect(E.isLeft(RegistryFactsJson.decode([{ ...stored, moved: -1 }]))).toBe(true);
  expect(E.isLeft(RegistryFactsJson.decode([{ ...stored, paid: '2' }]))).toBe(true);
});
