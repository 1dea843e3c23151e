import type { RegistryItem, RegistryTotals } from '@gift-registry/domain';
import {
  centsOf,
  exampleImages,
  exampleItem,
  exampleProduct,
  exampleView,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { useState } from 'react';
import { asyncScheduler, NEVER, of } from 'rxjs';
import { expect, fn, userEvent } from 'storybook/test';
import type { ManageItemPort } from '../manage-item/index.ts';
import { exampleManagePort } from '../manage-item/testing/example-manage-port.ts';
import { registryStreamOf } from '../registry/index.ts';
import { groupGiftFundStream } from './group-gift-fund.stream.ts';
import { GroupGiftFund } from './group-gift-fund.view.tsx';

const gift = (sku: string, name: string, price: number, drawing: string, fund: string, raised: number): RegistryItem =>
  exampleItem({
    product: exampleProduct({
      sku: skuOf(sku),
      name,
      currentPrice: centsOf(price),
      images: exampleImages(drawing, name),
    }),
    wanted: 1,
    purchased: raised >= price ? 1 : 0,
    groupGift: O.some({ name: fund, goal: centsOf(price), raised: centsOf(raised) }),
  });

const funds: ReadonlyArray<RegistryItem> = [
  gift('4823', 'Alder Dining Table, 78"', 164_900, 'diningtable-9b6b41-9b6b41', 'Our long dinners', 94_000),
  gift('4830', 'Tilt-Head Stand Mixer, Oat', 42_995, 'mixer-d9c9a8-b9bcbb', 'Tilt-Head Stand Mixer, Oat', 42_995),
];

interface PageProps {
  readonly items: ReadonlyArray<RegistryItem>;
  readonly isComplete: boolean;
  readonly closedFunds?: RegistryTotals['closedFunds'];
  readonly source: Partial<ManageItemPort>;
  readonly manage: () => void;
  readonly onShowGifts: () => void;
}

const log = { write: () => () => undefined };

const viewWith = (items: ReadonlyArray<RegistryItem>, closedFunds: RegistryTotals['closedFunds']) => {
  const view = exampleView({ role: 'registrant', items });
  return closedFunds === undefined ? view : { ...view, totals: { ...view.totals, closedFunds } };
};

const Page = ({ items, isComplete, closedFunds, source, manage, onShowGifts }: PageProps) => {
  const [stream] = useState(() =>
    groupGiftFundStream({
      save: exampleManagePort(items, source).updateItem,
      registry: registryStreamOf(
        { open$: NEVER, watch: () => NEVER },
        {
          scheduler: asyncScheduler,
          isPageVisible$: of(true),
          initial: O.some({ view: viewWith(items, closedFunds), isComplete }),
          log,
        },
      ),
      site: sites.main,
      manage,
      analytics: { track: () => () => undefined },
      log,
    }),
  );
  return (
    <main>
      <h1 className="visually-hidden">Amelia and Jonah</h1>
      <GroupGiftFund stream={stream} onShowGifts={onShowGifts} />
    </main>
  );
};

export default {
  title: 'List/Group gift funds',
  component: Page,
  subcomponents: { GroupGiftFund },
  args: { items: funds, isComplete: true, source: {}, manage: fn(), onShowGifts: fn() },
} satisfies Meta<typeof Page>;
type Story = StoryObj<typeof Page>;

export const Funds: Story = {
  name: 'All funds: name, raised of goal, and managing the item',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2 group gifts, $1,369.95 of $2,078.95 raised')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Our long dinners' })).toBeVisible();
    await expect(canvas.getByText('For Alder Dining Table, 78"')).toBeVisible();
    await expect(canvas.getByText('$709 to go')).toBeVisible();
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Item: Alder Dining Table, 78"' }));
    await expect(args.manage).toHaveBeenCalledWith(expect.objectContaining({ sku: '4823' }));
  },
};

export const Closed: Story = {
  name: 'What becomes of funds that are not full, and what became of those that closed',
  parameters: { requirements: ['FUND-04'], a11y: { test: 'error' } },
  args: { closedFunds: { credit: centsOf(12_000), waiting: centsOf(5_000) } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^A fund that isn’t full by Jul 3, 2027 goes back to each giver who asks/),
    ).toBeVisible();
    await expect(canvas.getByText('$120 from funds that weren’t full is your store credit.')).toBeVisible();
    await expect(canvas.getByText('We’ve asked the givers of $50 whether they’d like it back.')).toBeVisible();
  },
};

export const NoFunds: Story = {
  tags: ['more'],
  name: 'No group gifts yet',
  args: { items: [exampleItem()] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No group gifts yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show My Gifts' }));
    await expect(args.onShowGifts).toHaveBeenCalled();
  },
};

const typesAnotherName: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Rename: Our long dinners' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name of the fund' }), '!{Enter}');
};

export const NamedMeanwhile: Story = {
  name: 'Another registrant named it meanwhile: the newer name beside the typed one, which can still be saved',
  parameters: { a11y: { test: 'error' } },
  args: {
    source: {
      updateItem: () => () =>
        of(
          E.left({
            _tag: 'ItemVersionConflict',
            stored: { isMostLoved: false, isGroupGift: true, fundName: O.some('Sundays'), wanted: 1 },
          } as const),
        ),
    },
  },
  play: async (context) => {
    await typesAnotherName(context);
    const { canvas } = context;
    await expect(await canvas.findByText(/Sundays/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name of the fund' })).toHaveValue('Our long dinners!');
  },
};
