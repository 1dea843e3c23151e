import type { RegistryView } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { loaded, oven, plates, registrantScene } from '../registrant-page/testing/registrant-scene.ts';
import { registryTabsStream } from '../registry-tabs/index.ts';
import { thankYouStream } from './thank-you.stream.ts';
import { ThankYouPage } from './thank-you.view.tsx';

const Opened = ({ view }: { readonly view: Partial<RegistryView> }) => {
  const [streams] = useState(() => {
    const { parts } = registrantScene(loaded(view));
    return {
      page: thankYouStream(parts),
      tabs: registryTabsStream({ ...parts, analytics: { track: () => () => undefined }, page: 'thank-you-manager' }),
    };
  });
  return <ThankYouPage stream={streams.page} tabs={streams.tabs} />;
};

const meta: Meta<typeof Opened> = {
  title: 'Registry/Thank You Manager',
  component: Opened,
  args: { view: { items: [plates, oven] } },
};
export default meta;
type Story = StoryObj<typeof Opened>;

export const Purchased: Story = {
  name: '[ROUTE-04] What was purchased',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Thank You Manager' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Thank You Manager' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('3 of 12 purchased')).toBeVisible();
    await expect(canvas.queryByText('Ember Dutch Oven')).toBeNull();
  },
};
export const Nothing: Story = {
  name: '[ROUTE-04] Nothing was purchased yet',
  args: { view: { items: [oven] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was purchased yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Your List' })).toHaveAttribute(
      'href',
      '/gift-registry/registrant-list/7310442',
    );
  },
};
