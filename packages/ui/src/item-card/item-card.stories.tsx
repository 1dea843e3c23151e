import { addRefused, eventTypeOf, type RegistryItem, type Role } from '@gift-registry/domain';
import {
  centsOf,
  exampleImages,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  grIdOf,
  personalizationIdOf,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleFund } from '../contribution/testing/example-fund.ts';
import { type CardState, INITIAL_CARD_STATE, itemCard } from '../list-model/index.ts';
import { ComponentsProvider } from '../theme/index.ts';
import { ItemCard } from './item-card.view.tsx';

/** The card of an item on the main site, with the given state. */
const cardOf = (item: RegistryItem, state: Partial<CardState> = {}, role: Role = 'guest', isPostEvent = false) =>
  itemCard(
    {
      grId: grIdOf('7310442'),
      site: sites.main,
      role,
      eventType: eventTypeOf('br'),
      isPostEvent,
      here: 'http://localhost:3000/',
    },
    item,
    { ...INITIAL_CARD_STATE, ...state },
  );

const plates = exampleItem({
  product: exampleProduct({ name: 'Orchard Stoneware Dinnerware, 16 Pieces', currentPrice: centsOf(18_995) }),
});
const wine = exampleItem({
  product: exampleProduct({
    sku: skuOf('5102'),
    name: 'Vale Red Wine Glasses, Set of 4',
    currentPrice: centsOf(4_795),
    regularPrice: centsOf(6_380),
    priceType: 'sale',
    markdown: 'temporary',
    images: exampleImages('wineglass-f2ece0-7b2f3a', 'Two wine glasses'),
  }),
  wanted: 4,
  purchased: 1,
});

const refused = (reason: Extract<CardState['add'], { readonly reason: unknown }>['reason']): Partial<CardState> => ({
  add: { _tag: 'Failed', reason },
});

const intents = {
  typeQuantity: fn(),
  leaveQuantity: fn(),
  stepQuantity: fn(),
  addToCart: fn(),
  contribute: fn(),
  manage: fn(),
  goElsewhere: fn(),
};

