import { describe, expect, it } from 'vitest';
import { confirmationLayerMessages } from './confirmation-layer.ts';

describe('the words of the confirmation layer', () => {
  it('[BUY-02] says how many are needed when the cart has more than that', () => {
    expect([0, 1, 5].map(confirmationLayerMessages.overPurchased)).toEqual([
      'Your cart has more of this gift than is still needed. No more are needed.',
      'Your cart has more of this gift than is still needed. 1 is still needed.',
      'Your cart has more of this gift than is still needed. 5 are still needed.',
    ]);
  });
});
