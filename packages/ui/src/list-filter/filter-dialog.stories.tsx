import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { FilterDialog } from './filter-dialog.view.tsx';
import { exampleBar, exampleFilter } from './testing/example-bar.ts';

const opened = (filters = {}) => exampleBar({ filter: exampleFilter({ isOpen: true, filters }) });

export default {
  title: 'Dialogs/Filter dialog',
  parameters: {
    whenToUse: 'on a phone, where filters need the whole screen',
    whenNot: 'a wide window: Filter panel, which leaves the list in view',
  },
  component: FilterDialog,
  globals: { viewport: { value: 'mobile2' } },
  args: {
    bar: opened(),
    intents: {
      chooseTab: fn(),
      chooseSort: fn(),
      chooseGroup: fn(),
      chooseGiftOption: fn(),
      toggleFilter: fn(),
      search: fn(),
      clearFilters: fn(),
      toggleFilterPanel: fn(),
    },
  },
} satisfies Meta<typeof FilterDialog>;
type Story = StoryObj<typeof FilterDialog>;

const dialog = () => screen.findByRole('dialog', { name: 'Filter & Sort' });

export const Choosing: Story = {
  name: 'Sort, grouping and filters on the whole screen',
  parameters: { requirements: ['PAGE-05'], a11y: { test: 'error' } },
  play: async ({ args }) => {
    const layer = within(await dialog());
    await expect((await dialog()).getBoundingClientRect().height).toBe(window.innerHeight);
    const sort = within(layer.getByRole('radiogroup', { name: 'Sort by' }));
    await expect(sort.getByRole('radio', { name: 'Price' })).toBeChecked();
    await userEvent.click(sort.getByRole('radio', { name: 'Category' }));
    await expect(args.intents.chooseSort).toHaveBeenCalledWith('category');
    await userEvent.click(layer.getByRole('radio', { name: 'Status' }));
    await expect(args.intents.chooseGroup).toHaveBeenCalledWith('status');
    const kitchen = layer.getByRole('checkbox', { name: 'Kitchen (17)' });
    await expect(kitchen.closest('div[class*="row"]')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(kitchen);
    await expect(args.intents.toggleFilter).toHaveBeenCalledWith({ _tag: 'Category', name: 'Kitchen' });
    await expect(layer.getByRole('button', { name: 'Clear' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(layer.getByRole('button', { name: 'Show 69 gifts' }));
    await expect(args.intents.toggleFilterPanel).toHaveBeenCalled();
  },
};

export const Chosen: Story = {
  tags: ['more'],
  name: 'Chosen, and cleared',
  args: { bar: opened({ categories: ['Furniture'] }) },
  play: async ({ args }) => {
    const layer = within(await dialog());
    await expect(layer.getByRole('button', { name: 'Show 3 gifts' })).toBeVisible();
    await userEvent.click(layer.getByRole('button', { name: 'Clear' }));
    await expect(args.intents.clearFilters).toHaveBeenCalled();
  },
};

export const Modern: Story = {
  name: 'Mode Two',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'modern', viewport: { value: 'mobile2' } },
  args: { bar: opened({ categories: ['Furniture'] }) },
  play: async () => {
    await expect(await dialog()).toBeVisible();
  },
};

export const Kids: Story = {
  name: 'Kids',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'kids', viewport: { value: 'mobile2' } },
  args: { bar: opened({ categories: ['Furniture'] }) },
  play: async () => {
    await expect(await dialog()).toBeVisible();
  },
};
