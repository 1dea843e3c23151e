import {
  identityKey,
  parseCartId,
  type RegistryItem,
  type RegistryPatch,
  type RegistryView,
  type SiteId,
} from '@gift-registry/domain';
import {
  centsOf,
  demoSite,
  exampleImages,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  identityOf,
  writtenTo,
} from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { useState } from 'react';
import { asyncScheduler, NEVER, of } from 'rxjs';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { AddOne } from '../cart-addition/index.ts';
import { Contribution } from '../contribution/index.ts';
import { exampleFund } from '../contribution/testing/example-fund.ts';
import { useStateValue } from '../observe/index.ts';
import { allBought, examplePage } from '../registry-list/testing/example-page.ts';
import { ShippingPopup, shippingPopupStream } from '../shipping-popup/index.ts';
import { itemDetailsStream } from './item-details.stream.ts';
import { ItemDetails } from './item-details.view.tsx';
import { exampleOpenedItem } from './testing/example-opened-item.ts';

const oven = exampleItem({
  product: exampleProduct({
    name: 'Ember Enameled Dutch Oven, 5.5 qt',
    currentPrice: centsOf(27_995),
    regularPrice: centsOf(34_995),
    priceType: 'sale',
    markdown: 'temporary',
    images: exampleImages('dutchoven-a8452b-c8a565', 'Round enameled Dutch oven in ember red'),
    carouselImages: [
      exampleImages('pot-a3452f-d8b16a', 'The oven from above'),
      exampleImages('dutchoven-a8452b-8a5a36', 'Its lid'),
    ],
    rating: 4.9,
    reviews: 688,
    description: 'Heavy cast iron under three coats of enamel, so it browns, braises and goes straight to the table.',
    summary: '<p>The lid is weighted to send the steam back down.</p><script>window.__x = 1</script>',
    highlights: ['Holds 5.5 quarts, serves six', 'Oven safe to 500°F'],
    shippingPromo: O.some({ message: 'Ships free', popupName: 'freeShipping' }),
  }),
  wanted: 4,
  purchased: 1,
  isMostLoved: true,
});
const alone = (product: Partial<typeof oven.product> = {}, item: Partial<RegistryItem> = {}) =>
  exampleItem({ product: { ...oven.product, carouselImages: [], ...product }, wanted: 4, purchased: 1, ...item });

type Meanwhile = 'bought' | 'removed' | 'full';

interface OpenedProps {
  readonly item: RegistryItem;
  readonly site: SiteId;
  readonly view: Partial<RegistryView>;
  readonly addOne: AddOne;
  /** Changes by another person, on request. */
  readonly meanwhile: Meanwhile;
}

const log = { write: () => () => undefined };
const unchanged: RegistryPatch = { ...writtenTo(1), items: [], removed: [], header: O.none, totals: O.none };
const patches: Readonly<Record<Meanwhile, (item: RegistryItem) => RegistryPatch>> = {
  bought: allBought,
  removed: ({ identity }) => ({ ...unchanged, removed: [identity] }),
  full: ({ identity }) => ({ ...unchanged, items: [exampleFund(164_900, { identity })] }),
};

const Opened = ({ item, site, view, addOne, meanwhile }: OpenedProps) => {
  const [{ page, stream }] = useState(() => {
    const made = examplePage({ site, view: { items: [item], ...view }, addOne });
    return {
      page: made,
      stream: itemDetailsStream({
        registry: made.registry,
        cards: made.stream,
        openedItem: exampleOpenedItem(O.some(identityKey(item.identity))),
        site: demoSite(site),
      }),
    };
  });
  const [popup] = useState(() =>
    shippingPopupStream({
      catalogue: {
        popup: (popupName) => () => of(E.right({ popupName, title: 'Free Shipping', html: '<p>No cost.</p>' })),
      },
      scheduler: asyncScheduler,
      log,
    }),
  );
  useStateValue(page.stream.model);
  return (
    <main>
      <button type="button" id="meanwhile" onClick={() => page.registry.fold(patches[meanwhile](item))}>
        Meanwhile
      </button>
      <a id={`item-${identityKey(item.identity)}`} href="#item">
        {item.product.name}
      </a>
      <ItemDetails stream={stream} onPopup={popup.open} />
      <ShippingPopup stream={popup} />
      <Contribution stream={page.contribution} />
    </main>
  );
};

export default {
  title: 'Dialogs/Item details',
  component: Opened,
  subcomponents: { ItemDetails },
  args: {
    item: oven,
    site: 'main',
    view: {},
    addOne: () => NEVER,
    meanwhile: 'bought',
  },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));