export default {
  title: 'Card/Item card',
  component: ItemCard,
  // Documented in addition to the controls, from which the card's props are made.
  subcomponents: { 'the card': ItemCard },
  parameters: {
    whenToUse: 'one gift of a registry, among others, which a guest buys or its registrant manages',
    whenNot:
      'a product that is on no registry: a row of Recommendation carousel; one gift by itself: the details dialog',
    docs: { story: { height: '680px' } },
  },
  args: { card: cardOf(plates), intents, onPopup: fn(), onOpen: fn() },
  decorators: [
    (Story) => (
      <main style={{ width: 302, margin: 24 }}>
        <h2 className="visually-hidden">Dinnerware</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ItemCard>;
type Story = StoryObj<typeof ItemCard>;

/** The values a card depends on, one control each. */
interface TryArgs {
  readonly name: string;
  readonly price: number;
  readonly regularPrice: number;
  readonly wanted: number;
  readonly purchased: number;
  readonly isMostLoved: boolean;
  readonly isAvailable: boolean;
  readonly role: Role;
  readonly isPostEvent: boolean;
}

/** The card's own props, which are made from the controls. */
const PROPERTIES = ['card', 'intents', 'onPopup', 'onOpen'];

const cents = (dollars: number) => centsOf(Math.round(dollars * 100));

export const TryIt: StoryObj<TryArgs> = {
  name: 'Try it',
  tags: ['!test'],
  args: {
    name: plates.product.name,
    price: 149.95,
    regularPrice: 189.95,
    wanted: 8,
    purchased: 3,
    isMostLoved: true,
    isAvailable: true,
    role: 'guest',
    isPostEvent: false,
  },
  argTypes: {
    name: { description: 'Name of the product' },
    price: { control: { type: 'number', min: 0, step: 0.01 }, description: 'Price of today, in dollars' },
    regularPrice: {
      control: { type: 'number', min: 0, step: 0.01 },
      description: 'Struck through beside a lower price of today',
    },
    wanted: { control: { type: 'number', min: 1, max: 99 }, description: 'Units that are wanted' },
    purchased: { control: { type: 'number', min: 0, max: 99 }, description: 'Units that were bought' },
    isMostLoved: { description: 'Marked by the registrants as one of their favorites' },
    isAvailable: { description: 'Whether the product can be bought now' },
    role: {
      control: 'inline-radio',
      options: ['guest', 'registrant'],
      description: 'Who looks: a guest buys, a registrant manages',
    },
    isPostEvent: { description: 'Whether the day of the event is over' },
  },
  parameters: { controls: { exclude: PROPERTIES }, docs: { controls: { exclude: PROPERTIES } } },
  render: ({ name, price, regularPrice, wanted, purchased, isMostLoved, isAvailable, role, isPostEvent }) => (
    <ItemCard
      card={cardOf(
        exampleItem({
          product: exampleProduct({
            name,
            currentPrice: cents(price),
            regularPrice: cents(regularPrice),
            ...(price < regularPrice ? { priceType: 'sale', markdown: 'temporary' } : {}),
            isAvailable,
          }),
          wanted,
          purchased,
          isMostLoved,
        }),
        {},
        role,
        isPostEvent,
      )}
      intents={intents}
      onPopup={fn()}
      onOpen={fn()}
    />
  ),
};

export const Partial: Story = {
  name: 'Some bought',
  parameters: { requirements: ['ITEM-12', 'ITEM-14', 'SETS-01'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 8 purchased')).toBeVisible();
    await expect(canvas.getByText('Five complete the set')).toBeVisible();
    await expect(canvas.queryByText(/SKU|In stock/)).toBeNull();
    await expect(canvas.getByText('Rated 4.8 out of 5, 412 reviews')).toBeInTheDocument();
    await expect(canvas.getByText('4.8 (412)')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Buying: Story = {
  name: 'Stepping, typing, adding',
  parameters: { requirements: ['BUY-01'] },
  play: async ({ canvas }) => {
    const name = plates.product.name;
    await userEvent.click(canvas.getByRole('button', { name: `One more of ${name}` }));
    await expect(intents.stepQuantity).toHaveBeenCalledWith(plates.identity, 1);
    const field = canvas.getByRole('textbox', { name: `Quantity of ${name}` });
    await userEvent.type(field, '2');
    await expect(intents.typeQuantity).toHaveBeenCalledWith(plates.identity, '12');
    await userEvent.tab();
    await expect(intents.leaveQuantity).toHaveBeenCalledWith(plates.identity);
    await userEvent.click(canvas.getByRole('button', { name: `Add to Cart: ${name}` }));
    await expect(intents.addToCart).toHaveBeenCalledWith(plates.identity);
  },
};

const ownTheme = { accent: '#7a2e5b', 'r-control': '22px' };
const ownMessages = {
  itemCard: {
    addToCart: 'Offrir',
    addToCartLabel: (name: string) => `Offrir : ${name}`,
    completesSet: (count: number) => `encore ${count} souhaités`,
  },
};

export const OwnLookAndTexts: Story = {
  name: 'A look and texts of its own',
  parameters: { requirements: ['LIB-02'] },
  decorators: [
    (Story) => (
      <ComponentsProvider theme={ownTheme} messages={ownMessages}>
        <Story />
      </ComponentsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: `Offrir : ${plates.product.name}` });
    await expect(button).toHaveTextContent('Offrir');
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(122, 46, 91)');
    await expect(canvas.getByText('encore 5 souhaités')).toBeVisible();
    await expect(canvas.getByText('3 of 8 purchased')).toBeVisible();
  },
};

export const None: Story = {
  tags: ['more'],
  name: 'Nothing bought',
  args: { card: cardOf(exampleItem({ wanted: 1, purchased: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 1 purchased')).toBeVisible();
  },
};

export const Purchased: Story = {
  name: 'Purchased',
  parameters: { requirements: ['ITEM-03'], a11y: { test: 'error' } },
  args: { card: cardOf(exampleItem({ wanted: 2, purchased: 2 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Purchased')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Details: Linden Dinner Plate' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const BoughtOverPurchased: Story = {
  name: 'Bought beyond the wish: what is extra is told apart',
  parameters: { requirements: ['ITEM-15'] },
  args: { card: cardOf(exampleItem({ wanted: 6, purchased: 8 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 of 6, 2 extra')).toBeVisible();
  },
};

export const OverPurchased: Story = {
  name: 'More than is still needed',
  parameters: { requirements: ['BUY-02'] },
  args: { card: cardOf(plates, { quantity: '6' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The number you entered exceeds the requested amount.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Add to Cart/ })).toBeEnabled();
  },
};

export const Added: Story = {
  tags: ['more'],
  name: 'Added',
  args: { card: cardOf(plates, { add: { _tag: 'Added' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'ADDED' })).toBeVisible();
  },
};

export const NotAdded: Story = {
  name: 'Refused',
  parameters: { a11y: { test: 'error' } },
  args: { card: cardOf(plates, refused({ _tag: 'NotOnRegistry', identity: plates.identity })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      addRefused({ _tag: 'NotOnRegistry', identity: plates.identity }),
    );
  },
};

export const OnSale: Story = {
  name: 'On sale',
  parameters: { requirements: ['ITEM-09'], a11y: { test: 'error' } },
  args: { card: cardOf(wine) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sale')).toBeVisible();
    await expect(canvas.getByText('$63.80').tagName).toBe('S');
    await expect(canvas.getByText('$47.95').parentElement).toHaveTextContent(
      'current price $47.95 regular price $63.80',
    );
  },
};

export const MostLoved: Story = {
  tags: ['more'],
  name: 'Most loved',
  args: { card: cardOf(exampleItem({ isMostLoved: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Most Loved')).toBeVisible();
  },
};

export const Clearance: Story = {
  name: 'Clearance',
  parameters: { requirements: ['ITEM-09'] },
  args: { card: cardOf({ ...wine, product: { ...wine.product, markdown: 'permanent' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Clearance')).toBeVisible();
  },
};

export const Linked: Story = {
  tags: ['more'],
  name: 'Picture and name lead to the item’s page, one stop for the keyboard',
  play: async ({ canvas }) => {
    const [picture, name] = canvas.getAllByRole('link');
    await expect(name).toHaveAccessibleName('Orchard Stoneware Dinnerware, 16 Pieces');
    await expect([picture, name].map((link) => link?.getAttribute('href'))).toEqual([
      '/product/linden-dinner-plate/4821?registry=7310442',
      '/product/linden-dinner-plate/4821?registry=7310442',
    ]);
    await expect(picture).toHaveAttribute('tabindex', '-1');
    await expect(name).not.toHaveAttribute('tabindex');
  },
};

export const NotOnTheWeb: Story = {
  tags: ['more'],
  name: 'Not on the web: no link',
  args: { card: cardOf(exampleItem({ product: exampleProduct({ isOnWeb: false }) })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

const barCart = (isOnWeb = true): RegistryItem =>
  exampleItem({
    product: exampleProduct({ name: 'Axis Brass Bar Cart', brand: 'modern', isOnWeb }),
  });

export const OtherBrand: Story = {
  name: 'The other brand’s',
  parameters: { requirements: ['XB-04'], a11y: { test: 'error' } },
  args: { card: cardOf(barCart()) },
  play: async ({ canvas, args }) => {
    intents.goElsewhere.mockClear();
    await expect(canvas.getByText('Mode Two')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Add to Cart/ })).toBeNull();
    await expect(canvas.queryByText(/^In stock/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy on Mode Two: Axis Brass Bar Cart' }));
    const identity = { sku: '4821', personalizationId: 0 };
    await expect(intents.goElsewhere.mock.calls).toEqual([['Buy', identity]]);
    await userEvent.click(canvas.getByRole('link', { name: 'Axis Brass Bar Cart' }));
    await expect(args.onOpen).toHaveBeenCalledWith(identity);
  },
};

export const OtherBrandNowhere: Story = {
  name: 'The other brand’s, not on the web: bought there all the same, but nothing to look at',
  parameters: { requirements: ['XB-04'] },
  args: { card: cardOf(barCart(false)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Buy on Mode Two/ })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Messages: Story = {
  name: 'Messages, and the promise about shipping',
  parameters: { requirements: ['ITEM-06'] },
  args: {
    card: cardOf(
      exampleItem({
        product: exampleProduct({
          shippingPromo: O.some({ message: 'Delivered into the room', popupName: 'oversized' }),
          messages: [
            {
              type: 'vendorDropShip',
              level: 'info',
              text: 'Ships directly from the maker',
              popupName: O.some('vendorDropShip'),
            },
            { type: 'default', level: 'info', text: 'Online only', popupName: O.none },
          ],
        }),
      }),
    ),
  },
  play: async ({ canvas, args }) => {
    const promise = canvas.getByRole('link', { name: 'Delivered into the room' });
    await expect(promise).toHaveAttribute('href', '/browse/popup?popupName=oversized');
    await userEvent.click(promise);
    await expect(args.onPopup).toHaveBeenCalledWith('oversized');
    await userEvent.click(canvas.getByRole('link', { name: 'Ships directly from the maker' }));
    await expect(args.onPopup).toHaveBeenCalledWith('vendorDropShip');
    await expect(canvas.getByText('Online only')).toHaveAttribute('data-level', 'info');
  },
};

export const BeingDiscontinued: Story = {
  name: 'Being discontinued',
  parameters: { requirements: ['ITEM-05'] },
  args: { card: cardOf(exampleItem({ product: exampleProduct({ isBeingDiscontinued: true }) })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Being discontinued')).toBeVisible();
  },
};

const monogrammed = (hasError: boolean): RegistryItem =>
  exampleItem({
    identity: { sku: skuOf('4821'), personalizationId: personalizationIdOf(12) },
    product: exampleProduct({ personalizationType: 700 }),
    personalization: O.some(examplePersonalization({ line2: 'Est. 2027', hasError })),
  });

export const Personalized: Story = {
  name: 'Personalized: the price with what its words cost, and of what it is made',
  parameters: { requirements: ['PERS-05'] },
  args: { card: cardOf(monogrammed(false)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Personalized: “A & J, Est. 2027”')).toBeVisible();
    await expect(canvas.getByText('$29.95')).toBeVisible();
    await expect(canvas.getByText('$14.95 + $15.00 personalization')).toBeVisible();
  },
};

export const PersonalizationError: Story = {
  tags: ['more'],
  name: 'Personalization in error',
  args: { card: cardOf(monogrammed(true)) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(addRefused({ _tag: 'PersonalizationError', identity: plates.identity })),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const MadeToOrder: Story = {
  tags: ['more'],
  name: 'Made to order: its options are chosen elsewhere, and its name leads to its page',
  args: { card: cardOf(exampleItem({ product: exampleProduct({ isMadeToOrder: true }) })) },
  play: async ({ canvas }) => {
    const said = canvas.getByText('Made to order. Choose its options in one of our stores or by phone.');
    await expect(said).toBeVisible();
    await expect(said).not.toHaveAttribute('data-danger');
    await expect(canvas.queryByRole('button', { name: /^Add to Cart/ })).toBeNull();
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(0);
  },
};

export const OutOfStock: Story = {
  name: 'Out of stock: there is nothing to press until it is back',
  parameters: { requirements: ['BUY-09', 'ITEM-14'], a11y: { test: 'error' } },
  args: {
    card: cardOf(exampleItem({ product: exampleProduct({ isAvailable: false, availabilityMessage: 'Out of stock' }) })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /^Add to Cart/ })).toBeNull();
    await expect(canvas.queryByRole('spinbutton')).toBeNull();
  },
};

export const OnBackorder: Story = {
  tags: ['!test'],
  name: 'On backorder: bought as anything else, with the day around which it ships',
  args: {
    card: cardOf(
      exampleItem({
        product: exampleProduct({
          isAvailable: false,
          isBackorderable: true,
          availabilityMessage: 'On backorder; ships around May 14, 2027',
        }),
      }),
    ),
  },
};

export const Registrant: Story = {
  name: 'The registrant’s own: it can be managed',
  parameters: { requirements: ['MAN-01', 'MAN-08', 'PAGE-12', 'ITEM-14'], a11y: { test: 'error' } },
  args: { card: cardOf(exampleItem({ isMostLoved: true }), {}, 'registrant') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SKU 004821')).toBeVisible();
    await expect(canvas.getByText(/^In stock. Ships in 2–4 days./)).toBeVisible();
    await expect(canvas.getByText('3 of 8 purchased')).toBeVisible();
    await expect(canvas.getByText('Most Loved')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Item: Linden Dinner Plate' }));
    await expect(intents.manage).toHaveBeenCalledWith(expect.objectContaining({ sku: '4821' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

const table = exampleFund();

export const GroupGift: Story = {
  name: 'A group gift: what is raised, and giving to it',
  parameters: { requirements: ['GG-01'], a11y: { test: 'error' } },
  args: { card: cardOf(table) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('$940 of $1,649 raised')).toBeVisible();
    await expect(canvas.getByText('$709 to go')).toBeVisible();
    await expect(canvas.getByText('Group gift, any amount from $10')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: /^Group gift fund for / })).toHaveAttribute(
      'aria-valuenow',
      '57',
    );
    const button = canvas.getByRole('button', { name: 'Contribute to Group Gift Fund: Alder Dining Table, 84 in' });
    await expect(button).toHaveTextContent(/^Contribute to Group Gift Fund$/);
    await userEvent.click(button);
    await expect(args.intents.contribute).toHaveBeenCalledWith(table.identity);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const BoughtWhole: Story = {
  tags: ['more'],
  name: 'A group gift of two, one of which was bought whole: told apart, and not collected for',
  args: {
    card: cardOf(
      exampleFund(0, {
        wanted: 2,
        purchased: 1,
        groupGift: O.some({ name: 'Our Tables', goal: centsOf(329_800), raised: centsOf(16_490) }),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 2 purchased. $164.90 of $1,649 raised for the other.')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: /^Group gift fund for / })).toHaveAttribute(
      'aria-valuenow',
      '10',
    );
    await expect(canvas.getByRole('button', { name: /^Contribute to Group Gift Fund/ })).toBeEnabled();
  },
};

export const AfterTheEvent: Story = {
  name: 'The registrant’s own after the event: as a guest sees it, nothing to buy',
  parameters: { requirements: ['PAGE-10', 'PAGE-14'] },
  args: { card: cardOf(exampleItem({ isMostLoved: true }), {}, 'registrant', true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View Details: Linden Dinner Plate' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const OpensDetails: Story = {
  name: 'The picture and the name show the details; the link itself stays the item’s page',
  parameters: { requirements: ['BUY-05'] },
  play: async ({ canvasElement, canvas, args }) => {
    const links = canvas.getAllByRole('link', { name: 'Orchard Stoneware Dinnerware, 16 Pieces' });
    const picture = canvasElement.querySelector('a[tabindex="-1"]');
    await expect(links[0]).toHaveAttribute('href', '/product/linden-dinner-plate/4821?registry=7310442');
    await expect(links[0]).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(picture).toHaveAttribute('href', '/product/linden-dinner-plate/4821?registry=7310442');
    for (const link of [...links.slice(0, 1), ...(picture === null ? [] : [picture])]) await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await expect(args.onOpen).toHaveBeenLastCalledWith(plates.identity);
  },
};

const Bought = () => {
  const [purchased, setPurchased] = useState(3);
  return (
    <>
      <ItemCard
        card={cardOf({ ...plates, purchased })}
        intents={intents}
        onPopup={() => undefined}
        onOpen={() => undefined}
      />
      <button type="button" onClick={() => setPurchased(4)}>
        Buy
      </button>
    </>
  );
};

export const BoughtElsewhere: Story = {
  tags: ['more'],
  name: 'Bought elsewhere: only the new count fades in, and nothing moves',
  render: () => <Bought />,
  play: async ({ canvas }) => {
    const before = canvas.getByText('3 of 8 purchased');
    const aboveFoot = (line: HTMLElement): number =>
      canvas.getByRole('article').getBoundingClientRect().bottom - line.getBoundingClientRect().top;
    await document.fonts.ready;
    const height = aboveFoot(before);
    await expect(getComputedStyle(before).animationName).toBe('none');
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }));
    const after = canvas.getByText('4 of 8 purchased');
    await expect(getComputedStyle(after).animationDuration).toBe('0.42s');
    await expect(aboveFoot(after)).toBe(height);
  },
};
