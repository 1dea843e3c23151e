import { expect, it } from 'vitest';
import { signedText } from './signed-request.ts';

it('[REP-01] what is signed is time, method, path and body, each on a line of its own', () => {
  expect(signedText('1800000000', { method: 'POST', path: '/api/order-reports?a=1', body: '{"a":\n1}' })).toBe(
    '1800000000\nPOST\n/api/order-reports?a=1\n{"a":\n1}',
  );
});
