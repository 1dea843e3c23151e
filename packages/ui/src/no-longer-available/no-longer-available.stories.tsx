import { eventTypeOf } from '@gift-registry/domain';
import { exampleItem, exampleProduct, grIdOf, sites, skuOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { INITIAL_CARD_STATE, itemCard } from '../list-model/index.ts';
import { NoLongerAvailable } from './no-longer-available.view.tsx';

const gone = (sku: string, name: string, purchased = 1) =>
  itemCard(
    {
      grId: grIdOf('7310442'),
      site: sites.main,
      role: 'registrant',
      eventType: eventTypeOf('br'),
      isPostEvent: false,
      here: 'http://localhost:3000/',
    },
    exampleItem({ product: exampleProduct({ sku: skuOf(sku), name, isNla: true }), wanted: 2, purchased }),
    INITIAL_CARD_STATE,
  );

const intents = { askReplace: fn(), askRemove: fn(), manage: fn() };

const section = {
  key: 'no-longer-available',
  title: 'No Longer Available',
  role: 'registrant',
  sectionCounts: O.some({ items: 4, purchased: 2 }),
  isWhole: false,
  isOpen: true,
  cards: [gone('4901', 'Steward Saucepan with Lid, 2 qt'), gone('4902', 'Beeswax Hurricane Candle')],
} as const;

export default {
  title: 'List/No longer available',
  component: NoLongerAvailable,
  args: { section, intents },
  decorators: [
    (Story) => (
      <main className="wrap">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof NoLongerAvailable>;
type Story = StoryObj<typeof NoLongerAvailable>;

export const Two: Story = {
  name: 'Two items',
  parameters: { requirements: ['ITEM-04', 'NLA-08'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'No Longer Available' }));
    await expect(region.getAllByText('No longer available, 1 of 2 purchased')).toHaveLength(2);
    await userEvent.click(region.getByRole('button', { name: 'Replace: Beeswax Hurricane Candle' }));
    await expect(intents.askReplace).toHaveBeenCalledWith(section.cards[1].item);
    await userEvent.click(region.getByRole('button', { name: 'Remove: Steward Saucepan with Lid, 2 qt' }));
    await expect(intents.askRemove).toHaveBeenCalledWith(section.cards[0].item);
    await userEvent.click(region.getByRole('button', { name: 'Manage Item: Steward Saucepan with Lid, 2 qt' }));
    await expect(intents.manage).toHaveBeenCalledWith(section.cards[0].item.identity);
    await expect(region.getByText(/^2 items are no longer available and hidden from guests\./)).toBeVisible();
  },
};

const names = ['Saucepan', 'Candle', 'Teapot', 'Tray', 'Vase', 'Stool', 'Lamp', 'Rug'];

const manyGone = { ...section, cards: names.map((name, index) => gone(`${4901 + index}`, name)) };

export const Many: Story = {
  tags: ['more'],
  name: 'Of many, four stand there until all are asked for',
  args: { section: manyGone },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'No Longer Available' }));
    await expect(region.getByText(/^8 items are no longer available and hidden from guests\./)).toBeVisible();
    await expect(region.getAllByRole('listitem')).toHaveLength(4);
    const all = region.getByRole('button', { name: 'Show all 8' });
    await expect(all).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(all);
    await expect(region.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(region.getByRole('button', { name: 'Show fewer', expanded: true }));
    await expect(region.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const AskedByAddress: Story = {
  tags: ['more'],
  name: 'What a dialog is about is not folded away, and can be afterwards',
  args: { section: manyGone },
  render: function Asked(args) {
    const [isAsked, setAsked] = useState(true);
    return (
      <>
        <NoLongerAvailable {...args} asked={isAsked ? (manyGone.cards[6]?.key ?? '') : ''} />
        <button type="button" onClick={() => setAsked(false)}>
          Close
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const NothingRemaining: Story = {
  tags: ['more'],
  name: 'Nothing remaining: Replace is not offered',
  args: { section: { ...section, cards: [gone('4901', 'Steward Saucepan with Lid, 2 qt', 2)] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Replace/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Remove/ })).toBeVisible();
  },
};
