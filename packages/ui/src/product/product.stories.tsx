import {
  type ColorChoice,
  createState,
  eventTypeOf,
  type OwnRegistry,
  type PodId,
  type Product,
  podTitle,
  type RegistryGift,
  type RegistryItem,
  type SiteId,
} from '@gift-registry/domain';
import {
  centsOf,
  dayOf,
  demoSite,
  exampleImages,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  grIdOf,
  idempotencyKeyOf,
  identityOf,
  personalizationIdOf,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { useState } from 'react';
import { asyncScheduler, NEVER, of, type SchedulerLike, VirtualTimeScheduler } from 'rxjs';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fillIn } from '../form/testing/fill-in.ts';
import { mutationKeys } from '../mutation/index.ts';
import type { ConfirmDesign } from '../personalize/index.ts';
import { exampleRecommendations } from '../recommendation-carousel/testing/example-cards.ts';
import { AddedToast, type AddingSource } from '../registry-adding/index.ts';
import { exampleAdding, exampleAddition } from '../registry-adding/testing/example-adding.ts';
import { shippingPopupStream } from '../shipping-popup/index.ts';
import { storeAvailabilityStream } from '../store-availability/index.ts';
import { productStream } from './product.stream.ts';
import { ProductPage } from './product.view.tsx';
import type { ProductSource } from './product-model.ts';
import { productShelvesStream, shownFacts } from './product-shelves.stream.ts';

const log = { write: () => () => undefined };
const own = (number: string, name: string): OwnRegistry => ({
  grId: grIdOf(number),
  eventType: eventTypeOf('br'),
  eventDate: O.some(dayOf('2027-06-12')),
  isPaused: false,
  primaryFirstName: name,
  secondaryFirstName: O.some('Jonah'),
});

interface OpenedProps {
  readonly product: Product;
  readonly colors: ReadonlyArray<ColorChoice>;
  readonly isRead: boolean;
  readonly isLoggedIn: boolean;
  readonly own: ReadonlyArray<OwnRegistry>;
  readonly site: SiteId;
  readonly source: Partial<ProductSource>;
  readonly adding: Partial<AddingSource>;
  readonly confirmDesign: ConfirmDesign;
  readonly gift: O.Option<RegistryGift>;
  readonly wish: RegistryItem;
  /** The scheduler that times the notices. */
  readonly scheduler: SchedulerLike;
}

const Opened = ({
  product,
  colors,
  isRead,
  isLoggedIn,
  own: ownRegistries,
  site,
  source,
  adding,
  confirmDesign,
  gift,
  wish,
  scheduler,
}: OpenedProps) => {
  const [lists] = useState(() =>
    exampleAdding({
      source: {
        readOwn$: of(E.right(ownRegistries)),
        add: (_, { quantity }) => of(E.right(exampleAddition(product, quantity))),
        ...adding,
      },
      shell: createState({ isLoggedIn }),
      pageContext: () => ({ hasAccount: isLoggedIn, path: product.path }),
    }),
  );
  const [stream] = useState(() =>
    productStream({
      source: {
        read$: of(E.right({ product, colors })),
        readTerms: () => () =>
          of(
            E.right(
              O.some({
                title: 'Confirm Your Selection',
                termsHtml: '<p>Made for you alone.</p>',
                leadTime: 'In 8 weeks',
              }),
            ),
          ),
        buy: ({ quantity }) => of(E.right({ count: quantity, warnings: [], added: [] })),
        readGift: () => of(E.right(wish)),
        ...source,
      },
      reader: { site: demoSite(site) },
      initial: isRead ? O.some({ product, colors }) : O.none,
      gift,
      returnPage: O.none,
      adding: lists,
      confirmDesign,
      pageContext: () => ({ hasAccount: isLoggedIn, path: product.path }),
      goTo: () => undefined,
      onAddedToCart: () => undefined,
      keys: mutationKeys<string>(() => idempotencyKeyOf('key-of-this-story-0001')),
      scheduler,
      log,
    }),
  );
  const [popup] = useState(() =>
    shippingPopupStream({ catalogue: { popup: () => () => NEVER }, scheduler: asyncScheduler, log }),
  );
  const [pickup] = useState(() =>
    storeAvailabilityStream({
      source: { check: () => NEVER, near: () => NEVER, pickUp: () => NEVER },
      site: demoSite(site),
      wanted: stream.wanted,
      toPickUp: stream.toPickUp,
      memory: { read: () => O.none, keep: () => () => undefined },
      onAdded: () => undefined,
      keys: mutationKeys<string>(() => idempotencyKeyOf('key-of-this-story-0002')),
      scheduler: asyncScheduler,
      log,
    }),
  );
  const [shelves] = useState(() =>
    productShelvesStream({
      facts$: shownFacts(stream.model),
      recommend: (podId) => of(recommended(podId)),
      site: demoSite(site),
      log,
    }),
  );
  return (
    <main>
      <ProductPage stream={stream} popup={popup} pickup={pickup} shelves={shelves} />
      <AddedToast stream={lists} onMore={() => undefined} />
    </main>
  );
};