const ovenDialog = () => dialogNamed('Ember Enameled Dutch Oven, 5.5 qt');
/** Makes the change on the page behind the dialog. */
const happen = () => document.getElementById('meanwhile')?.click();

export const Sale: Story = {
  name: 'On sale: price, rating, description, details, and what completes the set',
  parameters: { requirements: ['BUY-05', 'ITEM-09', 'ITEM-12'], a11y: { test: 'error' } },
  play: async () => {
    const dialog = await ovenDialog();
    await waitFor(() => expect(dialog.getByRole('heading', { level: 2 }).firstElementChild).toHaveFocus());
    for (const text of [
      '$279.95',
      '$349.95',
      'In stock. Ships in 2–4 days.',
      '1 of 4 purchased',
      'Three complete the set',
    ])
      await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.getByText('Rated 4.9 out of 5, 688 reviews')).toBeInTheDocument();
    await expect(dialog.getByText('The lid is weighted to send the steam back down.')).toBeVisible();
    await expect(dialog.getByText('Holds 5.5 quarts, serves six')).toBeVisible();
    await expect(dialog.getByText('10.5"W × 1"H × 10.5"D')).toBeVisible();
    await expect(Reflect.get(window, '__x')).toBeUndefined();
  },
};

const monogrammed = alone(
  { personalizationType: 700 },
  {
    identity: identityOf('4821', 12),
    personalization: O.some(
      examplePersonalization({ line2: 'Est. 2027', images: ['/pictures/pot-a3452f-d8b16a-mobile.webp'] }),
    ),
  },
);

export const Personalized: Story = {
  name: 'Personalized: font, lines, color, picture, its price and that it cannot be returned',
  parameters: { requirements: ['PERS-03', 'BUY-05'], a11y: { test: 'error' } },
  args: { item: monogrammed },
  play: async () => {
    const dialog = await ovenDialog();
    await expect(dialog.getByRole('heading', { level: 3, name: 'Personalization' })).toBeVisible();
    const text = dialog
      .getAllByRole('term')
      .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
    await expect(text).toEqual(
      expect.arrayContaining([
        ['Line 1', 'A & J'],
        ['Line 2', 'Est. 2027'],
        ['Font', 'Block'],
        ['Color', 'Sage'],
      ]),
    );
    await expect(
      dialog.getByRole('img', { name: 'Ember Enameled Dutch Oven, 5.5 qt, as personalized' }),
    ).toBeInTheDocument();
    await expect(dialog.getByText('+ $15.00 personalization')).toBeVisible();
    await expect(dialog.getByText('Personalized gifts can’t be returned.')).toBeVisible();
    await expect(dialog.getAllByText('Personalization')).toHaveLength(1);
    await expect(dialog.queryByText(/with your own text/)).toBeNull();
  },
};

export const Adding: Story = {
  name: 'More than needed is a warning; adding says so and links to the cart',
  parameters: { requirements: ['BUY-01', 'BUY-02', 'BUY-05'] },
  args: {
    addOne: (request) => {
      const cartId = parseCartId('cart-1');
      return O.isSome(cartId)
        ? of(E.right({ cartId: cartId.value, count: request.quantity, added: [request], warnings: [] }))
        : NEVER;
    },
  },
  play: async () => {
    const dialog = await ovenDialog();
    const field = dialog.getByRole('textbox', { name: 'Quantity of Ember Enameled Dutch Oven, 5.5 qt' });
    await userEvent.clear(field);
    await userEvent.type(field, '4');
    await expect(field).toHaveAccessibleDescription('The number you entered exceeds the requested amount.');
    await userEvent.click(dialog.getByRole('button', { name: /^One fewer/ }));
    await expect(field).toHaveValue('3');
    await userEvent.click(dialog.getByRole('button', { name: /^Add to Cart/ }));
    await expect(await dialog.findByRole('button', { name: 'ADDED' })).toBeVisible();
  },
};

