import { exampleRegistry } from '@gift-registry/domain/testing/arbitrary';
import { memoryBrowser, memoryDependencies } from '@gift-registry/domain/testing/memory';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { GiftCardRequest } from './cart-view.ts';

const registry = exampleRegistry();
const request = (overrides: Partial<GiftCardRequest> = {}): GiftCardRequest => ({
  grId: registry.grId,
  amount: '50',
  imageType: 'LATTE23',
  quantity: 1,
  ...overrides,
});

describe('gift cards for the cart', () => {
  it('[GC-06] [ANA-02] what does not go in is logged by its tag, without the amount', async () => {
    const dependencies = memoryDependencies({ registries: [registry] });
    const { cart } = memoryBrowser(dependencies);
    await cart.addGiftCard(request({ imageType: 'KIDS23' }), O.none)();
    await cart.addEGiftCard({ grId: registry.grId, amount: '24.99' }, O.none)();
    expect(dependencies.log.entries()).toEqual(
      [
        { reason: 'GiftCardImageWrong', kind: 'GiftCard' },
        { reason: 'GiftCardAmountOutOfRange', kind: 'EGiftCard' },
      ].map((what) => ({
        level: 'warning',
        tag: 'cart.gift-card-rejected',
        data: { ...what, registry: registry.grId },
      })),
    );
    await cart.addGiftCard(request(), O.none)();
    expect(dependencies.log.entries()).toHaveLength(2);
  });

  it('[GC-07] a card by mail is answered with what a popup says of it', async () => {
    const { cart } = memoryBrowser(memoryDependencies({ registries: [registry] }));
    expect(await cart.addEGiftCard({ grId: registry.grId, amount: '50.5' }, O.none)()).toEqual(
      E.right({
        html: '<h2>Your eGift Card is in your cart</h2><p>An eGift Card for $50.50 is in your cart. We’ll send it by email once your order is placed.</p>',
      }),
    );
    expect(await cart.read()).toMatchObject(E.right({ lines: [{ kind: 'eGiftCard', lineTotal: 5_050 }] }));
  });

  it('[GC-06] [SET-02] a person who has the link of a registry gives a card to it', async () => {
    const linked = exampleRegistry({ visibility: { _tag: 'LinkOnly', key: 'the-whole-key' } });
    const dependencies = memoryDependencies({ registries: [linked] });
    expect(await memoryBrowser(dependencies).cart.addGiftCard(request(), O.none)()).toEqual(
      E.left({ _tag: 'RegistryNotFound' }),
    );
    expect(
      await memoryBrowser(dependencies, { linkKey: 'the-whole-key' }).cart.addGiftCard(request(), O.none)(),
    ).toMatchObject(E.right({ count: 1 }));
  });
});