const oven = exampleProduct({
  name: 'Ember Enameled Dutch Oven, 5.5 qt',
  currentPrice: centsOf(27_995),
  regularPrice: centsOf(34_995),
  priceType: 'sale',
  markdown: 'temporary',
  carouselImages: [
    exampleImages('pot-a3452f-d8b16a', 'The pot from above'),
    exampleImages('pot-a3452f-d8b16a', 'Its lid'),
  ],
  shippingPromo: O.some({ message: 'Ships free', popupName: 'freeShipping' }),
  messages: [{ type: 'item', level: 'warning', text: 'Few are left.', popupName: O.none }],
  personalizationType: 705,
  summary: '<p>Heavy cast iron.</p><ul><li>Oven safe</li></ul>',
});

const colorsOfOven: ReadonlyArray<ColorChoice> = [
  ['4821', 'Ember', 'a8452b'],
  ['4822', 'Lake', '3f5a67'],
  ['4823', 'Fern', '6f8a62'],
].map(([number = '', name = '', hex = '']) => ({
  sku: skuOf(number),
  name,
  hex,
  path: `/product/dutch-oven/${number}`,
  isAvailable: name !== 'Fern',
  isCurrent: name === 'Ember',
}));

/** The answers of the page's pods; the first item is another color of the oven. */
const recommended = (podId: PodId) =>
  E.right({
    items: exampleRecommendations.map((item, place) => (place === 0 ? { ...item, sku: skuOf('4822') } : item)),
    title: podTitle(podId),
    resultId: podId,
    length: exampleRecommendations.length,
  });

export default {
  title: 'Pages/Product/Product page',
  component: Opened,
  subcomponents: { ProductPage },
  args: {
    product: oven,
    colors: colorsOfOven,
    isRead: true,
    isLoggedIn: true,
    own: [own('7310442', 'Amelia')],
    site: 'main',
    source: {},
    adding: {},
    confirmDesign: (_, design) =>
      of(
        E.right({
          images: [],
          priceMessage: '+ $15.00 personalization',
          returnPolicyMessage: 'Personalized gifts can’t be returned',
          design: { ...design, personalizationId: personalizationIdOf(12) },
        }),
      ),
    gift: O.none,
    wish: exampleItem({ product: oven, wanted: 2, purchased: 1 }),
    scheduler: asyncScheduler,
  },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

const facts: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: oven.name })).toBeVisible();
  await expect(canvas.getByText('SKU 004821')).toBeVisible();
};

export const Colors: Story = {
  name: 'Its colors are links to products of their own, the own one is marked; matching and similar items leave them out',
  parameters: { requirements: ['SHOP-03'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    const colors = within(canvas.getByRole('navigation', { name: 'Color: Ember' }));
    await expect(colors.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Ember',
      'Lake',
      'Fern, out of stock',
    ]);
    await expect(colors.getByRole('link', { current: 'page' })).toHaveAccessibleName('Ember');
    await expect(colors.getByRole('link', { name: 'Lake' })).toHaveAttribute('href', '/product/dutch-oven/4822');
    await expect(canvas.getByText('Arrives in 5–7 business days')).toBeVisible();
    await expect(canvas.getByText('Returns within 90 days')).toBeVisible();
    for (const name of ['Matching Gifts', 'Similar Gifts'])
      await expect(await canvas.findByRole('heading', { level: 2, name })).toBeInTheDocument();
    await expect(canvas.queryByText('Field Iron Skillet, 10 in')).toBeNull();
    await expect(canvas.getAllByRole('link', { name: 'Walnut and Ash Boards' })[0]).toHaveAttribute(
      'href',
      '/product/gift/7002',
    );
  },
};

