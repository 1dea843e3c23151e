import { alaskaHawaiiPage, giftCardsPage, sites, storesPage } from '@gift-registry/domain';
import { exampleStore, storeNumberOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InformationPage } from './information.view.tsx';

const meta: Meta<typeof InformationPage> = {
  title: 'Pages/Information',
  component: InformationPage,
  args: { page: alaskaHawaiiPage(sites.main), site: sites.main },
  render: (args) => (
    <main>
      <InformationPage {...args} />
    </main>
  ),
};
export default meta;
type Story = StoryObj<typeof InformationPage>;

export const AlaskaHawaii: Story = {
  name: 'Shipping to Alaska, Hawaii and the territories',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Alaska, Hawaii');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Before you call' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: sites.main.phone })).toHaveAttribute(
      'href',
      `tel:${sites.main.phone}`,
    );
    await expect(canvas.getByRole('link', { name: 'Find or open a registry' })).toBeVisible();
  },
};

export const GiftCards: Story = {
  tags: ['more'],
  name: 'Gift cards',
  args: { page: giftCardsPage(sites.main) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Any amount from $25 to $999.')).toBeVisible();
  },
};

export const Stores: Story = {
  tags: ['more'],
  name: 'Stores with city and what they offer',
  args: {
    page: storesPage(sites.main, [
      exampleStore({ name: 'Hearth & Field Lincoln Park' }),
      exampleStore({ storeNumber: storeNumberOf('105'), name: 'Hearth & Field SoHo', city: 'New York', region: 'NY' }),
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Hearth & Field SoHo' })).toBeVisible();
    await expect(canvas.getByText('Chicago, IL')).toBeVisible();
  },
};
