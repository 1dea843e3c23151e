import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { useState } from 'react';
import { of } from 'rxjs';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BrowsePage } from './browse.view.tsx';
import { exampleBrowse } from './testing/example-browse.ts';

const Page = ({ options }: { readonly options: Parameters<typeof exampleBrowse>[0] }) => {
  const [stream] = useState(() => exampleBrowse(options));
  return (
    <main>
      <BrowsePage stream={stream} />
    </main>
  );
};

export default {
  title: 'Pages/Shop/Search and browse',
  component: Page,
  subcomponents: { BrowsePage },
  args: { options: {} },
} satisfies Meta<typeof Page>;
type Story = StoryObj<typeof Page>;

export const Everything: Story = {
  tags: ['more'],
  name: 'All products, with the filters and their counts',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Linden Dinner Plate' })).toBeVisible();
    await expect(canvas.getByText('4 of 8 products')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Dinnerware (5)' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Dinnerware (5)' }));
    await expect(canvas.getByRole('checkbox', { name: 'Dinnerware (5)' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Dinnerware' }));
    await expect(canvas.getByRole('checkbox', { name: 'Dinnerware (5)' })).not.toBeChecked();
  },
};
export const Department: Story = {
  name: 'A department of the menu has its name over it, and so has a single category',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'kids' },
  args: { options: { site: 'kids', start: { categories: ['Nursery'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nursery' })).toBeVisible();
    await expect(canvas.getByText('Browse Nursery and add your favorites to a registry.')).toBeVisible();
    await expect(document.title).toBe('Nursery | Hearth & Field Kids');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Nursery' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Shop the collection' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Dinnerware (5)' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dinnerware' })).toBeVisible();
    await expect(document.title).toBe('Dinnerware | Hearth & Field Kids');
    const cards = await canvas.findAllByRole('article');
    const grounds = cards.slice(0, 4).map((card) => getComputedStyle(card).getPropertyValue('--stage'));
    await expect(grounds).toEqual(['#dbe5d2', '#f4e6bf', '#f3d8cb', '#d6e3e9']);
  },
};
export const Typing: Story = {
  tags: ['more'],
  name: 'The field stays focused while results change; an empty result has a link on',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Search products' });
    await userEvent.type(field, 'skillet');
    await expect(await canvas.findByText('1 of 2 products')).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'zzz{Enter}');
    await expect(await canvas.findByText('No results for this search.')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /^Sort by/ })).toBeNull();
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'See Everything' }));
    await expect(await canvas.findByText('4 of 8 products')).toBeVisible();
    await expect(field).toHaveValue('');
  },
};
export const FiltersOnPhone: Story = {
  name: 'On a phone the filters are a layer: the Escape key closes it, and its button has the focus again',
  parameters: { requirements: ['SITE-04'], a11y: { test: 'error' } },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Linden Dinner Plate' })).toBeVisible();
    const open = canvas.getByRole('button', { name: 'Filter & Sort' });
    await userEvent.click(open);
    const layer = await screen.findByRole('dialog', { name: 'Filter & Sort' });
    await waitFor(() => expect(within(layer).getByText('Filter & Sort')).toHaveFocus());
    await userEvent.click(within(layer).getByRole('checkbox', { name: 'Dinnerware (5)' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Remove Dinnerware' })).toBeVisible();
  },
};
export const Adds: Story = {
  name: 'A card adds, shows ADDED and then the quantity',
  parameters: { requirements: ['ADD-02', 'ADD-03'] },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Linden Dinner Plate' }));
    await userEvent.click(card.getByRole('button', { name: /^Add to Registry/ }));
    await expect(await card.findByText('ADDED')).toBeVisible();
    await expect(await card.findByRole('link', { name: /^1 on your registry\. Edit/ })).toBeVisible();
  },
};
export const Picks: Story = {
  name: 'Picks on top, and the categories to browse in; a search replaces them',
  parameters: { a11y: { test: 'error' } },
  args: { options: { shop: O.some('wedding') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Start with the table' })).toBeVisible();
    await userEvent.click(
      within(canvas.getByRole('navigation', { name: 'Browse by category' })).getByRole('button', { name: 'Cookware' }),
    );
    await expect(canvas.queryByRole('heading', { name: 'Start with the table' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove Cookware' })).toBeVisible();
  },
};
export const NotSold: Story = {
  name: 'Nothing of the page is sold in the market: it says so and links to the shop',
  parameters: { requirements: ['CA-01'], a11y: { test: 'error' } },
  globals: { site: 'canada' },
  args: {
    options: {
      site: 'canada',
      shop: O.some('kids'),
      source: { picks$: of(E.right({ categories: [], isOnlyThese: true, shelves: [] })) },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gifts for little ones are not sold online in Canada yet.')).toBeVisible();
    await expect(canvas.getByText('Everything else in the shop can go on a registry, too.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Shop the Collection' })).toHaveAttribute('href', '/search');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};
export const ModeTwo: Story = {
  name: 'Mode Two',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'modern' },
  args: { options: { site: 'modern' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Linden Dinner Plate' })).toBeVisible();
  },
};
