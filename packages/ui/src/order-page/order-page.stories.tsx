import {
  type Fault,
  NO_SUMS,
  type OrderLinkUnknown,
  type OrderView,
  orderView,
  type PlacedOrders,
  placedOrderMessages,
} from '@gift-registry/domain';
import {
  centsOf,
  dayOf,
  exampleAddress,
  exampleHeldOrder,
  exampleRecordLine,
  exampleShipping,
  exampleTaxes,
  grIdOf,
  idempotencyKeyOf,
  instantOf,
  markets,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { asyncScheduler } from 'rxjs';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { orderPageStream } from './order-page.stream.ts';
import { OrderPage } from './order-page.view.tsx';

const TOKEN = 'A'.repeat(43);
const at = instantOf('2027-01-03T12:00:00.000Z');
const line = exampleRecordLine;

const bought = [
  line({ taxes: exampleTaxes(239) }),
  line({ line: 2, name: 'Vale Red Wine Glasses', shippedAt: O.some(at) }),
  line({ line: 3, name: 'Walnut Serving Board', quantity: 1, taxes: exampleTaxes(120) }),
  line({ line: 4, name: 'Alder Dining Table', kind: 'contribution', quantity: 1, unitPrice: centsOf(15_000) }),
  line({
    line: 5,
    name: 'eGift Card',
    kind: 'eGiftCard',
    quantity: 1,
    unitPrice: centsOf(10_000),
    shippedAt: O.some(at),
  }),
];

const every = orderView(
  {
    ...exampleHeldOrder({
      lines: bought,
      charges: exampleShipping(bought, 995, 80),
      returns: [{ reference: 'return-1', line: 3, kind: 'returned', units: 1, amount: centsOf(1_615), at }],
    }),
  },
  dayOf('2027-01-03'),
  { isOwn: true },
);

const refund = (amount: number, tax: number) => ({
  ...NO_SUMS,
  subtotal: centsOf(amount - tax),
  taxes: exampleTaxes(tax),
  total: centsOf(amount),
});

const withOneBack = (order: OrderView): OrderView => ({
  ...order,
  refund: refund(1_615, 120),
  lines: order.lines.map((each) =>
    each.line === 1
      ? {
          ...each,
          left: 1,
          takeBack: [refund(1_614, 119)],
          cameBack: O.some({ units: 1, refund: refund(1_615, 120), at }),
        }
      : each,
  ),
});

type Found = E.Either<OrderLinkUnknown | Fault, OrderView>;

const streamOf = (
  found: Found | 'never',
  { token = TOKEN, ...others }: Partial<PlacedOrders> & { readonly token?: string } = {},
) =>
  orderPageStream({
    placedOrders: {
      open: () => () => (found === 'never' ? new Promise(() => {}) : Promise.resolve(found)),
      find: () => async () => E.left({ _tag: 'OrderNotFound' }),
      findOwn: () => async () => E.left({ _tag: 'OrderNotFound' }),
      takeBack: () => async () => E.right(withOneBack(every)),
      changeMessage: (_token, message) => async () => E.right({ ...every, message }),
      changeEmail: (_token, email) => async () => E.right({ ...every, giver: { ...every.giver, email } }),
      shareAddress: (_token, isAddressShared) => async () => E.right({ ...every, isAddressShared }),
      letStay: () => async () => E.right(every),
      changeSurprise: (_token, isSurprise) => async () => E.right({ ...every, isSurprise }),
      changeAddress: () => async () => E.left({ _tag: 'Unavailable' }),
      ...others,
    },
    market: markets.US,
    token,
    orderNumber: undefined,
    newKey: () => idempotencyKeyOf('example-key-1'),
    leaveTo: fn(),
    scheduler: asyncScheduler,
  });

export default {
  title: 'Pages/Order/Page of a placed order',
  component: OrderPage,
  args: { site: sites.main },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof OrderPage>;
type Story = StoryObj<typeof OrderPage>;

const gift = (overrides: Partial<Parameters<typeof line>[0]>) =>
  line({ name: 'Alder Dining Table', kind: 'contribution', quantity: 1, unitPrice: centsOf(15_000), ...overrides });
const short = orderView(
  exampleHeldOrder({
    lines: [gift({ askedUntil: dayOf('2027-03-01') }), gift({ line: 2, name: 'Stand Mixer' })],
    returns: [{ reference: 'credit-2', line: 2, kind: 'credited', units: 0, amount: centsOf(0), at }],
  }),
  dayOf('2027-02-09'),
  { isOwn: true },
);

export const FundShort: Story = {
  name: 'A fund that closed short: the money back for who asks in time, and what is store credit',
  parameters: { requirements: ['FUND-04'], a11y: { test: 'error' } },
  args: { stream: streamOf(E.right(short)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You can have your money back by Mar 1, 2027\./)).toBeVisible();
    await expect(canvas.getByText('Now store credit')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Get Money Back: Contribution to Alder Dining Table' }));
    await expect(canvas.getByText('Get your money back?')).toBeVisible();
    await expect(canvas.getByText(/goes back to your card/)).toBeVisible();
  },
};

export const EveryState: Story = {
  name: 'Lines in every state; taking one of two back, by keyboard, with what goes back for it',
  parameters: { requirements: ['GIVE-02', 'GIVE-03'], a11y: { test: 'error' } },
  args: { stream: streamOf(E.right(every)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your order for Amelia & Jonah' })).toBeVisible();
    for (const state of ['Getting ready to ship', 'Shipped', 'Returned', 'Added to the fund', 'Sent'])
      await expect(canvas.getAllByText(state)[0]).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Cancel This Gift/ })).toHaveLength(2);
    const take = canvas.getByRole('button', { name: 'Cancel This Gift: Linden Dinner Plate' });
    take.focus();
    await userEvent.keyboard('{Enter}');
    const sure = canvas.getByRole('group', { name: 'Cancel This Gift: Linden Dinner Plate' });
    await expect(sure).toHaveFocus();
    await expect(sure).toHaveTextContent(
      '$32.29 goes back to your card: $29.90, tax $2.39. They become available on the registry again.',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'How many' }), '1');
    await expect(sure).toHaveTextContent(
      '$16.15 goes back to your card: $14.95, tax $1.20. It becomes available on the registry again.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel This Gift' }));
    await expect(await canvas.findByText('Linden Dinner Plate was canceled.')).toBeVisible();
    await expect(canvas.getByText(/^1 of 2 canceled/)).toBeVisible();
    const opener = () => canvas.getByRole('button', { name: 'Cancel This Gift: Linden Dinner Plate' });
    await waitFor(() => expect(opener()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: 'Cancel This Gift: Linden Dinner Plate' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
  },
};

