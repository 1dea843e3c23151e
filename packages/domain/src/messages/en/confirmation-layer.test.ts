import { describe, expect, it } from 'vitest';
import { sites } from '../../site/index.ts';
import { carouselMessages, confirmationLayerMessages } from './confirmation-layer.ts';

describe('the words of the confirmation layer', () => {
  it('[CART-01] are those of the row', () => {
    const { heading, cart, subtotal, viewCart, continue: goOn } = confirmationLayerMessages;
    expect([heading(1), heading(2), heading(1_250)]).toEqual([
      '1 item added to your cart',
      '2 items added to your cart',
      '1,250 items added to your cart',
    ]);
    expect([cart(0), cart(3)]).toEqual(['Your Cart: 0 items', 'Your Cart: 3 items']);
    expect([subtotal, viewCart, goOn]).toEqual(['Subtotal:', 'View Cart & Checkout', 'Continue Shopping']);
  });

  it('[CART-08] say of what had gone in with an earlier try that nothing more was added', () => {
    expect([1, 2].map(confirmationLayerMessages.headingEarlier)).toEqual([
      '1 item already in your cart',
      '2 items already in your cart',
    ]);
    expect(confirmationLayerMessages.earlier).toContain('Nothing more was added now.');
  });

  it('[BUY-02] say of a gift of which the cart holds more than is needed how many are', () => {
    expect([0, 1, 5].map(confirmationLayerMessages.overPurchased)).toEqual([
      'Your cart has more of this gift than is still needed. No more are needed.',
      'Your cart has more of this gift than is still needed. 1 is still needed.',
      'Your cart has more of this gift than is still needed. 5 are still needed.',
    ]);
  });

  it('[CART-01] [ROUTE-10] lead to the quote for Alaska and Hawaii, and name the rewards after the site', () => {
    expect(confirmationLayerMessages.alaskaHawaiiLink.href).toBe(
      '/customer-service/alaska-hawaii-territory-shipping-quote',
    );
    expect(confirmationLayerMessages.rewards(sites.modern)).toBe('This order earns Mode Two Rewards.');
    expect(confirmationLayerMessages.installation('$149.00')).toBe(
      'Optional installation service: $149.00 each, arranged by phone and not included in the subtotal',
    );
  });

  it('[CART-03] say that it was added', () => {
    expect(carouselMessages.added).toBe('Added');
    expect(carouselMessages.addedAnnouncement('Bowl')).toBe('Added: Bowl');
  });

  it('[REC-04] name a slide by what stands on it, and say what a turn has brought into sight', () => {
    expect(carouselMessages.slide('Bowl', 2, 6)).toBe('Bowl, 2 of 6');
    expect(carouselMessages.shown(5, ['Bowl', 'Mugs, Set of 4'], 6)).toBe('5 to 6 of 6: Bowl; Mugs, Set of 4');
    expect(carouselMessages.shown(6, ['Bowl'], 6)).toBe('6 of 6: Bowl');
  });
});
