import type { GuestCall } from './guest-call.ts';

const token = 'A'.repeat(43);
const wrongToken = [{ token: 'A'.repeat(42) }, { token: `${'A'.repeat(42)}=` }];
const orderNumber = 'GR-7KQ2M-XW94C';

/** Calls about a placed order: of its giver, and of a back end that reports shipments, cancellations and returns. */
export const orderCalls = {
  openOrder: { method: 'POST', path: '/api/order/open', body: { token }, wrongWithin: wrongToken },
  findOrder: { method: 'POST', path: '/api/order/find', body: { orderNumber, email: 'ruth@example.com' } },
  findOwnOrder: { method: 'POST', path: '/api/order/own', body: { orderNumber } },
  takeBack: {
    method: 'POST',
    path: '/api/order/take-back',
    body: { token, line: 1, units: 1 },
    isKeyed: true,
    wrongWithin: [...wrongToken, { line: 0 }, { units: 0 }, { units: 1_000 }, { units: 1.5 }],
  },
  changeOrderMessage: {
    method: 'POST',
    path: '/api/order/message',
    body: { token, message: 'With love' },
    wrongWithin: wrongToken,
  },
  changeOrderEmail: {
    method: 'POST',
    path: '/api/order/email',
    body: { token, email: 'ruth@example.com' },
    wrongWithin: wrongToken,
  },
  changeOrderAddress: {
    method: 'POST',
    path: '/api/order/address',
    body: {
      token,
      address: { line1: '418 Alder Street', line2: null, city: 'Portland', region: 'OR', postalCode: '97205' },
    },
    optional: ['address'],
    wrongWithin: [...wrongToken, { address: { line1: 'Alder' } }],
  },
  shareOrderAddress: {
    method: 'POST',
    path: '/api/order/sharing',
    body: { token, isShared: true },
    wrongWithin: [...wrongToken, { isShared: 'yes' }],
  },
  changeOrderSurprise: {
    method: 'POST',
    path: '/api/order/surprise',
    body: { token, isSurprise: true },
    wrongWithin: [...wrongToken, { isSurprise: 'yes' }],
  },
  shipOrder: {
    method: 'POST',
    path: `/api/orders/${orderNumber}/shipments`,
    body: { shippedAt: '2027-06-01T11:00:00Z', lines: [1] },
    optional: ['lines'],
    wrongWithin: [{ lines: [] }, { lines: [0] }, { lines: ['1'] }, { shippedAt: '2027-06-01' }],
    wrongPaths: ['/api/orders/gr-1/shipments'],
  },
  returnLine: {
    method: 'POST',
    path: `/api/orders/${orderNumber}/returns`,
    body: { reference: 'return-1', line: 1, units: 1 },
    wrongWithin: [{ reference: 'short' }, { line: 0 }, { units: 0 }],
    wrongPaths: ['/api/orders/gr-1/returns'],
  },
  cancelLine: {
    method: 'POST',
    path: `/api/orders/${orderNumber}/cancellations`,
    body: { reference: 'cancel-1', line: 1, units: 1 },
    wrongWithin: [{ reference: 'short' }, { line: 0 }, { units: 0 }],
    wrongPaths: ['/api/orders/gr-1/cancellations'],
  },
} as const satisfies Readonly<Record<string, GuestCall>>;
