import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ListTabs } from './list-tabs.view.tsx';

const SHOP = '/gift-registry/add-more-gifts/wedding';
const ADD = O.some(SHOP);
const tabs = ['my-gifts', 'my-group-gift-fund'] as const;

export default {
  title: 'Bar/List tabs',
  component: ListTabs,
  parameters: { docs: { story: { height: '180px' } } },
  args: { model: { tabs, shown: 'my-gifts', addGiftsPage: ADD }, onChoose: fn() },
} satisfies Meta<typeof ListTabs>;
type Story = StoryObj<typeof ListTabs>;

export const Choosing: Story = {
  name: 'All gifts, and what is given together',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas, args }) => {
    const tabs = within(canvas.getByRole('radiogroup', { name: 'View' }));
    await expect(tabs.getByRole('radio', { name: 'My Gifts' })).toBeChecked();
    await userEvent.click(tabs.getByRole('radio', { name: 'My Group Gift Fund' }));
    await expect(args.onChoose).toHaveBeenCalledWith('my-group-gift-fund');
    await expect(canvas.getByRole('link', { name: 'Add Gifts' })).toHaveAttribute('href', SHOP);
  },
};

export const Fund: Story = {
  tags: ['more'],
  name: 'The fund is shown; by keyboard back to all gifts',
  args: { model: { tabs, shown: 'my-group-gift-fund', addGiftsPage: ADD } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'My Group Gift Fund' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'My Group Gift Fund' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChoose).toHaveBeenCalledWith('my-gifts');
  },
};

export const NoChoice: Story = {
  name: 'Where there is no choice, none is offered',
  parameters: { requirements: ['CA-01'] },
  args: { model: { tabs: [], shown: 'my-gifts', addGiftsPage: O.none } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
