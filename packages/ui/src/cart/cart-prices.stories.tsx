import type { CartLineView } from '@gift-registry/domain';
import {
  centsOf,
  exampleCart,
  exampleImages,
  exampleLine,
  idempotencyKeyOf,
  identityOf,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { useState } from 'react';
import { NEVER, of } from 'rxjs';
import { expect } from 'storybook/test';
import { cartStreamOf } from './cart.stream.ts';
import { CartPage } from './cart.view.tsx';
import { noPayer } from './testing/example-payer.ts';
import { memoryCheckout } from './testing/memory-checkout.ts';

const gift = exampleLine({ imagePath: exampleImages('plates-e9e2d4-8a9a86', '').desktop, remaining: O.some(5) });
const lowered = exampleLine({
  identity: identityOf('4822'),
  name: 'Ember Enameled Dutch Oven, 5.5 qt',
  imagePath: exampleImages('dutchoven-a8452b-c8a565', '').desktop,
  grId: O.none,
  quantity: 2,
  unitPrice: centsOf(4_795),
  lineTotal: centsOf(9_590),
  regularTotal: centsOf(12_760),
  remaining: O.none,
});

const Opened = ({ lines }: { readonly lines: ReadonlyArray<CartLineView> }) => {
  const never = () => NEVER;
  const [stream] = useState(() =>
    cartStreamOf(
      {
        read$: of(E.right(exampleCart({ lines }))),
        taxedIn: () => undefined,
        redeem: never,
        chooseGifts: never,
        changeQuantity: never,
        changeContribution: never,
        remove: never,
        shipLine: never,
        place: never,
      },
      {
        site: sites.main,
        newKey: () => idempotencyKeyOf('story-key-1'),
        cartChanged: () => undefined,
        expectedCart: () => undefined,
        isVisible$: NEVER,
        payer: noPayer,
        memory: memoryCheckout(),
      },
    ),
  );
  return <CartPage stream={stream} />;
};

export default {
  title: 'Pages/Cart/Prices',
  component: Opened,
  subcomponents: { CartPage },
  args: { lines: [gift, lowered] },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

export const Lowered: Story = {
  name: 'On sale: the regular price is struck through beside it, and both are announced',
  parameters: { requirements: ['ITEM-09'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    const struck = await canvas.findByText('$127.60');
    await expect(struck.tagName).toBe('S');
    await expect(struck.parentElement).toHaveTextContent('current price $95.90 regular price $127.60');
    await expect(canvas.getAllByText(/regular price/)).toHaveLength(1);
  },
};
