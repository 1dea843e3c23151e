import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { addressRequestSource } from './address-request-source.ts';

it('[ROUTE-13] reports what the address says of a new registry, and removes it without a step of its own', () => {
  const history = createMemoryHistory({
    initialEntries: ['/before', '/list/1?create=true&emailOptIn=f00d&smsOptIn=beef&sort=price'],
  });
  const address = addressRequestSource('create')(history);
  expect(address.query()).toEqual({ create: 'true', emailOptIn: 'f00d', smsOptIn: 'beef', sort: 'price' });
  address.clear();
  expect([history.location.href, history.length]).toEqual(['/list/1?sort=price', 2]);
});

it('[ROUTE-14] reports which item the address asks to replace, and removes it without a step of its own', () => {
  const history = createMemoryHistory({ initialEntries: ['/before', '/list/1?sort=price&replaceSku=004821&key=0012'] });
  const address = addressRequestSource('replace')(history);
  expect(address.query()).toEqual({ sort: 'price', replaceSku: '004821', key: '0012' });
  address.clear();
  expect([history.location.href, history.length]).toEqual(['/list/1?sort=price&key=0012', 2]);
  address.clear();
  expect(address.query()).toEqual({ sort: 'price', key: '0012' });
});
