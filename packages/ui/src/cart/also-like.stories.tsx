import type { CartLineView, SiteId } from '@gift-registry/domain';
import {
  cartIdOf,
  demoSite,
  exampleCart,
  exampleImages,
  exampleLine,
  idempotencyKeyOf,
} from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { useState } from 'react';
import { asyncScheduler, defer, delay, NEVER, of } from 'rxjs';
import { expect, userEvent, within } from 'storybook/test';
import { mutationKeys } from '../mutation/index.ts';
import type { RecommendedSource } from '../recommendation-carousel/index.ts';
import { exampleRecommendations } from '../recommendation-carousel/testing/example-cards.ts';
import { alsoLikeStream } from './also-like.stream.ts';
import { cartStreamOf } from './cart.stream.ts';
import { CartPage } from './cart.view.tsx';
import { noPayer } from './testing/example-payer.ts';
import { memoryCheckout } from './testing/memory-checkout.ts';

interface OpenedProps {
  readonly site: SiteId;
  readonly recommend: RecommendedSource['recommend'];
}

const plates = exampleLine({ imagePath: exampleImages('plates-e9e2d4-8a9a86', '').desktop, remaining: O.some(5) });
const key = () => idempotencyKeyOf('story-key-1');
const log = { write: () => () => undefined };

/** A cart with plates, to which recommended products are added. */
const opened = ({ site, recommend }: OpenedProps) => {
  let lines: ReadonlyArray<CartLineView> = [plates];
  const read$ = defer(() => of(E.right(exampleCart({ lines }))));
  const never = () => NEVER;
  const stream = cartStreamOf(
    {
      read$,
      taxedIn: () => undefined,
      changeQuantity: never,
      lowerContribution: never,
      remove: never,
      shipLine: never,
      place: never,
    },
    {
      site: demoSite(site),
      newKey: key,
      cartChanged: () => undefined,
      expectedCart: () => undefined,
      isVisible$: NEVER,
      payer: noPayer,
      memory: memoryCheckout(),
    },
  );
  const alsoLike = alsoLikeStream({
    source: {
      recommend,
      add: (request) =>
        defer(() => {
          const { identity, grId } = request;
          const item = exampleRecommendations.find(({ sku }) => sku === identity.sku);
          const name = item?.name ?? '';
          const imagePath = item?.imagePath ?? '';
          lines = [...lines, exampleLine({ identity, grId, name, imagePath, quantity: 1, remaining: O.none })];
          return of(E.right({ cartId: cartIdOf('cart-1'), count: lines.length, added: [request], warnings: [] }));
        }).pipe(delay(20)),
      readTerms: () => () =>
        of(
          E.right(
            O.some({
              title: 'Confirm Your Selection',
              termsHtml: '<p>Made for you when you order, so it can’t be returned.</p>',
              leadTime: 'Made for you in 8 to 10 weeks',
            }),
          ),
        ),
    },
    cart: stream,
    readItems: () => of(E.right([])),
    pageContext: () => ({ hasAccount: false, path: '/checkout/cart' }),
    cartChanged: () => undefined,
    keys: mutationKeys<string>(key),
    scheduler: asyncScheduler,
    log,
  });
  return { stream, alsoLike };
};

const Opened = (props: OpenedProps) => {
  const [stream] = useState(() => opened(props));
  return (
    <main>
      <CartPage {...stream} />
    </main>
  );
};

const recommending =
  (items = exampleRecommendations): RecommendedSource['recommend'] =>
  () =>
    of(E.right({ items, title: 'You May Also Like', resultId: 'r-3', length: items.length }));

export default {
  title: 'Pages/Cart/You may also like',
  component: Opened,
  subcomponents: { CartPage },
  args: { site: 'main', recommend: recommending() },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

const ADD = 'Add to Cart: Field Iron Skillet, 10 in';

export const Added: Story = {
  name: 'Under the cart; an added product shows so, stays focused, and is a line of the cart',
  parameters: { requirements: ['CART-03'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'You May Also Like' })).toBeVisible();
    const slide = within(canvas.getByRole('article', { name: 'Field Iron Skillet, 10 in' }));
    const add = slide.getByRole('button', { name: ADD });
    await userEvent.click(add);
    await expect(await slide.findByText('Added')).toBeVisible();
    await expect(add).toHaveFocus();
    const lines = within(canvas.getByRole('group', { name: 'Items in your cart' }));
    await expect(await lines.findByRole('heading', { name: 'Field Iron Skillet, 10 in' })).toBeVisible();
    await expect(canvas.queryByText(/^Your cart has changed/)).toBeNull();
  },
};

export const Phone: Story = {
  name: 'On phones two beside each other, at the end of the page',
  parameters: { requirements: ['REC-04'] },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'You May Also Like' });
    const summary = canvas.getByRole('complementary');
    await expect(heading.getBoundingClientRect().top).toBeGreaterThan(summary.getBoundingClientRect().bottom);
  },
};

export const Modern: Story = {
  name: 'On Mode Two',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'modern' },
  args: { site: 'modern' },
};

export const Waiting: Story = {
  name: 'The cart is shown while recommendations load: five grey cards under it',
  parameters: { requirements: ['REC-03'] },
  args: { recommend: () => NEVER },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Linden Dinner Plate')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(5);
  },
};
