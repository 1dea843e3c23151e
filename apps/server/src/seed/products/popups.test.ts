import { shippingInformation, sites } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { demoProducts } from '../demo-registries.ts';
import { canadian } from './canadian.ts';

it('[ROUTE-11] there is shipping information for every popup that a product of the demo names', () => {
  const named = [...demoProducts, ...canadian].flatMap(({ messages, shippingPromo }) => [
    ...messages.flatMap(({ popupName }) => (O.isSome(popupName) ? [popupName.value] : [])),
    ...(O.isSome(shippingPromo) ? [shippingPromo.value.popupName] : []),
  ]);
  const known = Object.keys(shippingInformation(sites.main));
  expect([...new Set(named)].filter((name) => !known.includes(name))).toEqual([]);
  expect(new Set(named).size).toBeGreaterThan(1);
});
