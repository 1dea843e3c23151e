import { liveCell, type RegistryView, sites } from '@gift-registry/domain';
import { exampleItem, exampleProduct, exampleView, instantOf, skuOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { RegistryModel } from '../registry/index.ts';
import { registryTabsStream } from '../registry-tabs/index.ts';
import { checklistStream } from './checklist.stream.ts';
import { ChecklistPage } from './checklist.view.tsx';

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
      page: checklistStream(parts),
      tabs: registryTabsStream({ ...parts, analytics: { track: () => () => undefined }, page: 'checklist' }),
    };
  });
  return <ChecklistPage stream={streams.page} tabs={streams.tabs} />;
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
  title: 'Registry/Checklist',
  component: Opened,
  args: { view: { items } },
};
export default meta;
type Story = StoryObj<typeof Opened>;

export const Checklist: Story = {
  name: '[TAB-03] Checklist, ticked by what is on the registry',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Checklist' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Dinnerware is done' })).toBeVisible();
    await expect(canvas.getByText('12 of 12 recommended')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add: Serveware' })).toHaveAttribute(
      'href',
      '/gift-registry/add-more-gifts/wedding?category=Serveware',
    );
  },
};
