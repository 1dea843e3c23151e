import { expect, it } from 'vitest';
import { EXCEEDS_REQUESTED, quantityOutOfRange, wantedQuantityRefused } from './quantity.ts';

it('[BUY-02] more than is still needed is said in these words', () => {
  expect(EXCEEDS_REQUESTED).toBe('The number you entered exceeds the requested amount.');
});

it('[MAN-05] fewer than were purchased are refused in these words', () => {
  expect(wantedQuantityRefused({ _tag: 'BelowPurchased', purchased: 3 })).toBe(
    'Enter a quantity equal to or higher than the purchased amount',
  );
});

it('[BUY-01] [MAN-05] a number out of range is told the range', () => {
  expect(quantityOutOfRange({ minimum: 1, maximum: 99 })).toBe('Enter a whole number from 1 to 99.');
  expect(wantedQuantityRefused({ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 999 })).toBe(
    'Enter a whole number from 1 to 999.',
  );
});
