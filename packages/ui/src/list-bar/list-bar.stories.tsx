import type { ListFilters } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { exampleBar, exampleFilter } from '../list-filter/testing/example-bar.ts';
import type { ListBarModel } from '../list-model/index.ts';
import { ListBar, ListBarNotes } from './list-bar.view.tsx';

const intents = {
  chooseTab: fn(),
  chooseSort: fn(),
  chooseGroup: fn(),
  chooseGiftOption: fn(),
  toggleFilter: fn(),
  search: fn(),
  clearFilters: fn(),
  toggleFilterPanel: fn(),
};

export default {
  title: 'Bar/List bar',
  component: ListBar,
  subcomponents: { ListBarNotes },
  parameters: {
    whenToUse: 'over a list of more gifts than a window shows; it stays in view',
    whenNot: 'a short list without a choice: nothing',
    docs: { story: { height: '360px' } },
  },
  args: {
    bar: exampleBar(),
    intents,
  },
} satisfies Meta<typeof ListBar>;
type Story = StoryObj<typeof ListBar>;

/** What the bar depends on, one control each. */
interface TryArgs
  extends Pick<ListBarModel, 'hasGifts' | 'giftOption' | 'sortBy' | 'groupBy' | 'isComplete' | 'inCart'> {
  readonly isOpen: boolean;
  readonly categories: ListFilters['categories'];
  readonly hasSearch: boolean;
}

/** What the bar itself takes, made from the controls. */
const PROPERTIES = ['bar', 'intents'];

export const TryIt: StoryObj<TryArgs> = {
  name: 'Try it',
  tags: ['!test'],
  args: {
    hasGifts: true,
    giftOption: 'all',
    sortBy: 'price',
    groupBy: 'all',
    isOpen: true,
    categories: ['Kitchen'],
    hasSearch: true,
    isComplete: true,
    inCart: 2,
  },
  argTypes: {
    hasGifts: { description: 'Whether there is something to choose from' },
    giftOption: {
      control: 'inline-radio',
      options: ['all', 'needed', 'purchased'],
      description: 'Which gifts are shown',
    },
    sortBy: { control: 'inline-radio', options: ['category', 'price'], description: 'By what they are sorted' },
    groupBy: { control: 'inline-radio', options: ['all', 'status', 'brand'], description: 'By what they are grouped' },
    isOpen: { description: 'Whether the panel of filters is open' },
    categories: {
      control: 'check',
      options: ['Dining & Entertaining', 'Kitchen', 'Bed & Bath', 'Furniture'],
      description: 'Categories that are chosen in the filters',
    },
    hasSearch: { description: 'Whether the list is long enough to be searched' },
    isComplete: { description: 'Whether all items of a long list are there' },
    inCart: { control: { type: 'number', min: 0 }, description: 'Units in the cart, whoever they are for' },
  },
  parameters: { controls: { exclude: PROPERTIES }, docs: { controls: { exclude: PROPERTIES } } },
  render: ({ isOpen, categories, hasSearch, isComplete, ...more }) => {
    const bar = exampleBar({
      ...more,
      isRestComing: !isComplete,
      filter: exampleFilter({ isOpen, filters: { categories }, isComplete }),
      search: hasSearch ? O.some({ text: '', rest: {} }) : O.none,
    });
    return (
      <>
        <ListBar bar={bar} intents={intents} />
        <ListBarNotes bar={bar} />
      </>
    );
  },
};

export const AllGifts: Story = {
  name: 'Choosing a gift option',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'All Gifts' })).toBeChecked();
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Still Needed' }));
    await expect(args.intents.chooseGiftOption).toHaveBeenCalledWith('needed');
    await userEvent.click(canvas.getByRole('radio', { name: 'Purchased' }));
    await expect(args.intents.chooseGiftOption).toHaveBeenCalledWith('purchased');
  },
};

export const Sorting: Story = {
  tags: ['more'],
  name: 'Choosing a sort',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by Price' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Price' })).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Category' }));
    await expect(args.intents.chooseSort).toHaveBeenCalledWith('category');
  },
};

export const OneSort: Story = {
  tags: ['more'],
  name: 'A site with one sort says it, and offers no menu',
  args: { bar: exampleBar({ sortOptions: ['category'], sortBy: 'category' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sort by')).toBeVisible();
    await expect(canvas.getByText('Category')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Sort by/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Group by All' })).toBeVisible();
  },
};

export const Grouping: Story = {
  name: 'Choosing a grouping',
  parameters: { requirements: ['LIST-05'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Group by All' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'All' })).toBeChecked();
    await expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
      'All',
      'Status',
      'Brand',
    ]);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Status' }));
    await expect(args.intents.chooseGroup).toHaveBeenCalledWith('status');
  },
};

const filter = exampleFilter({ isOpen: true, filters: { categories: ['Kitchen', 'Furniture'] } });

export const Open: Story = {
  name: '"Hide Filter" closes the panel; the bar over it stays as high as it was',
  parameters: { requirements: ['PAGE-05'] },
  args: { bar: exampleBar({ filter }) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Hide Filter' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const panel = canvas.getByRole('region', { name: 'Filters' });
    await expect(button).toHaveAttribute('aria-controls', panel.id);
    await expect(canvas.getByRole('radiogroup').closest('div.wrap')?.getBoundingClientRect().height).toBe(72);
  },
};

export const Modern: Story = {
  name: 'Mode Two',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'modern' },
  args: { bar: exampleBar({ giftOption: 'needed', sortBy: 'category', filter }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Still Needed' })).toBeChecked();
  },
};

export const Kids: Story = {
  name: 'Kids',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'kids' },
  args: { bar: exampleBar({ filter }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hide Filter' })).toBeVisible();
  },
};

export const AsHighAsItIs: Story = {
  tags: ['more'],
  name: 'One row of 72 px over the list on a wide window',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('radiogroup').closest('div.wrap');
    await expect(bar?.getBoundingClientRect().height).toBe(72);
  },
};

export const OnPhone: Story = {
  name: 'On a phone "Filter & Sort" opens a layer',
  parameters: { requirements: ['PAGE-05'], a11y: { test: 'error' } },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement, canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Filter & Sort' });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(canvas.queryByRole('button', { name: /^Sort by/ })).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.click(button);
    await expect(args.intents.toggleFilterPanel).toHaveBeenCalled();
  },
};

export const WithCart: Story = {
  name: 'The way to a cart that holds something',
  parameters: { a11y: { test: 'error' } },
  args: { bar: exampleBar({ inCart: 3 }) },
  render: ({ bar }) => <ListBarNotes bar={bar} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View Cart (3)' })).toHaveAttribute('href', '/checkout/cart');
  },
};
