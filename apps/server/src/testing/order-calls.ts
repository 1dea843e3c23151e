import type { CallForm } from './call-form.ts';

const token = 'A'.repeat(43);
const wrongToken = [{ token: 'A'.repeat(42) }, { token: `${'A'.repeat(42)}=` }];
const orderNumber = 'GR-7KQ2M-XW94C';

/** Calls about a placed order: of its giver, and of a back end that reports shipments, cancellations and returns. */
export const orderCalls = {
  openOrder: { body: { token }, wrongWithin: wrongToken },
  findOrder: { body: { orderNumber, email: 'ruth@example.com' } },
  findOwnOrder: { body: { orderNumber } },
  takeBack: {
    body: { token, line: 1, units: 1 },
    isKeyed: true,
    wrongWithin: [...wrongToken, { line: 0 }, { units: 0 }, { units: 1_000 }, { units: 1.5 }],
  },
  changeOrderMessage: {
    body: { token, message: 'With love' },
    wrongWithin: wrongToken,
  },
  changeOrderEmail: {
    body: { token, email: 'ruth@example.com' },
    wrongWithin: wrongToken,
  },
  changeOrderAddress: {
    body: {
      token,
      address: { line1: '418 Alder Street', line2: null, city: 'Portland', region: 'OR', postalCode: '97205' },
    },
    optional: ['address'],
    wrongWithin: [...wrongToken, { address: { line1: 'Alder' } }],
  },
  shareOrderAddress: {
    body: { token, isShared: true },
    wrongWithin: [...wrongToken, { isShared: 'yes' }],
  },
  letStay: { body: { token }, wrongWithin: wrongToken },
  changeOrderSurprise: {
    body: { token, isSurprise: true },
    wrongWithin: [...wrongToken, { isSurprise: 'yes' }],
  },
  shipOrder: {
    body: { shippedAt: '2027-06-01T11:00:00Z', lines: [1] },
    optional: ['lines'],
    wrongWithin: [{ lines: [] }, { lines: [0] }, { lines: ['1'] }, { shippedAt: '2027-06-01' }],
    wrongPaths: ['/api/orders/gr-1/shipments'],
  },
  returnLine: {
    body: { reference: 'return-1', line: 1, units: 1 },
    wrongWithin: [{ reference: 'short' }, { line: 0 }, { units: 0 }],
    wrongPaths: ['/api/orders/gr-1/returns'],
  },
  cancelLine: {
    body: { reference: 'cancel-1', line: 1, units: 1 },
    wrongWithin: [{ reference: 'short' }, { line: 0 }, { units: 0 }],
    wrongPaths: ['/api/orders/gr-1/cancellations'],
  },
} as const satisfies Readonly<Record<string, CallForm>>;
