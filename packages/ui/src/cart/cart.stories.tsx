import {
  type Cart,
  type CartView,
  cartSubtotal,
  eventTypeOf,
  type GiftCardKind,
  giftCardCode,
  lineIdOf,
  type Orders,
  type SiteId,
} from '@gift-registry/domain';
import {
  centsOf,
  demoSite,
  exampleCompletion,
  exampleDelivery,
  exampleImages,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  grIdOf,
  idempotencyKeyOf,
  identityOf,
  skuOf,
  storeNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import { failing, memoryBrowser, memoryDependencies, paymentTokens } from '@gift-registry/domain/testing/memory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { useState } from 'react';
import { NEVER } from 'rxjs';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { fillIn } from '../form/testing/fill-in.ts';
import { type CartStream, cartStream } from './cart.stream.ts';
import { CartPage } from './cart.view.tsx';
import { NOTHING_STORED } from './checkout-memory.ts';
import type { OrderAttempt } from './order-attempt.ts';
import type { LoadPaymentFields } from './payer.ts';
import { exampleFields, examplePayments } from './testing/example-payer.ts';
import { memoryCheckout } from './testing/memory-checkout.ts';

const grId = grIdOf('7310442');
const exampleCoupon = exampleCompletion().registries[0]?.coupon ?? O.none;
const wishes = (site: SiteId) => {
  const brand = site === 'modern' ? 'modern' : 'main';
  return {
    plates: exampleItem({ product: exampleProduct({ brand }), wanted: 8, purchased: 3 }),
    pan: exampleItem({
      product: exampleProduct({
        sku: skuOf('9001'),
        brand,
        name: 'Ember Enameled Dutch Oven, 5.5 qt',
        currentPrice: centsOf(27_995),
        images: exampleImages('dutchoven-a8452b-c8a565', 'A red dutch oven'),
      }),
      wanted: 1,
      purchased: 0,
    }),
  };
};
/** A gift card that the guest has added. */
interface GivenCard {
  readonly kind: GiftCardKind;
  readonly amount: string;
}
type Ports = { readonly cart: Cart; readonly orders: Orders };

/** A shop with one registry, a guest whose cart holds some plates and one pan, and another guest who buys first. */
const shop = (
  {
    quantity = 2,
    site = 'main',
    cards = [],
    loadFields = exampleFields,
  }: {
    readonly quantity?: number;
    readonly site?: SiteId;
    readonly cards?: ReadonlyArray<GivenCard>;
    readonly loadFields?: LoadPaymentFields;
  },
  meddle: (ports: Ports, buyFirst: (wanted: number) => Promise<void>) => Ports,
  memory = memoryCheckout(),
): CartStream => {
  const { plates, pan } = wishes(site);
  const dependencies = memoryDependencies({
    registries: [exampleRegistry({ items: [plates, pan], market: demoSite(site).market, coupon: exampleCoupon })],
  });
  const guest = memoryBrowser(dependencies, { site });
  const rival = memoryBrowser(dependencies, { site });
  const lines = (units: number) => [
    { grId: O.some(grId), identity: plates.identity, quantity: units },
    { grId: O.some(grId), identity: pan.identity, quantity: 1 },
  ];
  const giveCards = async (): Promise<void> => {
    for (const { kind, amount } of cards)
      await (kind === 'EGiftCard'
        ? guest.cart.addEGiftCard({ grId, amount }, O.none)()
        : guest.cart.addGiftCard(
            { grId, amount, imageType: giftCardCode(demoSite(site), eventTypeOf('br')), quantity: 1 },
            O.none,
          )());
  };
  const filled = (quantity === 0 ? Promise.resolve() : guest.cart.add(lines(quantity), O.none)()).then(giveCards);
  const buyFirst = async (wanted: number): Promise<void> => {
    await rival.cart.add(lines(wanted).slice(0, 1), O.none)();
    await rival.orders.place(
      {
        giver: { firstName: 'Ida', lastName: 'Rival', email: 'ida@example.com' },
        message: '',
        accepted: [],
        payment: { _tag: 'Token', token: paymentTokens.succeeds },
      },
      idempotencyKeyOf('rival-order-1'),
    )();
  };
  const cart: Cart = { ...guest.cart, read: () => filled.then(() => guest.cart.read()) };
  let keys = 0;
  return cartStream({
    ...meddle({ cart, orders: guest.orders }, buyFirst),
    payments: examplePayments,
    loadFields,
    now: () => Date.parse('2027-06-01T11:00:00.000Z'),
    site: demoSite(site),
    newKey: () => {
      keys += 1;
      return idempotencyKeyOf(`order-key-${keys}`);
    },
    cartChanged: () => {},
    expectedCart: () => {},
    isVisible$: NEVER,
    memory,
  });
};
const asItIs = (ports: Ports): Ports => ports;

const Opened = ({ open }: { readonly open: () => CartStream }) => {
  const [stream] = useState(open);
  return <CartPage stream={stream} />;
};

export default {
  title: 'Pages/Cart/Cart',
  component: Opened,
  subcomponents: { CartPage },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;
type Canvas = ReturnType<typeof within>;

const enterNames = async (canvas: Canvas): Promise<void> => {
  await fillIn(await canvas.findByLabelText('First name'), 'Ruth');
  await fillIn(canvas.getByLabelText('Last name'), 'Okafor');
  await fillIn(canvas.getByLabelText('Email'), 'ruth@example.com');
  await fillIn(canvas.getByLabelText(/^Your message/), 'For long dinners');
  await userEvent.click(await canvas.findByRole('button', { name: 'Approved' }));
};
const place = async (canvas: Canvas): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: /^Place Order/ }));

