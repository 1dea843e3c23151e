import { centsOf, giftIdOf, identityOf, instantOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { csvOf, parseGiftId, type ThankYouRow, thankYouGivers } from '../../thank-you/index.ts';
import { thankYouTable as thankYouTableInFrench } from '../fr-CA/thank-you.ts';
import { giftsNotRead, noteNotSaved, notMarked, thankYouTable, thankYouPageMessages as words } from './thank-you.ts';

const name = 'Sofa';
const identity = identityOf('77');
const amount = centsOf(15_000);

describe('messages of the Thank You Manager', () => {
  it('[THX-01] a gift is named by what was given', () => {
    const gift = (given: Parameters<typeof words.gift>[0]['given']) => words.gift({ name, given }, sites.main);
    expect(gift({ _tag: 'Units', identity, quantity: 2 })).toBe('Sofa');
    expect(gift({ _tag: 'Contribution', identity, amount })).toBe('$150 toward Sofa');
    expect(gift({ _tag: 'GiftCard', kind: 'GiftCard', amount: centsOf(15_050) })).toBe('Sofa, $150.50');
  });

  it("[THX-01] several units are counted, and the day is in the site's time zone", () => {
    const about = (quantity: number, from: { readonly shop?: string } = {}) =>
      words.about(
        { ...from, given: { _tag: 'Units', identity, quantity }, givenAt: instantOf('2027-05-02T04:59:59.999Z') },
        sites.main,
      );
    expect([about(1), about(2)]).toEqual(['May 1, 2027', 'Quantity 2 · May 1, 2027']);
    expect(about(1, { shop: 'The Corner Store' })).toBe('May 1, 2027 · Bought elsewhere, at The Corner Store');
  });

  it('[THX-02] how many givers are thanked, in singular and plural', () => {
    const of = (thanked: number, all: number) => ({ thanked, all });
    expect(words.summary(of(9, 17), of(14, 23))).toBe('9 of 17 people thanked, 8 to go.');
    expect(words.summary(of(0, 1), of(0, 1))).toBe('0 of 1 person thanked, 1 to go.');
    expect(words.summary(of(1, 1), of(1, 1))).toBe('You’ve said thank you for your gift.');
    expect(words.summary(of(800, 800), of(1_200, 1_200))).toBe('You’ve said thank you for all 1,200 gifts.');
  });

  it('[THX-01] the marks, in singular and plural', () => {
    expect(words.mark(0, true)).toBe('Mark as thanked');
    expect(words.mark(3, true)).toBe('Mark 3 as thanked');
    expect(words.mark(1, false)).toBe('Mark 1 as not thanked');
    expect(words.marked(1, true)).toBe('1 gift marked as thanked.');
    expect(words.marked(2, false)).toBe('2 gifts marked as not thanked.');
    expect(words.turn(true, 'Rosa Diaz')).toBe('Mark Rosa Diaz as not thanked');
  });

  it('[THX-01] refusals say what to do', () => {
    const id = giftIdOf('HF-1:1');
    expect(noteNotSaved({ _tag: 'NoteTooLong', maximum: 500 })).toBe('A note can have up to 500 characters.');
    expect(noteNotSaved({ _tag: 'NoteVersionConflict', id, note: 'heron' })).toContain('save again to replace it');
    expect(noteNotSaved({ _tag: 'GiftUnknown', id })).toContain('Reload the page');
    expect(noteNotSaved({ _tag: 'Unavailable' })).toContain('Your note wasn’t saved.');
    expect(notMarked(2, { _tag: 'Unavailable' })).toMatch(/^2 gifts were not marked\..*try again/);
    expect(notMarked(1, { _tag: 'Unavailable' })).toMatch(/^1 gift was not marked\./);
    expect(notMarked(1, { _tag: 'GiftUnknown', id })).toContain('Reload the page');
    expect(giftsNotRead({ _tag: 'Unavailable' })).toContain('couldn’t load your gifts');
    for (const _tag of ['SignInNeeded', 'RegistryNotFound', 'NotOwner'] as const)
      expect(new Set([notMarked(1, { _tag }), noteNotSaved({ _tag }), giftsNotRead({ _tag })]).size).toBe(1);
  });
});

const id = O.getOrElseW(() => expect.fail('no number of a gift'))(parseGiftId('HF-1:1'));
const plates: ThankYouRow = {
  id,
  name: 'Linden Dinner Plate',
  imagePath: '/pictures/plate.webp',
  giver: { firstName: 'Rosa', lastName: 'Diaz' },
  giverId: id,
  postalAddress: O.some({ line1: '=1 Elm', line2: O.none, city: 'Portland', region: 'OR', postalCode: '97205' }),
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
  postalAddress: O.none,
};
const fund: ThankYouRow = {
  ...card,
  name: 'Sofa',
  given: { _tag: 'Contribution', identity: identityOf('77'), amount: centsOf(1_050) },
};

describe('the exported file', () => {
  it('[THX-01] [THX-02] has every gift with giver, address, date, message, mark and note; no cell is a formula', () => {
    const givers = thankYouGivers([fund, card, { ...plates, shop: 'The Corner Store' }]);
    expect(csvOf(thankYouTable(sites.canada, givers))).toBe(
      [
        '\ufeff"Gift","SKU","Quantity","Amount","First name","Last name","Address","Address line 2","City","State or province","Postal code","Country","Date","Bought elsewhere","Confirmed","Message","Thanked","Note"',
        '"Linden Dinner Plate","004821","2","","Rosa","Diaz","\'=1 Elm","","Portland","OR","97205","","2027-05-01","The Corner Store","Yes","\'=HYPERLINK(""http://evil.example"")","Yes","two\nlines"',
        '"eGift Card","","","CAD 25.00","Rosa","Diaz","\'=1 Elm","","Portland","OR","97205","","2027-05-01","","","","No",""',
        '"Sofa","000077","","CAD 10.50","Rosa","Diaz","\'=1 Elm","","Portland","OR","97205","","2027-05-01","","","","No",""',
        '',
      ].join('\r\n'),
    );
  });

  it('[ADDR-01] names the country of an address in another one, in capitals', () => {
    const lives = {
      line1: '12 rue des Lilas',
      line2: O.none,
      city: 'Paris',
      region: '',
      postalCode: '75011',
    };
    const inCountry = (country: string) =>
      thankYouGivers([{ ...plates, postalAddress: O.some({ ...lives, country }) }]);
    const [, row = []] = thankYouTable(sites.main, inCountry('FR'));
    expect(row.slice(6, 12)).toEqual(['12 rue des Lilas', '', 'Paris', '', '75011', 'FRANCE']);
    const [, french = []] = thankYouTableInFrench(sites.canada, inCountry('DE'));
    expect(french[11]).toBe('ALLEMAGNE');
  });

  it('[THX-01] an empty list is one line of headings', () => {
    expect(thankYouTable(sites.main, [])).toHaveLength(1);
  });
});
