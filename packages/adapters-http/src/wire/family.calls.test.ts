import { sites } from '@gift-registry/domain';
import { exampleImages, sku, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { customOrder, familyImages } from './catalogue.calls.ts';
import { answered, asked } from './testing/over-the-wire.ts';

const family = (query: object) => familyImages.request.decode({ params: {}, query, body: undefined });

describe('families on the wire', () => {
  it('[BUY-05] [API-01] a family is asked for in the contract’s names', () => {
    const ours = { familyId: 'F 1/é', brand: 'modern' } as const;
    expect(familyImages.request.encode(ours).query).toEqual({ FamilyId: 'F 1/é', IsCb2: 'true' });
    expect(asked(familyImages.request, ours)).toEqual(E.right(ours));
    expect(family({ FamilyId: 'x'.repeat(64), IsCb2: 'false', campaign: '1' })).toEqual(
      E.right({ familyId: 'x'.repeat(64), brand: 'main' }),
    );
  });

  it.each([
    [{ IsCb2: 'true' }, 'FamilyId: is missing'],
    [{ FamilyId: '', IsCb2: 'true' }, 'FamilyId: must be 1 to 64 characters without control characters'],
    [{ FamilyId: 'x'.repeat(65), IsCb2: 'true' }, 'FamilyId: must be 1 to 64 characters without control characters'],
    [{ FamilyId: 'a\0', IsCb2: 'true' }, 'FamilyId: must be 1 to 64 characters without control characters'],
    [{ FamilyId: 'F1' }, 'IsCb2: is missing'],
    [{ FamilyId: 'F1', IsCb2: '1' }, 'IsCb2: must be one of false, true'],
    [{ FamilyId: ['F1'], IsCb2: 'true' }, 'FamilyId: must be 1 to 64 characters without control characters'],
  ])('[BUY-05] [API-01] %j is not understood', (query, reason) => {
    expect(family(query)).toEqual(E.left(reason));
  });

  it('[BUY-05] [API-01] its pictures come back as they went', () => {
    const pictures = [exampleImages('red', 'In red'), exampleImages('blue', 'In blue')];
    expect(answered(familyImages.answer, pictures)).toEqual(E.right(pictures));
    expect(familyImages.answer.decode([{ ...pictures[0], desktop: '//evil.example/x.webp' }])).toMatchObject({
      _tag: 'Left',
    });
  });
});

describe('the terms of a custom order on the wire', () => {
  it('[ADD-05] [API-03] they are asked for by number, with or without options', () => {
    fc.assert(
      fc.property(sku, (number) => {
        expect(asked(customOrder.request, number)).toEqual(E.right(number));
      }),
    );
    const read = (query: object) => customOrder.request.decode({ params: {}, query, body: undefined });
    expect(read({ sku: '004821' })).toEqual(E.right(skuOf('4821')));
    expect(read({ sku: '4821', optionChoiceParameter: 'x'.repeat(500) })).toEqual(E.right(skuOf('4821')));
    expect(read({ sku: '4821', optionChoiceParameter: 'x'.repeat(501) })).toEqual(
      E.left('optionChoiceParameter: must be a text of at most 500 characters'),
    );
    expect(E.isLeft(read({}))).toBe(true);
    expect(E.isLeft(read({ sku: 'plate' }))).toBe(true);
  });

  it('[ADD-05] [API-03] they come back as they went', () => {
    const terms = { title: 'T', termsHtml: '<p>W</p>', leadTime: 'Soon' };
    expect(answered(customOrder.answer, O.some(terms))).toEqual(E.right(O.some(terms)));
    expect(answered(customOrder.answer, O.none)).toEqual(E.right(O.none));
    expect([O.some(terms), O.none].map((one) => customOrder.answer.encode(sites.main, one))).toEqual([
      { hasCustomOrderConfirmation: true, ...terms },
      { hasCustomOrderConfirmation: false, title: '', termsHtml: '', leadTime: '' },
    ]);
  });
});
