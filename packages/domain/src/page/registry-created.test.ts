import { grIdOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { addressAfter } from './address-after.ts';
import { registryCreated } from './registry-created.ts';

const grId = grIdOf('7310442');
const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const value = fc.oneof(fc.constantFrom('true', 'false', 'TRUE', '1', '', HASH), fc.string(), fc.anything());
const query = fc.dictionary(fc.constantFrom('create', 'emailOptIn', 'smsOptIn', 'sort'), value);

describe('a registry that was just created', () => {
  it.each<[unknown, boolean]>([
    ['true', true],
    ['false', false],
    ['TRUE', false],
    ['true ', false],
    ['1', false],
    ['', false],
    [['true', 'true'], false],
    [undefined, false],
  ])('[ROUTE-13] exactly create=true fires the event: %j is %s', (create, expected) => {
    expect(O.isSome(registryCreated(grId, { create, emailOptIn: HASH }))).toBe(expected);
  });

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [{}, {}],
    [{ emailOptIn: HASH }, { emailOptIn: HASH }],
    [{ smsOptIn: HASH.toUpperCase() }, { smsOptIn: HASH.toUpperCase() }],
    [
      { emailOptIn: ' a b ', smsOptIn: '0' },
      { emailOptIn: ' a b ', smsOptIn: '0' },
    ],
    [{ emailOptIn: '', smsOptIn: ['a', 'b'] }, {}],
    [{ emailOptIn: { toString: () => HASH }, smsOptIn: 7 }, {}],
    [{ phoneOptIn: HASH }, {}],
  ])('[ROUTE-13] the opt-ins are passed on as given, if they are texts that are not empty: %#', (given, optIns) => {
    expect(registryCreated(grId, { create: 'true', ...given })).toEqual(
      O.some({ _tag: 'RegistryCreated', grId, optIns }),
    );
  });

  it('[ROUTE-13] the address afterwards fires nothing again', () => {
    fc.assert(
      fc.property(query, (before) => {
        const after = addressAfter('create', before);
        expect(registryCreated(grId, after)).toEqual(O.none);
        expect(Object.keys(after)).toEqual(Object.keys(before).filter((name) => name === 'sort'));
      }),
    );
  });
});
