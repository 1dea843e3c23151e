import { expect, it } from 'vitest';
import { itemDetailsMessages } from './item-details.ts';

it('[BUY-05] what is no longer there is called by its name', () => {
  expect(itemDetailsMessages.goneHelp('Fern Serving Bowl')).toBe(
    'Fern Serving Bowl was taken off the list or is no longer available. What’s in your cart stays there.',
  );
});

it('[BUY-05] a picture of something else says so', () => {
  expect(itemDetailsMessages.ofTheFamily('In blue')).toBe('From the same collection: In blue');
});
