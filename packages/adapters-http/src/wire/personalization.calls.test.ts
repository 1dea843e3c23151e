import { exampleProduct, personalizationIdOf, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { failedAnswer } from './failure.ts';
import { confirmMonogram, saveDesign } from './personalization.calls.ts';
import { answered, asked, ofBody, overTheWire } from './testing/over-the-wire.ts';

const element = { elementName: 'line1', text: 'A & J', textcolor: 'Sage', font: 'Block' };
const monogram = {
  quantity: 1,
  orderType: 'registry',
  profileGuid: 'p-1',
  design: { templateName: 't', sku: '004821', locationName: 'corner', personalization: [element] },
};
const design = { sku: '4821', personalizationType: 700, font: 'Block', color: 'Sage', line1: 'A & J', line2: '' };

describe('words on products on the wire', () => {
  it('[API-01] [PERS-01] a design is asked for in the contract’s names', () => {
    const ours = { ...design, sku: skuOf('4821'), personalizationType: 700 as const };
    expect(saveDesign.request.decode(ofBody(design))).toEqual(E.right(ours));
    expect(overTheWire(saveDesign.request.encode(ours).body)).toEqual(design);
    expect(answered(saveDesign.answer, personalizationIdOf(7))).toEqual(E.right(7));
  });

  it.each([
    [{ line1: 1 }, 'line1: must be a text'],
    [{ font: undefined }, 'font: is missing'],
    [{ personalizationType: '700' }, 'personalizationType: must be a number'],
    [{ sku: 'towel' }, 'sku: must be a SKU of 1 to 12 digits, not all 0'],
    [{ personalizationId: 3 }, 'personalizationId: is not known here'],
  ])('[API-01] a design with %j is not understood', (changed, reason) => {
    expect(saveDesign.request.decode(ofBody({ ...design, ...changed }))).toEqual(E.left(reason));
  });

  it('[API-01] a monogram is asked for in the contract’s names; its texts are what counts', () => {
    expect(confirmMonogram.request.decode(ofBody(monogram))).toEqual(
      E.right({ sku: '4821', quantity: 1, texts: ['A & J'] }),
    );
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 10 }), fc.integer(), (texts, quantity) => {
        const ours = { sku: skuOf('4821'), quantity, texts };
        expect(asked(confirmMonogram.request, ours)).toEqual(E.right(ours));
      }),
    );
  });

  const elements = (count: number) => ({
    ...monogram,
    design: { ...monogram.design, personalization: Array.from({ length: count }, () => element) },
  });

  it('[API-01] a monogram has 1 to 10 texts', () => {
    for (const count of [1, 10]) expect(E.isRight(confirmMonogram.request.decode(ofBody(elements(count))))).toBe(true);
    for (const count of [0, 11])
      expect(confirmMonogram.request.decode(ofBody(elements(count)))).toEqual(
        E.left('design.personalization: must be a list of 1 to 10'),
      );
  });

  it.each([
    [{ quantity: 1.5 }, 'quantity: must be a whole number'],
    [{ quantity: '1' }, 'quantity: must be a whole number'],
    [{ orderType: undefined }, 'orderType: is missing'],
    [{ design: { ...monogram.design, price: 1 } }, 'design.price: is not known here'],
    [
      { design: { ...monogram.design, personalization: [{ ...element, text: null }] } },
      'design.personalization[0].text: must be a text',
    ],
  ])('[API-01] a monogram with %j is not understood', (changed, reason) => {
    expect(confirmMonogram.request.decode(ofBody({ ...monogram, ...changed }))).toEqual(E.left(reason));
  });

  it('[API-01] a confirmation comes back as it went', () => {
    const confirmation = {
      lines: ['A & J'],
      images: [exampleProduct().images.desktop],
      priceMessage: '+ $15.00 personalization',
      returnPolicyMessage: 'Personalized items can’t be returned',
      hasError: false,
    };
    expect(answered(confirmMonogram.answer, confirmation)).toEqual(E.right(confirmation));
  });

  it('[API-01] [PERS-02] refusals have their status', () => {
    expect(failedAnswer(saveDesign)({ _tag: 'ProductNotFound' }).status).toBe(404);
    expect(failedAnswer(saveDesign)({ _tag: 'DesignBlank' }).status).toBe(422);
    expect(failedAnswer(saveDesign)({ _tag: 'NotPersonalizable' }).status).toBe(422);
    expect(failedAnswer(confirmMonogram)({ _tag: 'DesignTooLong', maximum: 30 })).toMatchObject({
      status: 422,
      body: { error: { _tag: 'DesignTooLong', maximum: 30 } },
    });
  });
});
