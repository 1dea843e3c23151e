import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ListBar } from './list-bar.view.tsx';

const meta: Meta<typeof ListBar> = {
  title: 'Registry/List bar',
  component: ListBar,
  args: {
    bar: { giftOption: 'all', sortBy: 'price', sortOptions: ['category', 'price'], isComplete: true, inCart: 0 },
    onGiftOption: fn(),
    onSort: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ListBar>;

export const AllGifts: Story = {
  name: '[LIST-06] Choosing a gift option',
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement);
    await expect(bar.getByRole('radio', { name: 'All Gifts' })).toBeChecked();
    await expect(bar.queryByRole('link')).toBeNull();
    await userEvent.click(bar.getByRole('radio', { name: 'Still Needed' }));
    await expect(args.onGiftOption).toHaveBeenCalledWith('needed');
    await userEvent.click(bar.getByRole('radio', { name: 'Purchased' }));
    await expect(args.onGiftOption).toHaveBeenCalledWith('purchased');
  },
};

export const Sorting: Story = {
  name: '[LIST-01] Choosing a sort',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sort by Price' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Price' })).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Category' }));
    await expect(args.onSort).toHaveBeenCalledWith('category');
  },
};

export const Modern: Story = {
  name: '[SITE-01] Mode Two',
  globals: { site: 'modern' },
  args: {
    bar: { giftOption: 'needed', sortBy: 'category', sortOptions: ['category', 'price'], isComplete: true, inCart: 0 },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'Still Needed' })).toBeChecked();
  },
};

export const FirstPart: Story = {
  name: '[STATE-01] While only the first gifts are there',
  args: {
    bar: { giftOption: 'all', sortBy: 'price', sortOptions: ['category', 'price'], isComplete: false, inCart: 0 },
  },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement);
    await expect(bar.getByRole('status')).toHaveTextContent('Loading the rest…');
    await expect(getComputedStyle(bar.getByText('Loading the rest…')).animationDelay).toBe('0.2s');
  },
};

export const ByKeyboard: Story = {
  name: '[LIST-01] Sorting by keyboard',
  play: async ({ canvasElement, args }) => {
    within(canvasElement)
      .getByRole('button', { name: /^Sort by/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemradio', { name: 'Price' })).toBeChecked();
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Category' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenCalledWith('category');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(within(canvasElement).getByRole('button', { name: /^Sort by/ })).toHaveFocus();
  },
};

export const AsHighAsItIs: Story = {
  name: '[LIST-06] One row of 72 px over the list on a wide window',
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('radiogroup').closest('div.wrap');
    await expect(bar?.getBoundingClientRect().height).toBe(72);
  },
};

export const WithCart: Story = {
  name: '[CART-05] The way to a cart that holds something',
  args: {
    bar: { giftOption: 'all', sortBy: 'price', sortOptions: ['category', 'price'], isComplete: true, inCart: 3 },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'View Cart (3)' })).toHaveAttribute(
      'href',
      '/checkout/cart',
    );
  },
};
