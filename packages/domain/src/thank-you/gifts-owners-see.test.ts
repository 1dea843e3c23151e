import { dayOf, exampleRegistry, giftIdOf, identityOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { giftsOwnersSee } from './gifts-owners-see.ts';
import type { ThankYouRow } from './thank-you-row.ts';

const plain: ThankYouRow = {
  id: giftIdOf('HF-1:1'),
  given: { _tag: 'Units', identity: identityOf('4821'), quantity: 1 },
  giverId: giftIdOf('HF-1:1'),
  postalAddress: O.none,
  name: 'Dinner Plate',
  imagePath: '',
  giver: { firstName: 'Rosa', lastName: 'Almeida' },
  givenAt: instantOf('2027-06-01T12:00:00.000Z'),
  message: '',
  isThanked: false,
  note: '',
};
const surprise: ThankYouRow = { ...plain, id: giftIdOf('HF-2:1'), giverId: giftIdOf('HF-2:1'), isSurprise: true };

describe('the gifts that owners see', () => {
  it('[OWN-02] a hidden gift is not there, whatever it is, and every other gift is as it was', () => {
    const gifts = [plain, surprise];
    const registry = exampleRegistry({ eventDate: dayOf('2027-06-12') });
    const hiding = exampleRegistry({ ...registry, surprise: { _tag: 'UntilDay', day: dayOf('2027-07-01') } });
    const seen = (on: typeof registry, today: string) => giftsOwnersSee({ registry: on, gifts }, dayOf(today)).gifts;
    expect(seen(registry, '2027-06-11')).toEqual([plain]);
    expect(seen(registry, '2027-06-12')).toEqual(gifts);
    expect(seen(hiding, '2027-06-30')).toEqual([]);
    expect(seen(hiding, '2027-07-01')).toEqual(gifts);
  });

  it('[ELSE-02] [OWN-02] what owners recorded themselves is not hidden from them', () => {
    const registry = exampleRegistry({ surprise: { _tag: 'UntilDay', day: dayOf('2027-07-01') } });
    const added: ThankYouRow = { ...surprise, giverId: surprise.id, isAdded: true };
    expect(giftsOwnersSee({ registry, gifts: [plain, added] }, dayOf('2027-06-11')).gifts).toEqual([added]);
  });

  it('[OWN-02] what is shown of a giver is the same whatever else of theirs is hidden', () => {
    const registry = exampleRegistry({ eventDate: dayOf('2027-06-12') });
    const first: ThankYouRow = { ...surprise, giverId: surprise.id };
    const second: ThankYouRow = { ...plain, giverId: first.id };
    const seen = giftsOwnersSee({ registry, gifts: [first, second] }, dayOf('2027-06-11')).gifts;
    expect(seen).toEqual(giftsOwnersSee({ registry, gifts: [plain] }, dayOf('2027-06-11')).gifts);
  });
});
