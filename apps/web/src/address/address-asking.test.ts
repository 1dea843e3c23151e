import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { addressAsking } from './address-asking.ts';

it('[ROUTE-13] says what the address tells of a new registry, and takes it out without a step of its own', () => {
  const history = createMemoryHistory({
    initialEntries: ['/before', '/list/1?create=true&emailOptIn=f00d&smsOptIn=beef&sort=price'],
  });
  const address = addressAsking('create')(history);
  expect(address.query()).toEqual({ create: 'true', emailOptIn: 'f00d', smsOptIn: 'beef', sort: 'price' });
  address.clear();
  expect([history.location.href, history.length]).toEqual(['/list/1?sort=price', 2]);
});
