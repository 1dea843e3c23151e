import type { CallForm } from './call-form.ts';

const element = { elementName: 'line1', text: 'A & J', textcolor: 'Sage', font: 'Block' };

/** Calls of guests that write something and buy nothing. */
export const guestWrites = {
  readConfirmation: {
    body: { skus: ['4821'], quantityItem: [1], basketId: '', optionChoiceParameter: '', registryId: '' },
    wrongWithin: [
      { skus: [] },
      { skus: Array.from({ length: 21 }, () => '4821') },
      { skus: ['no/slash'] },
      { quantityItem: ['1'] },
      { quantityItem: [1.5] },
      { registryId: '12345' },
    ],
  },
  signIn: {
    body: { email: 'amelia@example.com', password: 'hydrangea-52' },
  },
  signOut: { body: {} },
  reportWebVitals: {
    body: { page: 'cart', lcp: 400, inp: 96, cls: 0.02 },
    optional: ['lcp', 'inp', 'cls'],
    wrongWithin: [{ page: 'no-such-page' }, { lcp: 60_001 }, { inp: -1 }, { cls: 10.1 }],
  },
  confirmMonogram: {
    body: {
      quantity: 1,
      orderType: 'registry',
      profileGuid: 'p-1',
      design: { templateName: 't', sku: '4821', locationName: 'corner', personalization: [element] },
    },
    wrongWithin: [
      { design: { templateName: 't', sku: '4821', locationName: 'corner', personalization: [] } },
      {
        design: { templateName: 't', sku: '4821', locationName: 'corner', personalization: [{ ...element, text: 5 }] },
      },
      { design: { templateName: 't', sku: 'no/slash', locationName: 'corner', personalization: [element] } },
      { design: { sku: '4821', locationName: 'corner', personalization: [element] } },
      {
        design: {
          templateName: 't',
          sku: '4821',
          locationName: 'corner',
          personalization: Array.from({ length: 11 }, () => element),
        },
      },
    ],
  },
  saveDesign: {
    body: { sku: '4821', personalizationType: 700, font: 'Block', color: 'Sage', line1: 'A & J', line2: '' },
    wrongWithin: [{ sku: 'no/slash' }, { personalizationId: 3 }],
  },
  storeAvailability: {
    body: { sku: '4821', zip: '60601' },
  },
  checkPostedPostalCode: { body: { zip: '60601' } },
} as const satisfies Readonly<Record<string, CallForm>>;