export const Filled: Story = {
  tags: ['more'],
  name: 'Lines, quantities, shipping, subtotal',
  args: { open: () => shop({}, asItIs) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 gifts')).toBeVisible();
    await expect(canvas.getByText('For Amelia & Jonah’s Wedding Registry')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the Registry' })).toHaveAttribute(
      'href',
      '/gift-registry/guest-list/7310442',
    );
    await expect(canvas.getByRole('radiogroup', { name: 'Shipping' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^Standard/ })).toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute(
      'href',
      '/customer-service/alaska-hawaii-territory-shipping-quote',
    );
    await expect(canvas.getByRole('button', { name: 'Place Order, $348.13' })).toBeEnabled();
    await expect(
      canvas.getByText(
        'Amelia and Jonah haven’t given an address yet. We’ll ask them for it; your order stands, and we ship as soon as they answer.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('Arrives Jun 8 – 10')).toBeVisible();
    await expect(canvas.getByText('Tax').nextElementSibling).toHaveTextContent('$28.33');
    await userEvent.click(canvas.getByRole('button', { name: 'One more of Linden Dinner Plate' }));
    await expect(await canvas.findByRole('button', { name: 'Place Order, $364.40' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Express/ }));
    await expect(canvas.getByRole('radio', { name: /^Express/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Place Order, $379.70' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Linden Dinner Plate' }));
    await expect(await canvas.findByText('1 gift')).toBeVisible();
    await expect(
      canvas.getByText(/^1 gift in your cart\. Subtotal: \$\d+\.\d\d\.$/, { selector: '[role=status] p' }),
    ).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Remove Ember/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Ember/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your cart is empty.' })).toHaveFocus());
  },
};
export const ModeTwo: Story = {
  name: 'On Mode Two',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'modern' },
  args: { open: () => shop({ site: 'modern' }, asItIs) },
  play: async ({ canvas }) => expect(await canvas.findByText('3 gifts')).toBeVisible(),
};
export const Kids: Story = {
  name: 'On Kids',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'kids' },
  args: { open: () => shop({ site: 'kids' }, asItIs) },
  play: async ({ canvas }) => expect(await canvas.findByText('3 gifts')).toBeVisible(),
};
export const Canada: Story = {
  name: 'In Canada, without Alaska and Hawaii: the terms of sale come in French first, in English by choice',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'canada' },
  args: { open: () => shop({ site: 'canada' }, asItIs) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Place Order, CAD 364.76' })).toBeVisible();
    await expect(canvas.queryByText(/Alaska/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Conditions de vente' })).toHaveAttribute('lang', 'fr-CA');
    const choice = canvas.getByRole('checkbox', { name: 'I choose the terms in English' });
    await expect(choice).not.toBeChecked();
    await userEvent.click(choice);
    await expect(choice).toBeChecked();
  },
};
const bothCards: ReadonlyArray<GivenCard> = [
  { kind: 'GiftCard', amount: '50' },
  { kind: 'GiftCard', amount: '25.5' },
  { kind: 'EGiftCard', amount: '100' },
];
export const GiftCards: Story = {
  tags: ['more'],
  name: 'Gift cards of both kinds beside gifts',
  parameters: { requirements: ['CO-04'] },
  args: { open: () => shop({ cards: bothCards }, asItIs) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 gifts')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { name: 'Gift Card' })).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: 'eGift Card' })).toBeVisible();
    await expect(canvas.getAllByText('Sent by mail')).toHaveLength(2);
    await expect(canvas.getByText(/^To Amelia and Jonah by email, minutes after you order\./)).toBeVisible();
    await expect(canvas.getAllByLabelText(/^Quantity of /)).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Place Order, $523.63' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Gift Card, $25.50' }));
    await expect(await canvas.findByRole('button', { name: 'Place Order, $498.13' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Gift Card, $50.00' })).toBeVisible();
    await enterNames(canvas);
    await place(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Thank you, Ruth' })).toBeVisible();
    await expect(canvas.getByText('$100.00')).toBeVisible();
  },
};
export const NearTheDay: Story = {
  name: 'A surprise can be sent near the day, where it would arrive sooner otherwise; the arrival follows the choice',
  parameters: { requirements: ['SHIP-06'], a11y: { test: 'error' } },
  args: { open: () => shop({}, asItIs) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Express/ }));
    await expect(canvas.queryByRole('switch', { name: /^Send it near the day/ })).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: /^Keep it a surprise/ }));
    await userEvent.click(canvas.getByRole('switch', { name: /^Send it near the day/ }));
    await expect(canvas.getByRole('radio', { name: /^Express/ })).toHaveTextContent('Arrives Jun 5 – 11, 2027');
    await userEvent.click(canvas.getByRole('radio', { name: /^Standard/ }));
    await expect(canvas.queryByRole('switch', { name: /^Send it near the day/ })).toBeNull();
  },
};
export const GiftOptions: Story = {
  name: 'Gift options open from one line: a wrap is charged once for the registry, a card and a gift receipt are free',
  parameters: { requirements: ['WRAP-01'], a11y: { test: 'error' } },
  args: { open: () => shop({}, asItIs) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Gift options'));
    await expect(canvas.getByRole('radio', { name: 'None' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Linen ribbon, kraft paper, $6.95' }));
    await expect((await canvas.findByText('Gift wrap', { selector: 'dt' })).nextElementSibling).toHaveTextContent(
      '$6.95',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Print the message on a card/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Gift receipt without prices in the box' }));
    await expect(canvas.getByText(': Linen ribbon, kraft paper, card, gift receipt')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'None' }));
    await waitFor(() => expect(canvas.queryByText('Gift wrap', { selector: 'dt' })).toBeNull());
  },
};
export const CompletionCode: Story = {
  name: 'A completion code: one that is not known says so; one that applies is a line of its own, and is removed again',
  parameters: { requirements: ['COUP-05'], a11y: { test: 'error' } },
  args: { open: () => shop({}, asItIs) },
  play: async ({ canvas }) => {
    const field = async () => await canvas.findByRole('textbox', { name: 'Completion code' });
    await userEvent.click(await canvas.findByText('Have a completion code?'));
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(await field()).toHaveAccessibleDescription('Enter a completion code first.');
    await userEvent.type(await field(), 'HF99{Enter}');
    await expect(await canvas.findByText(/^This isn’t the completion code of a registry in this cart/)).toBeVisible();
    await userEvent.clear(await field());
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(await field()).toHaveAccessibleDescription('Enter a completion code first.');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove code' }));
    await waitFor(() => expect(canvas.queryByText('Enter a completion code first.')).toBeNull());
    await userEvent.click(canvas.getByText('Have a completion code?'));
    await userEvent.type(await field(), 'hf10');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(
      await canvas.findByText('Completion code HF10 takes 10% off what’s still wanted. It can be used for one order.'),
    ).toBeVisible();
    await expect(canvas.getByText('Completion discount').nextElementSibling).toHaveTextContent('−$30.99');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove code' }));
    await waitFor(() => expect(canvas.queryByText('Completion discount')).toBeNull());
    await expect(canvas.getByText('Have a completion code?')).toBeVisible();
  },
};
/** Adds a registry of one registrant, an item for no registry, and a registry that was closed meanwhile. */
const forMany = (lines: CartView['lines']): CartView['lines'] =>
  lines.flatMap((line) => [
    line,
    { ...line, lineId: lineIdOf(O.none, identityOf('9001')), grId: O.none, name: 'Linen Napkin' },
    {
      ...line,
      lineId: lineIdOf(O.some(grIdOf('7310443')), line.identity),
      grId: O.some(grIdOf('7310443')),
      registry: { eventType: eventTypeOf('bb'), primaryFirstName: 'Noor', secondaryFirstName: O.none },
    },
  ]);
const withLines =
  (change: (lines: CartView['lines']) => CartView['lines']) =>
  ({ cart, orders }: Ports): Ports => ({
    cart: {
      ...cart,
      read: async () =>
        E.map((view: CartView) => {
          const lines = change(view.lines);
          return { ...view, lines, subtotal: cartSubtotal(lines), shippingMethods: exampleDelivery(lines) };
        })(await cart.read()),
    },
    orders,
  });
export const SeveralRegistries: Story = {
  name: 'Gifts for several registries: each registry with its gifts under its linked name; gifts for none are last',
  parameters: { a11y: { test: 'error' } },
  args: {
    open: () =>
      shop(
        {},
        withLines((lines) => forMany(lines.slice(0, 1))),
      ),
  },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /^For / });
    await expect(links.map((link) => link.textContent)).toEqual([
      'For Amelia & Jonah’s Wedding Registry',
      'For Noor’s Baby Registry',
    ]);
    await expect(links[1]).toHaveAttribute('href', '/gift-registry/guest-list/7310443');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'For Amelia & Jonah’s Wedding Registry',
      'For Noor’s Baby Registry',
      'Not for a registry',
      'From you',
      'Delivery',
      'Payment',
      'Order summary',
    ]);
    await expect(canvas.getAllByRole('heading', { level: 3, name: 'Linden Dinner Plate' })).toHaveLength(2);
    for (const title of ['Amelia & Jonah’s Wedding Registry', 'Noor’s Baby Registry'])
      await expect(canvas.getByRole('button', { name: `Remove Linden Dinner Plate, for ${title}` })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Linen Napkin' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Back to the Registry' })).toBeNull();
  },
};
const UNBROKEN = 'Wolfeschlegelsteinhausenbergerdorffwelch';
const narrow = (open: () => CartStream): Pick<Story, 'args' | 'globals' | 'play'> => ({
  args: { open },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findAllByText(new RegExp(`^For ${UNBROKEN}`));
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
});
const withLongNames = withLines((lines) =>
  lines.map((line) =>
    line.registry === undefined
      ? line
      : { ...line, registry: { ...line.registry, primaryFirstName: UNBROKEN, secondaryFirstName: O.some(UNBROKEN) } },
  ),
);
export const LongNames: Story = {
  name: 'Names of registrants without a place to break stay within the page of a narrow phone',
  ...narrow(() => shop({}, withLongNames)),
};
export const LongNamesOfSeveral: Story = {
  name: 'So do they over the gifts for each of several registries',
  ...narrow(() => shop({}, (ports) => withLongNames(withLines(forMany)(ports)))),
};
export const Personalized: Story = {
  name: 'A line shows the personalization',
  parameters: { requirements: ['PERS-03'] },
  args: {
    open: () =>
      shop(
        {},
        withLines((lines) =>
          lines.map((line, place) => ({
            ...line,
            personalization:
              place === 0
                ? { type: 700, lines: ['A & J', 'Est. 2027'], font: O.some('Block'), color: O.some('Sage') }
                : { type: 705, lines: [], font: O.some('Script'), color: O.none },
          })),
        ),
      ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Personalized: “A & J, Est. 2027”')).toBeVisible();
    await expect(canvas.getByText('Monogram or embroidery · Font: Block · Color: Sage')).toBeVisible();
    await expect(canvas.getByText('Etching · Font: Script')).toBeVisible();
  },
};
export const ChangedElsewhere: Story = {
  tags: ['more'],
  name: 'Another window added something: nothing is bought, the new cart and its total are shown, the form stays',
  args: {
    open: () =>
      shop({}, ({ cart, orders }) => {
        let isFirst = true;
        const add = cart.add([{ grId: O.some(grId), identity: wishes('main').plates.identity, quantity: 1 }], O.none);
        const place: Orders['place'] = (request, key) => async () => {
          if (isFirst) await add();
          isFirst = false;
          return orders.place(request, key)();
        };
        return { cart, orders: { ...orders, place } };
      }),
  },
  play: async ({ canvas }) => {
    await enterNames(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: /^Place Order, \$/ }));
    const message = await canvas.findByRole('alert');
    await waitFor(() => expect(message).toHaveFocus());
    await expect(message).toHaveTextContent('Your order was not placed');
    await expect(canvas.getByText('Linden Dinner Plate: now 3 instead of 2.')).toBeVisible();
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ruth');
    await userEvent.click(canvas.getByRole('button', { name: /^Place Order, \$/ }));
    await expect(await canvas.findByRole('heading', { name: 'Thank you, Ruth' })).toBeVisible();
  },
};
export const Empty: Story = {
  name: 'Empty',
  parameters: { a11y: { test: 'error' } },
  args: { open: () => shop({ quantity: 0 }, asItIs) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a Registry' })).toHaveAttribute('href', '/');
  },
};
export const MoreThanNeeded: Story = {
  name: 'More than is still needed',
  parameters: { requirements: ['BUY-02'] },
  args: { open: () => shop({ quantity: 6 }, asItIs) },
  play: async ({ canvas }) => expect(await canvas.findByText('You have 6 of these. 5 are still needed.')).toBeVisible(),
};
export const FieldMissing: Story = {
  name: 'A field that is missing',
  parameters: { a11y: { test: 'error' } },
  args: { open: () => shop({}, asItIs) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Last name'), 'Okafor');
    await place(canvas);
    await expect(canvas.getByLabelText('First name')).toBeInvalid();
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your order isn’t placed yet. Please check First name, Email and Card number.',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Card number' }));
    await expect(canvas.getByLabelText('Card number')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Approved' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check First name and Email.');
    await expect(canvas.getByLabelText('Last name')).toHaveValue('Okafor');
  },
};
export const Placed: Story = {
  name: 'The order is placed',
  parameters: { a11y: { test: 'error' } },
  args: { open: () => shop({}, asItIs) },
  play: async ({ canvas }) => {
    await enterNames(canvas);
    await place(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Thank you, Ruth' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Thank you, Ruth' })).toHaveFocus());
    await expect(canvas.getByText('Subtotal')).toBeVisible();
    await expect(canvas.getByText('Shipping, Standard')).toBeVisible();
    await expect(canvas.getByText(/HF-000001/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the Registry' })).toHaveAttribute(
      'href',
      '/gift-registry/guest-list/7310442',
    );
  },
};
export const Placing: Story = {
  tags: ['more'],
  name: 'While the order is pending, its button stays focused and announces it',
  args: {
    open: () => shop({}, ({ cart }) => ({ cart, orders: { place: () => () => new Promise(() => {}) } })),
  },
  play: async ({ canvas }) => {
    await enterNames(canvas);
    await place(canvas);
    const placing = await canvas.findByRole('button', { name: 'Placing your order…' });
    await expect(placing).toHaveAttribute('aria-disabled', 'true');
    await expect(placing).toHaveFocus();
    await expect(canvas.getByText('Placing your order…', { selector: '[role=status]' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Remove Linden Dinner Plate' })).toBeDisabled();
  },
};
export const OpenedInDoubt: Story = {
  name: 'Opened again without an answer: the outcome is unknown, and trying again shows the order',
  parameters: { a11y: { test: 'error' } },
  args: {
    open: () => {
      const memory = memoryCheckout();
      const order: OrderAttempt = {
        key: idempotencyKeyOf('order-key-0'),
        content: '',
        request: {
          giver: { firstName: 'Ruth', lastName: 'Okafor', email: 'ruth@example.com' },
          message: '',
          accepted: [],
        },
      };
      memory.keep({ ...NOTHING_STORED, unconfirmed: [order] })();
      return shop(
        { quantity: 0 },
        ({ cart, orders }) => ({ cart, orders: failing(orders, 'place', { _tag: 'Unavailable' }) }),
        memory,
      );
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'We don’t know yet whether your order was placed' }),
    ).toBeVisible();
    await expect(canvas.getByText(/nothing will be bought twice/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};
const overtaken =
  (wanted: number): (() => CartStream) =>
  () =>
    shop({ quantity: 5 }, ({ cart, orders }, buyFirst) => {
      let hasBought = false;
      return {
        cart,
        orders: {
          place: (request, key) => async () => {
            if (!hasBought) {
              hasBought = true;
              await buyFirst(wanted);
            }
            return orders.place(request, key)();
          },
        },
      };
    });
let mounts = 0;

export const FieldsNotLoaded: Story = {
  name: 'The payment service’s fields are not loaded, then tried again',
  parameters: { a11y: { test: 'error' } },
  args: {
    open: () =>
      shop(
        {
          loadFields: (script) => {
            mounts += 1;
            return mounts === 1 ? Promise.reject(new Error('no network')) : exampleFields(script);
          },
        },
        asItIs,
      ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load the payment fields.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByText('Card number')).toBeVisible();
  },
};

export const LowerToWhatRemains: Story = {
  tags: ['more'],
  name: 'Someone was faster: take what remains',
  args: { open: overtaken(2) },
  play: async ({ canvas }) => {
    await enterNames(canvas);
    await place(canvas);
    const message = '2 of these were just bought by someone else. 3 are still needed.';
    await expect(await canvas.findByText(message)).toBeVisible();
    await place(canvas);
    await expect(await canvas.findByText(/Please choose what to do/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change to 3' }));
    await expect(await canvas.findByRole('button', { name: /^Place Order, \$/ })).toBeVisible();
    await place(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Thank you, Ruth' })).toBeVisible();
  },
};
export const ToDecide: Story = {
  name: 'Someone was faster: nothing is left',
  parameters: { a11y: { test: 'error' } },
  args: { open: overtaken(5) },
  play: async ({ canvas }) => {
    await enterNames(canvas);
    await place(canvas);
    await expect(await canvas.findByText(/5 of these were just bought .* No more are needed\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove This Gift' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buy 5 Anyway' })).toBeVisible();
  },
};
export const TooFewInStore: Story = {
  name: 'The store has fewer of a gift than the cart, before any order: its number is shown, it is in no total, and fewer can be chosen',
  parameters: { a11y: { test: 'error' } },
  args: {
    open: () =>
      shop(
        { quantity: 3 },
        withLines((lines) =>
          lines.map((line, place) => {
            if (place > 0) return line;
            const pickup = { storeNumber: storeNumberOf('104'), name: 'Hearth & Field Lincoln Park' };
            const tooFew = { blocker: 'too-few-in-store', unitsAtStore: 2 } as const;
            return { ...line, pickup, ...(line.quantity > 2 ? tooFew : {}) };
          }),
        ),
      ),
  },
  play: async ({ canvas }) => {
    const message = /^The store has only 2 of this gift, and your cart needs more\. Choose fewer, have it shipped/;
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Place Order, \$/ })).toBeVisible();
    await expect(canvas.getByText('3 gifts that can’t be bought aren’t included.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Ship It Instead/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Remove Linden/ })).toBeVisible();
    await expect(canvas.getByLabelText(/^Quantity of Linden/)).toHaveValue('3');
    await enterNames(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^Place Order, \$/ }));
    await expect(await canvas.findByText('Your order was not placed')).toBeVisible();
    await expect(canvas.getByText(message)).toBeVisible();
  },
};

export const Pickup: Story = {
  tags: ['more'],
  name: 'A gift that is picked up, and shipped instead',
  args: {
    open: () =>
      shop({}, ({ cart, orders }) => {
        const pickup = { storeNumber: storeNumberOf('104'), name: 'Hearth & Field Lincoln Park' };
        const read: Cart['read'] = TE.map((view: CartView) => ({
          ...view,
          lines: view.lines.map((line, place) => (place === 0 ? { ...line, pickup } : line)),
        }))(cart.read);
        return { cart: { ...cart, read }, orders };
      }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pickup at Hearth & Field Lincoln Park')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Ship It Instead/ }));
    await waitFor(() => expect(canvas.queryByText(/^Pickup at/)).toBeNull());
    await expect((await canvas.findByText('It will be shipped instead.')).parentElement).toHaveFocus();
  },
};

export const SpecialOrder: Story = {
  tags: ['more'],
  name: 'A special order shows what it is and when it comes; an earlier one for pickup is removed, not shipped',
  args: {
    open: () =>
      shop({}, ({ cart, orders }) => {
        const pickup = { storeNumber: storeNumberOf('104'), name: 'Hearth & Field Lincoln Park' };
        const made = { specialOrder: { leadTime: 'Made for you in 8 to 10 weeks' } };
        const stuck = { ...made, pickup, blocker: 'not-in-stores' } as const;
        const read: Cart['read'] = TE.map((view: CartView) => ({
          ...view,
          lines: view.lines.map((line, place) => ({ ...line, ...(place === 0 ? made : stuck) })),
        }))(cart.read);
        return { cart: { ...cart, read }, orders };
      }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Made for you in 8 to 10 weeks')).toHaveLength(2);
    await expect(canvas.getAllByText('Made for you when you order, so it can’t be returned.')).toHaveLength(2);
    await expect(canvas.getByText(/^This gift is made for you when you order, so it can’t be picked up/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Ship It Instead/ })).toBeNull();
  },
};
