import { centsOf, identityOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { sites } from '../../site/index.ts';
import { parseGiftId, type ThankYouRow } from '../../thank-you/index.ts';
import { thankYouCsv } from './thank-you.ts';

const id = O.getOrElseW(() => expect.fail('no number of a gift'))(parseGiftId('HF-1:1'));
const plates: ThankYouRow = {
  id,
  name: 'Hearth Dinner Plate',
  imagePath: '/art/plate.webp',
  giver: { firstName: 'Rosa', lastName: 'Diaz' },
  givenAt: instantOf('2027-05-02T04:59:59.999Z'),
  message: '=HYPERLINK("http://evil.example")',
  given: { _tag: 'Units', identity: identityOf('4821'), quantity: 2 },
  isThanked: true,
  note: 'two\nlines',
};
const card: ThankYouRow = {
  ...plates,
  name: 'eGift Card',
  message: '',
  given: { _tag: 'GiftCard', kind: 'EGiftCard', amount: centsOf(2_500) },
  isThanked: false,
  note: '',
};
const fund: ThankYouRow = {
  ...card,
  name: 'Sofa',
  given: { _tag: 'Contribution', identity: identityOf('77'), amount: centsOf(1_050) },
};

describe('the file of the Thank You Manager', () => {
  it('[THX-01] the exported file has every gift with giver, date, message, thanked or not, and note; nothing in it is a formula', () => {
    expect(thankYouCsv(sites.canada, [plates, card, fund])).toBe(
      [
        '\ufeff"Gift","SKU","Quantity","Amount","First name","Last name","Date","Message","Thanked","Note"',
        '"Hearth Dinner Plate","004821","2","","Rosa","Diaz","2027-05-01","\'=HYPERLINK(""http://evil.example"")","Yes","two\nlines"',
        '"eGift Card","","","CAD 25.00","Rosa","Diaz","2027-05-01","","No",""',
        '"Sofa","000077","","CAD 10.50","Rosa","Diaz","2027-05-01","","No",""',
        '',
      ].join('\r\n'),
    );
  });

  it('[THX-01] an empty list is a line of headings', () => {
    expect(thankYouCsv(sites.main, []).split('\r\n')).toHaveLength(2);
  });
});
