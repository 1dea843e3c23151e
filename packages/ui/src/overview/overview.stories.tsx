import { liveCell, type RegistryView, sites } from '@gift-registry/domain';
import { exampleItem, exampleProduct, exampleView, instantOf, skuOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { RegistryModel } from '../registry/index.ts';
import { registryTabsStream } from '../registry-tabs/index.ts';
import { overviewStream } from './overview.stream.ts';
import { OverviewPage } from './overview.view.tsx';

interface OpenedProps {
  readonly view: Partial<RegistryView>;
}

const Opened = ({ view }: OpenedProps) => {
  const [streams] = useState(() => {
    const model = liveCell<RegistryModel>({
      _tag: 'Loaded',
      view: exampleView({ role: 'registrant', ...view }),
      isComplete: true,
      connection: 'live',
      step: O.none,
      lastChange: O.none,
    });
    const parts = {
      registry: { model, reload: () => undefined },
      site: sites.main,
      clock: { now: () => instantOf('2027-06-01T11:00:00.000Z') },
    };
    return {
      page: overviewStream(parts),
      tabs: registryTabsStream({ ...parts, analytics: { track: () => () => undefined }, page: 'home' }),
    };
  });
  return <OverviewPage stream={streams.page} tabs={streams.tabs} />;
};

const items = [
  exampleItem({ wants: 12, purchased: 3 }),
  exampleItem({
    product: exampleProduct({ sku: skuOf('4822'), name: 'Ember Dutch Oven', categoryName: 'Cookware' }),
    wants: 1,
    purchased: 1,
  }),
];

const meta: Meta<typeof Opened> = {
  title: 'Registry/Overview',
  component: Opened,
  args: { view: { items } },
};
export default meta;
type Story = StoryObj<typeof Opened>;

export const Overview: Story = {
  name: '[TAB-01] Overview',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expect(canvas.getByText('11 days to go')).toBeVisible();
    await expect(canvas.getByText('3 of 12 purchased')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Add more gifts' })).toHaveAttribute(
      'href',
      '/gift-registry/add-more-gifts/wedding',
    );
  },
};
export const OverviewEmpty: Story = {
  name: '[TAB-01] Overview of an empty registry',
  args: { view: { items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing was purchased yet/)).toBeVisible();
  },
};
export const SomebodyElses: Story = {
  name: '[TAB-06] Somebody else’s is not there',
  args: { view: { role: 'guest' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
