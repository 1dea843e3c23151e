import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FilterPanel } from './filter-panel.view.tsx';
import { exampleFilter } from './testing/example-bar.ts';

export default {
  title: 'Bar/Filter panel',
  parameters: {
    whenToUse: 'in a window that is wide enough for the list beside it',
    whenNot: 'a phone: Filter dialog',
  },
  component: FilterPanel,
  args: {
    id: 'filters',
    filter: exampleFilter({ isOpen: true }),
    intents: { toggleFilter: fn(), clearFilters: fn() },
  },
} satisfies Meta<typeof FilterPanel>;
type Story = StoryObj<typeof FilterPanel>;

export const Open: Story = {
  tags: ['more'],
  name: 'Open: what there is of each kind, with counts',
  play: async ({ canvas, args }) => {
    const categories = within(canvas.getByRole('group', { name: 'Category' }));
    await expect(categories.getAllByRole('checkbox')).toHaveLength(7);
    await expect(canvas.getByRole('group', { name: 'Price' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Availability' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.click(categories.getByRole('checkbox', { name: 'Cups, Mugs & More (6)' }));
    await expect(args.intents.toggleFilter).toHaveBeenCalledWith({ _tag: 'Category', name: 'Cups, Mugs & More' });
    await userEvent.click(canvas.getByRole('checkbox', { name: /^On Sale/ }));
    await expect(args.intents.toggleFilter).toHaveBeenCalledWith({ _tag: 'Availability', availability: 'on-sale' });
    await userEvent.click(canvas.getByRole('checkbox', { name: /^\$20 – \$50/ }));
    await expect(args.intents.toggleFilter).toHaveBeenCalledWith({ _tag: 'Price', band: '20-50' });
  },
};

const chosen = exampleFilter({ isOpen: true, filters: { categories: ['Furniture'], availability: ['out-of-stock'] } });

export const Chosen: Story = {
  name: 'Chosen; what would show nothing cannot be ticked',
  parameters: { a11y: { test: 'error' } },
  args: { filter: chosen },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Furniture (1)' })).toBeChecked();
    const idle = canvas.getByRole('checkbox', { name: '$20 – $50 (0)' });
    await expect(idle).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(idle);
    await expect(idle).toHaveFocus();
    await expect(idle).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Out of Stock (1)' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(args.intents.clearFilters).toHaveBeenCalled();
  },
};

const shows = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  await expect(await within(canvasElement).findByRole('checkbox', { name: 'Furniture (1)' })).toBeChecked();
};

export const Modern: Story = {
  name: 'Mode Two',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'modern' },
  args: { filter: chosen },
  play: shows,
};

export const Kids: Story = {
  name: 'Kids',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'kids' },
  args: { filter: chosen },
  play: shows,
};
