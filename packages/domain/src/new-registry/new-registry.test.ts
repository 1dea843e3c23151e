import { accountIdOf, exampleAddress, exampleDraft, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { newRegistry } from './new-registry.ts';

const beginning = {
  grId: grIdOf('482100317'),
  market: 'CA',
  owner: accountIdOf('account-amelia'),
  linkKey: 'key',
} as const;

describe('a registry that begins', () => {
  it('[HOME-01] [SET-02] a new registry is empty, at its first version, and has its creator as only owner', () => {
    expect(newRegistry(exampleDraft(), beginning)).toMatchObject({
      grId: '482100317',
      market: 'CA',
      version: 0,
      visibility: { _tag: 'Findable' },
      owners: ['account-amelia'],
      items: [],
      giftCardsBought: 0,
      coupon: O.none,
      photo: O.none,
      biography: '',
    });
    expect(
      (['link', 'private'] as const).map(
        (visibility) => newRegistry(exampleDraft({ visibility }), beginning).visibility,
      ),
    ).toEqual([{ _tag: 'LinkOnly', key: 'key' }, { _tag: 'Private' }]);
  });

  it('[HOME-01] it has the values of the form, except the delivery address', () => {
    const draft = exampleDraft({ greeting: O.some('Come in.'), address: O.some(exampleAddress()) });
    const begun = newRegistry(draft, beginning);
    expect(begun).toMatchObject({
      eventType: { code: 'br', name: 'Wedding' },
      eventDate: O.some('2027-06-12'),
      primaryFirstName: 'Amelia',
      primaryLastName: O.some('Hart'),
      secondaryFirstName: O.some('Jonah'),
      secondaryLastName: O.some('Reyes'),
      greeting: O.some('Come in.'),
    });
    expect(JSON.stringify(begun)).not.toContain('Halsted');
  });
});
