import type { Cart, IdempotencyKey } from '@gift-registry/domain';
import { centsOf, exampleRegistry, idempotencyKeyOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { memoryBrowser, memoryDependencies, paymentTokens } from '@gift-registry/domain/testing/memory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { NEVER } from 'rxjs';
import { expect, userEvent, waitFor } from 'storybook/test';
import { exampleFund } from '../contribution/testing/example-fund.ts';
import { type CartStream, cartStream } from './cart.stream.ts';
import { CartPage } from './cart.view.tsx';
import { exampleFields, examplePayments } from './testing/example-payer.ts';
import { memoryCheckout } from './testing/memory-checkout.ts';

const table = exampleFund();
const registry = exampleRegistry({ items: [table] });
const giver = { firstName: 'Ida', lastName: 'Rival', email: 'ida@example.com' };

/**
 * A shop whose guest contributes 150.00 to a dining table. Another guest contributes `meanwhile`, in cents: before the
 * cart is opened if `isBefore`, otherwise before the order.
 */
const shop = (meanwhile: number, isBefore: boolean): CartStream => {
  const dependencies = memoryDependencies({ registries: [registry] });
  const [guest, rival] = [memoryBrowser(dependencies), memoryBrowser(dependencies)];
  let keys = 0;
  const newKey = (): IdempotencyKey => {
    keys += 1;
    return idempotencyKeyOf(`example-key-${keys}`);
  };
  const towards = (amount: number) => ({ grId: registry.grId, identity: table.identity, amount: centsOf(amount) });
  const rivalGives = async (): Promise<void> => {
    if (meanwhile === 0) return;
    await rival.cart.addContribution(towards(meanwhile), newKey())();
    await rival.orders.place(
      { giver, message: '', accepted: [], payment: { _tag: 'Token', token: paymentTokens.succeeds } },
      newKey(),
    )();
  };
  const filled = guest.cart
    .addContribution(towards(15_000), newKey())()
    .then(() => (isBefore ? rivalGives() : undefined));
  const cart: Cart = { ...guest.cart, read: () => filled.then(() => guest.cart.read()) };
  return cartStream({
    cart,
    orders: {
      place: (request, key) => () =>
        (isBefore ? Promise.resolve() : rivalGives()).then(guest.orders.place(request, key)),
    },
    payments: examplePayments,
    loadFields: exampleFields,
    now: () => Date.parse('2027-06-01T11:00:00.000Z'),
    site: sites.main,
    newKey,
    cartChanged: () => undefined,
    expectedCart: () => undefined,
    isVisible$: NEVER,
    memory: memoryCheckout(),
  });
};

const Opened = ({ meanwhile = 0, isBefore = false }: { readonly meanwhile?: number; readonly isBefore?: boolean }) => {
  const [stream] = useState(() => shop(meanwhile, isBefore));
  return <CartPage stream={stream} />;
};

export default {
  title: 'Pages/Cart/Contributions',
  component: Opened,
  subcomponents: { CartPage },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

const title = 'Contribution to Alder Dining Table, 84 in';

export const InTheCart: Story = {
  name: 'Money for a group gift: the gift, the amount, and removing it',
  parameters: { requirements: ['FUND-04'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByText(/^If the fund isn’t full by Jul 3, 2027, you choose/)).toBeVisible();
    await expect(canvas.queryByLabelText(/^Quantity of/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Place Order, $150.00' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${title}` }));
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
  },
};

export const ChangedInPlace: Story = {
  name: 'Its amount is changed in its line, within what the fund takes',
  parameters: { requirements: ['GIVE-05'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    const change = { name: `Change Amount: ${title}` };
    await userEvent.click(await canvas.findByRole('button', change));
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Any amount from $10 to $709.');
    await userEvent.clear(field);
    await userEvent.type(field, '710{Enter}');
    await expect(field).toHaveAccessibleDescription('Only $709 is still needed. Please enter that amount or less.');
    await userEvent.click(canvas.getByRole('button', { name: '$100' }));
    await expect(field).toHaveValue('100.00');
    await expect(field).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Place Order, $100.00' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', change)).toHaveFocus());
  },
};
