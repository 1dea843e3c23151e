import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ActiveFilters } from './active-filters.view.tsx';
import { exampleFilter } from './testing/example-bar.ts';

const filters = { categories: ['Kitchen', 'Cups, Mugs & More'], availability: ['on-sale' as const] };

export default {
  title: 'Bar/Active filters',
  component: ActiveFilters,
  parameters: {
    whenToUse: 'over a list that filters can shorten, to say how much is shown and to take a filter away',
    whenNot: 'choosing filters: Filter panel or Filter dialog',
    docs: { story: { height: '220px' } },
  },
  args: { filter: exampleFilter({ filters }), intents: { toggleFilter: fn(), clearFilters: fn() } },
} satisfies Meta<typeof ActiveFilters>;
type Story = StoryObj<typeof ActiveFilters>;

export const Chosen: Story = {
  name: 'Each can be taken away, or all of them; what is shown is counted aloud',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('7 gifts shown');
    await expect(within(canvas.getByRole('list', { name: 'Selected filters' })).getAllByRole('listitem')).toHaveLength(
      4,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Cups, Mugs & More' }));
    await expect(args.intents.toggleFilter).toHaveBeenCalledWith({ _tag: 'Category', name: 'Cups, Mugs & More' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(args.intents.clearFilters).toHaveBeenCalled();
  },
};

export const Modern: Story = {
  name: 'Mode Two',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'modern' },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Remove Kitchen' });
    await expect(getComputedStyle(chip).borderTopLeftRadius).toBe('0px');
  },
};

export const Kids: Story = {
  name: 'Kids',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'kids' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove Kitchen' })).toBeVisible();
  },
};
