import { sites } from '@gift-registry/domain';
import {
  centsOf,
  exampleContributionLineView,
  exampleGiftCardLineView,
  exampleLine,
  exampleOrder,
  grIdOf,
} from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { expect } from 'storybook/test';
import { OrderConfirmation } from './order-confirmation.view.tsx';

const meta: Meta<typeof OrderConfirmation> = {
  title: 'Order/Confirmation',
  component: OrderConfirmation,
  args: {
    confirmation: {
      order: exampleOrder(),
      shippingMethod: 'express',
      firstName: 'Ruth',
      registry: O.some(grIdOf('7310442')),
    },
    site: sites.main,
  },
};
export default meta;
type Story = StoryObj<typeof OrderConfirmation>;

export const ForARegistry: Story = {
  name: '[CART-06] A gift for a registry',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Thank you, Ruth' })).toBeVisible();
    await expect(canvas.getByText('Quantity 2')).toBeVisible();
    await expect(canvas.getByText('Express shipping')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the Registry' })).toBeVisible();
  },
};
export const PlainProduct: Story = {
  name: '[CART-09] Plain products only, in Canada',
  globals: { site: 'canada' },
  args: {
    confirmation: { order: exampleOrder(), shippingMethod: 'standard', firstName: 'Ruth', registry: O.none },
    site: sites.canada,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the Home Page' })).toHaveAttribute('href', '/');
    await expect(canvas.getAllByText('CAD 29.90')).toHaveLength(2);
  },
};
export const EveryKind: Story = {
  name: '[CART-05] [CART-06] A gift, a card in the post and money for a fund',
  args: {
    confirmation: {
      order: exampleOrder({
        lines: [exampleLine(), exampleGiftCardLineView(), exampleContributionLineView()],
        subtotal: centsOf(12_990),
      }),
      shippingMethod: 'standard',
      firstName: 'Ruth',
      registry: O.some(grIdOf('7310442')),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Quantity 2')).toBeVisible();
    await expect(canvas.getByText('Sent by post')).toBeVisible();
    await expect(canvas.getByText('For the group gift fund')).toBeVisible();
    await expect(canvas.getByText('Standard shipping')).toBeVisible();
  },
};