export const Facts: Story = {
  name: 'All facts',
  parameters: {
    requirements: ['ITEM-06', 'ITEM-09', 'ITEM-10', 'ITEM-12', 'ITEM-14', 'PAGE-12'],
    a11y: { test: 'error' },
  },
  play: async (context) => {
    await facts(context);
    const { canvas } = context;
    await expect(canvas.getByText('regular price')).toBeInTheDocument();
    await expect(canvas.getByText('$349.95')).toBeVisible();
    await expect(canvas.getByText('Rated 4.8 out of 5, 412 reviews')).toBeInTheDocument();
    await expect(canvas.getByText('10.5"W × 1"H × 10.5"D')).toBeVisible();
    await expect(canvas.getByText('Few are left.')).toBeVisible();
    await expect(canvas.getByText(/Can be etched .* Personalization adds \$15\.00\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ships free' })).toHaveAttribute(
      'href',
      '/browse/popup?popupName=freeShipping',
    );
  },
};
export const Adds: Story = {
  name: 'Into the cart, and on the registry',
  parameters: { requirements: ['ADD-02', 'BUY-01'] },
  args: { scheduler: new VirtualTimeScheduler() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    await expect(canvas.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/checkout/cart');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Registry' }));
    await waitFor(() => expect(canvas.getByText(/1 item added to your registry\./)).toBeVisible());
    await expect(canvas.getAllByRole('button', { name: 'ADDED' })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'View Registry' })).toHaveAttribute(
      'href',
      '/gift-registry/registrant-list/7310442',
    );
  },
};
export const Gift: Story = {
  name: 'For a registry: what it still needs, the design, shown once, and a link back',
  parameters: { requirements: ['BUY-02', 'PERS-03'], a11y: { test: 'error' } },
  args: {
    gift: O.some({ grId: grIdOf('100200300'), identity: identityOf('4821', 12) }),
    wish: exampleItem({
      product: oven,
      wanted: 2,
      purchased: 1,
      personalization: O.some(examplePersonalization()),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On registry # 100200300: 1 of 2 purchased, 1 still needed')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Personalization' })).toBeVisible();
    await expect(canvas.getAllByText(/A & J/)).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Back to the registry' })).toHaveAttribute(
      'href',
      '/gift-registry/guest-list/100200300',
    );
    const quantity = canvas.getByRole('textbox', { name: /quantity/i });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '2');
    await expect(quantity).toHaveAccessibleDescription('The number you entered exceeds the requested amount.');
  },
};
export const Personalized: Story = {
  name: 'Personalization before adding: typed, previewed, confirmed',
  parameters: { requirements: ['PERS-02'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Add your own text' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Registry' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Confirm your text first.');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Your Text' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter at least one line.');
    await fillIn(canvas.getByRole('textbox', { name: 'Line 1' }), 'A & J');
    await expect(canvas.getByText('5 of 30 characters')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Script' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Your Text' }));
    await expect(await canvas.findByText(/^Your text is confirmed\./)).toBeVisible();
    await expect(canvas.getByText('+ $15.00 personalization')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Registry' }));
    await waitFor(() => expect(canvas.getByText('1 item added to your registry.')).toBeVisible());
  },
};
export const Needed: Story = {
  name: 'Personalization required: not added to a registry before it is confirmed, and the page says why',
  parameters: { requirements: ['ADD-02'] },
  args: { product: { ...oven, personalizationType: 100 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is made with your own text, so start there.')).toBeVisible();
    const add = () => canvas.getByRole('button', { name: 'Add to Registry' });
    await expect(add()).toBeDisabled();
    await expect(add()).toHaveAccessibleDescription('Confirm your text above first, then add it to your registry.');
    await fillIn(canvas.getByRole('textbox', { name: 'Line 1' }), 'A & J');
    await expect(add()).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Your Text' }));
    await waitFor(() => expect(add()).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Change Your Text' }));
    await expect(add()).toBeDisabled();
  },
};
export const Gone: Story = {
  name: 'No longer available',
  parameters: { requirements: ['ADD-02'] },
  args: { product: { ...oven, isNla: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No longer available')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add to Registry' })).toBeDisabled();
  },
};
export const OutOfStock: Story = {
  name: 'Out of stock: not bought until it is back; a registrant adds it to a registry',
  parameters: { requirements: ['BUY-09', 'ADD-02'], a11y: { test: 'error' } },
  args: { product: { ...oven, isAvailable: false, availabilityMessage: 'Out of stock' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    await expect(canvas.getByText(/Please check back soon/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add to Registry' })).toBeEnabled();
  },
};
export const OtherBrand: Story = {
  name: 'Of the other brand: a dialog before visiting its page there',
  parameters: { requirements: ['XB-02', 'XB-04'] },
  args: { product: { ...oven, brand: 'modern' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy on Mode Two' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'View on Mode Two' }));
    const form = dialog.getByRole('button', { name: /^Continue to Mode Two/ }).closest('form');
    await expect(form).toHaveFormValues({ intent: 'product', path: '/product/linden-dinner-plate/4821' });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const ModeTwo: Story = {
  name: 'Mode Two',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'modern' },
  args: { site: 'modern', product: { ...oven, brand: 'modern' } },
  play: facts,
};
export const Kids: Story = {
  name: 'Kids',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'kids' },
  args: { site: 'kids' },
  play: facts,
};
export const Canada: Story = {
  name: 'Canada',
  parameters: { requirements: ['CA-01'], a11y: { test: 'error' } },
  globals: { site: 'canada' },
  args: { site: 'canada' },
  play: async (context) => {
    await facts(context);
    await expect(context.canvas.getByText('CAD 279.95')).toBeVisible();
    await expect(context.canvas.getByText('26.7W × 2.5H × 26.7D cm')).toBeVisible();
  },
};
