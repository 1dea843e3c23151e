import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { addressReplace } from './address-replace.ts';

it('[ROUTE-14] says what the address asks for, and takes it out without a step of its own', () => {
  const history = createMemoryHistory({ initialEntries: ['/before', '/list/1?sort=price&replaceSku=004821&key=0012'] });
  const address = addressReplace(history);
  expect(address.query()).toEqual({ sort: 'price', replaceSku: '004821', key: '0012' });
  address.clear();
  expect(history.location.href).toBe('/list/1?sort=price&key=0012');
  expect(history.length).toBe(2);
  address.clear();
  expect(address.query()).toEqual({ sort: 'price', key: '0012' });
});
