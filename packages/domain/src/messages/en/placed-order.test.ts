import { expect, it } from 'vitest';
import { placedOrderMessages as french } from '../fr-CA/placed-order.ts';
import { placedOrderMessages } from './placed-order.ts';

it('[LANG-04] an order without returns can still be canceled, so it says that nothing is returned once it has shipped', () => {
  const site = { returnDays: 0, phone: '1-800-555-0140' };
  expect([placedOrderMessages.returns(site), french.returns(site)]).toEqual([
    'Gifts can’t be returned once they have shipped.',
    'Un cadeau ne peut plus être retourné après son expédition.',
  ]);
});