export const AddingFails: Story = {
  name: 'Adding fails: it says so, and what was typed stays',
  parameters: { requirements: ['BUY-05'], a11y: { test: 'error' } },
  args: { addOne: () => of(E.left({ _tag: 'Unavailable' } as const)) },
  play: async () => {
    const dialog = await ovenDialog();
    const field = dialog.getByRole('textbox', { name: /^Quantity of/ });
    await userEvent.clear(field);
    await userEvent.type(field, '2');
    await userEvent.click(dialog.getByRole('button', { name: /^Add to Cart/ }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('2');
  },
};

export const Bought: Story = {
  name: 'Another guest buys all of it meanwhile; the focus stays inside',
  parameters: { requirements: ['ITEM-03', 'BUY-05'] },
  play: async () => {
    const dialog = await ovenDialog();
    dialog.getByRole('button', { name: /^Add to Cart/ }).focus();
    happen();
    await expect(await dialog.findByText('All of this gift has been purchased.')).toBeVisible();
    await expect(dialog.getByText('4 of 4 purchased')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('heading', { level: 2 }).firstElementChild).toHaveFocus());
    await expect(dialog.queryByRole('button', { name: /Add to Cart/ })).toBeNull();
  },
};

export const Gone: Story = {
  name: 'It leaves the list meanwhile',
  parameters: { requirements: ['BUY-05'] },
  args: { meanwhile: 'removed' },
  play: async () => {
    await ovenDialog();
    happen();
    const dialog = await dialogNamed('This gift is no longer on the registry');
    await waitFor(() => expect(dialog.getByRole('heading', { level: 2 }).firstElementChild).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the Gifts' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const OutOfStock: Story = {
  name: 'Out of stock, being discontinued, and nothing else known',
  parameters: { requirements: ['ITEM-14', 'BUY-05', 'BUY-09'] },
  args: {
    item: alone({
      isAvailable: false,
      availabilityMessage: 'Back in May',
      isBeingDiscontinued: true,
      summary: '',
      highlights: [],
      reviews: 0,
      description: '',
      dimensions: { width: O.none, height: O.none, depth: O.none, unit: 'in' },
      familyId: '',
    }),
  },
  play: async () => {
    const dialog = await ovenDialog();
    await expect(dialog.getByText('Back in May')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    await expect(dialog.getByText('Being discontinued')).toBeVisible();
    await expect(dialog.queryByRole('heading', { level: 3 })).toBeNull();
  },
};

export const OtherBrand: Story = {
  name: 'The other brand’s: its availability is asked for there',
  parameters: { requirements: ['ITEM-14', 'XB-02'] },
  args: { item: alone({ brand: 'modern', isCrossBrandAvailabilityEnabled: false }) },
  play: async () => {
    const dialog = await ovenDialog();
    await expect(dialog.getByRole('button', { name: /^Check availability at Mode Two/ })).toBeVisible();
    await expect(dialog.queryByText(/^In stock/)).toBeNull();
  },
};

const tableDialog = () => dialogNamed('Alder Dining Table, 84 in');
const CONTRIBUTE = { name: /^Contribute to Group Gift Fund: / };
const contribute = async (details: Awaited<ReturnType<typeof tableDialog>>) => {
  await userEvent.click(details.getByRole('button', CONTRIBUTE));
  return dialogNamed('Contribute to Group Gift Fund');
};

export const GroupGift: Story = {
  name: 'A group gift: what is raised, giving to it over the details, and back to them',
  parameters: { requirements: ['GG-01', 'BUY-05'] },
  args: { item: exampleFund() },
  play: async () => {
    const details = await tableDialog();
    await expect(details.getByText('$940 of $1,649 raised')).toBeVisible();
    await expect(details.getByText('$709 to go')).toBeVisible();
    const meter = details.getByRole('progressbar', { name: /^Group gift fund for / });
    await expect(meter).toHaveAttribute('aria-valuenow', '57');
    await expect(details.queryByRole('textbox')).toBeNull();
    await expect(details.queryByRole('button', { name: /Add to Cart/ })).toBeNull();
    const form = await contribute(details);
    await expect(form.getByText('Any amount from $10 to $709.')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Contribute to Group Gift Fund' })).toBeNull());
    await waitFor(() => expect(details.getByRole('button', CONTRIBUTE)).toHaveFocus());
  },
};

export const Popup: Story = {
  name: 'Shipping information over the details, and back to them',
  parameters: { requirements: ['BUY-05'] },
  play: async () => {
    const dialog = await ovenDialog();
    await userEvent.click(dialog.getByRole('link', { name: 'Ships free' }));
    await dialogNamed('Free Shipping');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Free Shipping' })).toBeNull());
    await expect((await ovenDialog()).getByRole('link', { name: 'Ships free' })).toHaveFocus();
  },
};

export const Canada: Story = {
  name: 'In Canada: its money and centimetres',
  parameters: { requirements: ['ITEM-10', 'CA-01'], a11y: { test: 'error' } },
  args: { site: 'canada' },
  globals: { site: 'canada' },
  play: async () => {
    const dialog = await ovenDialog();
    await expect(dialog.getByText('CAD 279.95')).toBeVisible();
    await expect(dialog.getByText(/cm/)).toBeVisible();
  },
};
