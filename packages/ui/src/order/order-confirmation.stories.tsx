import { sites } from '@gift-registry/domain';
import { exampleOrder, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { expect } from 'storybook/test';
import { OrderConfirmation } from './order-confirmation.view.tsx';

const meta: Meta<typeof OrderConfirmation> = {
  title: 'Order/Confirmation',
  component: OrderConfirmation,
  args: {
    confirmation: { order: exampleOrder(), firstName: 'Ruth', registry: O.some(grIdOf('7310442')) },
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
    await expect(canvas.getByRole('link', { name: 'Back to the Registry' })).toBeVisible();
  },
};
export const PlainProduct: Story = {
  name: '[CART-09] Plain products only, in Canada',
  globals: { site: 'canada' },
  args: { confirmation: { order: exampleOrder(), firstName: 'Ruth', registry: O.none }, site: sites.canada },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the Home Page' })).toHaveAttribute('href', '/');
    await expect(canvas.getAllByText('CAD 29.90')).toHaveLength(2);
  },
};