const wrapped = orderView(
  exampleHeldOrder({
    lines: bought,
    charges: exampleShipping(bought, 995, 80),
    giftOptions: [
      {
        grId: grIdOf('7310442'),
        hasCard: true,
        hasReceipt: true,
        receiptNumber: 'R-MX4T8-2QKPA',
        wrap: { code: 'linen', name: 'Linen ribbon, kraft paper' },
      },
    ],
  }),
  dayOf('2027-01-03'),
  { isOwn: true },
);

export const GiftOptions: Story = {
  name: 'What goes into the box, with the gift receipt',
  parameters: { requirements: ['WRAP-01'], a11y: { test: 'error' } },
  args: { stream: streamOf(E.right(wrapped)) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^In the box: gift wrap \(Linen ribbon, kraft paper\), card, gift receipt\./),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Print gift receipt' })).toHaveAttribute(
      'href',
      `/order?token=${TOKEN}&receipt=7310442`,
    );
  },
};

export const GiftReceiptToPrint: Story = {
  name: 'The gift receipt: the gifts and how they are returned, no prices and no surnames',
  parameters: { requirements: ['WRAP-01'], a11y: { test: 'error' } },
  args: { stream: streamOf(E.right(wrapped)), receipt: '7310442' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Gift receipt', level: 2 })).toBeVisible();
    await expect(canvas.getByRole('img', { name: sites.main.name })).toBeVisible();
    await expect(canvas.getByText('For Amelia and Jonah')).toBeVisible();
    await expect(canvas.getByText('For long dinners')).toBeVisible();
    await expect(canvas.getByText('2 × Linden Dinner Plate')).toBeVisible();
    await expect(canvas.getByText(/^Receipt R-MX4T8-2QKPA · Ordered/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('GR-7KQ2M-XW94C');
    await expect(
      canvas.getByText(
        /within 90 days of their arrival: call 1-800-555-0142 with the number of this receipt. Personalized and made-to-order gifts can’t be returned\./,
      ),
    ).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/\$|Moran|Alder Dining Table|eGift/);
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
  },
};

const long = orderView(
  exampleHeldOrder({
    lines: Array.from({ length: 60 }, (_, place) => line({ line: place + 1, name: `Gift ${place + 1}` })),
    giftOptions: [{ grId: grIdOf('7310442'), hasCard: false, hasReceipt: true }],
  }),
  dayOf('2027-01-03'),
  { isOwn: true },
);

export const LongGiftReceipt: Story = {
  name: 'A gift receipt with many gifts goes on to the next sheet, down to how they are returned',
  parameters: { requirements: ['WRAP-01'] },
  args: { stream: streamOf(E.right(long)), receipt: '7310442' },
  play: async ({ canvas }) => {
    const returns = await canvas.findByText(/within 90 days of their arrival/);
    const sheet = returns.closest('[data-paper]');
    await expect(returns.getBoundingClientRect().bottom).toBeLessThan(sheet?.getBoundingClientRect().bottom ?? 0);
  },
};

export const Arrived: Story = {
  name: 'The registrants said that a gift arrived',
  parameters: { requirements: ['GIFT-01'] },
  args: {
    stream: streamOf(
      E.right(
        orderView(
          exampleHeldOrder({ lines: [line({ shippedAt: O.some(at), arrived: O.some({ at, isDamaged: true }) })] }),
          dayOf('2027-01-03'),
          { isOwn: true },
        ),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Arrived')).toBeVisible();
    await expect(canvas.getByText('They told us on Jan 3, 2027 that it’s there.')).toBeVisible();
    await expect(canvas.queryByText(/amaged/)).toBeNull();
  },
};

export const OfferedBack: Story = {
  name: 'Its registry was paused: what has not shipped is offered back, and may stay',
  parameters: { requirements: ['PAUSE-01'], a11y: { test: 'error' } },
  args: {
    stream: streamOf(
      E.right({ ...every, lines: every.lines.map((each) => ({ ...each, isOfferedBack: each.takeBack.length > 0 })) }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You can cancel each of them and have your money back/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Let It Stay' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('It stays as it is.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Let It Stay' })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Cancel This Gift/ })).toHaveLength(2);
  },
};

export const Changing: Story = {
  tags: ['more'],
  name: 'Changing the message and the email',
  args: { stream: streamOf(E.right(every)) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change your message' }));
    const message = canvas.getByRole('textbox', { name: 'Message' });
    await expect(message).toHaveValue('For long dinners');
    await userEvent.clear(message);
    await userEvent.type(message, 'With love');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('“With love”')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change your message' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Change your email' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Email' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ruth');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Enter your email address, like name@example.com.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change your email' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(every.giver.email);
    await expect(canvas.queryByText('Enter your email address, like name@example.com.')).toBeNull();
  },
};

const canadianTaxes = (gst: number, qst: number) => [
  { name: 'GST', amount: centsOf(gst) },
  { name: 'QST', amount: centsOf(qst) },
];

const throwBlanket = line({ quantity: 1, unitPrice: centsOf(5_495), taxes: exampleTaxes(500) });
const canceled = orderView(
  exampleHeldOrder({
    lines: [throwBlanket],
    charges: exampleShipping([throwBlanket], 995, 75),
    returns: [{ reference: 'return-1', line: 1, kind: 'takenBack', units: 1, amount: centsOf(7_065), at }],
  }),
  dayOf('2027-01-03'),
  { isOwn: true },
);

export const Canceled: Story = {
  name: 'All of it was canceled: what was refunded, by its parts, and nothing left to change',
  parameters: { requirements: ['GIVE-03'], a11y: { test: 'error' } },
  args: { stream: streamOf(E.right(canceled)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Order canceled')).toBeVisible();
    await expect(
      canvas.getByText(/\$70\.65 goes back to your card: \$54\.95, shipping \$9\.95, tax \$5\.75\./),
    ).toBeVisible();
    await expect(canvas.getByText('Total').nextSibling).toHaveTextContent('$70.65');
    await expect(canvas.getByText('Refund').nextSibling).toHaveTextContent('−$70.65');
    await expect(canvas.getByText('Total after refund').nextSibling).toHaveTextContent('$0.00');
    await expect(canvas.queryByText(/isn’t refunded/)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

const wasShipped = { ...throwBlanket, shippedAt: O.some(at) };
const returned = orderView(
  exampleHeldOrder({
    lines: [wasShipped],
    charges: [
      ...exampleShipping([wasShipped], 995, 75),
      { kind: 'wrap', amount: centsOf(695), taxes: exampleTaxes(52), lines: [1] },
    ],
    giftOptions: [{ grId: grIdOf('7310442'), hasCard: false, hasReceipt: true, receiptNumber: 'R-MX4T8-2QKPA' }],
    returns: [{ reference: 'return-1', line: 1, kind: 'returned', units: 1, amount: centsOf(5_995), at }],
  }),
  dayOf('2027-01-03'),
  { isOwn: true },
);

export const Returned: Story = {
  name: 'All of it was returned: what was paid, what went back, and what stays and for what',
  parameters: { requirements: ['GIVE-03', 'WRAP-01'] },
  args: { stream: streamOf(E.right(returned)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Order returned')).toBeVisible();
    await expect(canvas.getByText('Total').nextSibling).toHaveTextContent('$78.12');
    await expect(canvas.getByText('Refund').nextSibling).toHaveTextContent('−$59.95');
    await expect(canvas.getByText('Total after refund').nextSibling).toHaveTextContent('$18.17');
    await expect(canvas.getByText('$18.17 isn’t refunded: shipping $9.95, gift wrap $6.95, tax $1.27.')).toBeVisible();
  },
};

export const GiftReceiptOfNothing: Story = {
  name: 'The gift receipt of gifts that were all returned says that nothing is left',
  parameters: { requirements: ['WRAP-01'], a11y: { test: 'error' } },
  args: { stream: streamOf(E.right(returned)), receipt: '7310442' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Nothing of these gifts is left: they were canceled or returned.'),
    ).toBeVisible();
    await expect(canvas.getByText('For Amelia and Jonah')).toBeVisible();
    await expect(canvas.queryByText(/can be returned/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
  },
};

const canadian = { ...throwBlanket, discount: centsOf(495), taxes: canadianTaxes(250, 499) };
const partlyBack = exampleHeldOrder({
  termsLanguage: 'fr-CA',
  lines: [canadian, { ...canadian, line: 2, name: 'Walnut Serving Board' }],
  charges: [{ kind: 'shipping', amount: centsOf(1_295), taxes: canadianTaxes(65, 129), lines: [1, 2] }],
  returns: [{ reference: 'return-1', line: 2, kind: 'takenBack', units: 1, amount: centsOf(5_749), at }],
});

export const SeveralTaxes: Story = {
  name: 'In Canada: each tax by its name and with the retailer’s number, in the sums and in what goes back',
  parameters: { requirements: ['MON-03'], a11y: { test: 'error' } },
  args: {
    site: sites.canada,
    stream: streamOf(E.right(orderView(partlyBack, dayOf('2027-01-03'), { isOwn: true }))),
  },
  play: async ({ canvas }) => {
    const amountOf = async (label: string) => (await canvas.findByText(label)).nextElementSibling;
    await expect(await amountOf('GST')).toHaveTextContent('CAD 5.65');
    await expect(await amountOf('QST')).toHaveTextContent('CAD 11.27');
    await expect(await amountOf('Completion discount')).toHaveTextContent('−CAD 9.90');
    await expect(canvas.getByText('GST 70000 0001 RT0001 · QST 7000000001 TQ0001')).toBeVisible();
    await expect(canvas.getByText(/^Sold by Hearth & Field Canada Inc\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Conditions de vente' })).toBeVisible();
    await expect(
      canvas.getByText(
        /CAD 57\.49 goes back to your card: CAD 54\.95 less the discount of CAD 4\.95, GST CAD 2\.50, QST CAD 4\.99\./,
      ),
    ).toBeVisible();
  },
};

const { recipient: _, ...lives } = exampleAddress();
const shipped: OrderView = {
  ...every,
  postalAddress: O.some(lives),
  hasPostalAddress: true,
  canChangeAddress: false,
  canShareAddress: true,
};

export const Choosing: Story = {
  name: 'The address to which own items ship is shared with the couple, and the order made a surprise, each once it is saved',
  parameters: { requirements: ['GIVE-03'], a11y: { test: 'error' } },
  args: {
    stream: streamOf(E.right(shipped), {
      shareAddress: (_token, isAddressShared) => async () => E.right({ ...shipped, isAddressShared }),
      changeSurprise: () => async () => E.left({ _tag: 'EventHasCome' }),
    }),
  },
  play: async ({ canvas }) => {
    const share = await canvas.findByRole('checkbox', { name: /^Share it with Amelia and Jonah/ });
    await expect(share).not.toBeChecked();
    await userEvent.click(share);
    await expect(share).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Your address is shared with Amelia and Jonah.')).toBeVisible();
    await expect(
      canvas.getByText('Part of your order ships to this address, and Amelia and Jonah can see it.'),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('switch', { name: /^Keep it a surprise/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The day of the event has come');
  },
};

const withAddress: OrderView = {
  ...every,
  canChangeAddress: true,
  hasPostalAddress: true,
  postalAddress: O.some({
    line1: '418 Alder Street',
    line2: O.none,
    city: 'Portland',
    region: 'OR',
    postalCode: '97205',
  }),
};

export const RemovingTheAddress: Story = {
  tags: ['more'],
  name: 'The address is removed: the button that adds one has the focus',
  args: {
    stream: streamOf(E.right(withAddress), {
      changeAddress: () => async () => E.right({ ...withAddress, hasPostalAddress: false, postalAddress: O.none }),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: placedOrderMessages.removeAddress }));
    await userEvent.click(canvas.getByRole('button', { name: placedOrderMessages.removeSure }));
    await waitFor(() => expect(canvas.getByRole('button', { name: placedOrderMessages.addAddress })).toHaveFocus());
  },
};

export const GiftsWait: Story = {
  name: 'What has not shipped says when it arrives, also where it waits for the day',
  parameters: { requirements: ['SHIP-06'] },
  args: {
    stream: streamOf(
      E.right({
        ...withAddress,
        isSurprise: true,
        isNearDay: true,
        canChangeSurprise: false,
        laterArrivals: [{ grId: grIdOf('7310442'), from: dayOf('2027-06-05'), to: dayOf('2027-06-11') }],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Arrives Jun 5 – 11, 2027.')).toBeVisible();
    await expect(canvas.getByText(/If the date moves, so does your gift/)).toBeVisible();
  },
};

export const LivingAbroad: Story = {
  name: 'An address in another country: its region and postal code are free',
  parameters: { requirements: ['ADDR-01'], a11y: { test: 'error' } },
  args: {
    stream: streamOf(E.right(withAddress), {
      changeAddress: (_token, postalAddress) => async () => E.right({ ...withAddress, postalAddress }),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: placedOrderMessages.changeAddress }));
    const country = canvas.getByLabelText('Country');
    await expect(country).toHaveDisplayValue('United States');
    await userEvent.selectOptions(country, 'France');
    await expect(canvas.queryByLabelText('State')).toBeNull();
    await expect(canvas.getByLabelText('State, province or region (optional)')).toHaveValue('');
    const line1 = canvas.getByLabelText('Street address');
    await userEvent.clear(line1);
    await userEvent.type(line1, '12 rue des Lilas');
    await userEvent.clear(canvas.getByLabelText('City'));
    await userEvent.click(canvas.getByRole('button', { name: placedOrderMessages.save }));
    await expect(canvas.getByLabelText('City')).toBeInvalid();
    await userEvent.type(canvas.getByLabelText('City'), 'Paris');
    await userEvent.type(canvas.getByLabelText('Postal code (optional)'), '75011');
    await userEvent.click(canvas.getByRole('button', { name: placedOrderMessages.save }));
    await expect(await canvas.findByText('12 rue des Lilas, Paris 75011, France')).toBeVisible();
  },
};

export const ChangedByTheLink: Story = {
  name: 'Somebody with the link changed the email: the browser that placed the order changes it back',
  parameters: { requirements: ['GIVE-03'], a11y: { test: 'error' } },
  args: {
    stream: streamOf(
      E.right({
        ...withAddress,
        giver: { ...every.giver, email: 'eve@example.com' },
        emailBefore: O.some(every.giver.email),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: placedOrderMessages.changeEmailBack }));
    await expect(await canvas.findByText(placedOrderMessages.emailSaved(every.giver.email))).toBeVisible();
  },
};

const byTheLink: OrderView = {
  ...withAddress,
  isOwn: false,
  postalAddress: O.none,
  canChangeAddress: false,
  canShareAddress: true,
  isAddressShared: true,
};

export const ByTheLink: Story = {
  name: 'With the link alone: the postal address is not shown, and can only be hidden from the couple',
  parameters: { requirements: ['GIVE-03'], a11y: { test: 'error' } },
  args: {
    stream: streamOf(E.right(byTheLink), {
      shareAddress: () => async () => E.right({ ...byTheLink, isAddressShared: false, canShareAddress: false }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(placedOrderMessages.addressHidden)).toBeVisible();
    for (const name of [placedOrderMessages.changeAddress, placedOrderMessages.removeAddress])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Share it with Amelia and Jonah/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Your address is no longer shared with Amelia and Jonah.')).toBeVisible();
  },
};

export const UnknownLink: Story = {
  name: 'A link that opens no order offers to look it up; a wrong number or email is answered the same',
  parameters: { requirements: ['GIVE-02'], a11y: { test: 'error' } },
  args: { stream: streamOf(E.left({ _tag: 'OrderLinkUnknown' })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link doesn’t open an order' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Find My Order' }));
    await expect(canvas.getByText('Enter your order number.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Order number' }), 'GR-7KQ2M-XW94C');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ruth@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Find My Order' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We can’t find an order with this number and email.',
    );
  },
};
