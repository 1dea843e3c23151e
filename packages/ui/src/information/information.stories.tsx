import { alaskaHawaiiPage, giftCardsPage, storesPage } from '@gift-registry/domain';
import { exampleStore, instantOf, sites, storeNumberOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InformationPage } from './information.view.tsx';

export default {
  title: 'Pages/Information',
  component: InformationPage,
  args: { page: alaskaHawaiiPage(sites.main), site: sites.main },
  render: (args) => (
    <main>
      <InformationPage {...args} />
    </main>
  ),
} satisfies Meta<typeof InformationPage>;
type Story = StoryObj<typeof InformationPage>;

export const AlaskaHawaii: Story = {
  name: 'Shipping to Alaska, Hawaii and the territories',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Alaska, Hawaii');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Before you call' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: sites.main.phone })).toHaveAttribute(
      'href',
      `tel:${sites.main.phone}`,
    );
    await expect(canvas.getByRole('link', { name: 'Find or Open a Registry' })).toBeVisible();
  },
};

export const GiftCards: Story = {
  tags: ['more'],
  name: 'Gift cards',
  args: { page: giftCardsPage(sites.main) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Any amount from $25 to $999.')).toBeVisible();
  },
};

const mondayNoon = instantOf('2027-01-04T18:00:00.000Z');

export const Stores: Story = {
  name: 'Stores: address, way there, phone, whether it is open, and a search that is an ordinary form',
  args: {
    page: storesPage(
      sites.main,
      {
        _tag: 'Near',
        typed: '60614',
        stores: [
          { ...exampleStore({ name: 'Hearth & Field Lincoln Park' }), distance: 0.4 },
          { ...exampleStore({ storeNumber: storeNumberOf('105'), name: 'Oak Brook', hours: [] }), distance: 16.2 },
        ],
      },
      mondayNoon,
    ),
  },
  parameters: { requirements: ['BUY-08'], a11y: { test: 'error' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Hearth & Field Lincoln Park' })).toBeVisible();
    await expect(canvas.getAllByText('Chicago, IL 60614')[0]).toBeVisible();
    await expect(canvas.getByText('Open until 8pm')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get Directions to Oak Brook' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/search\//),
    );
    const field = canvas.getByRole('textbox', { name: /ZIP code/ });
    await expect(field).toHaveValue('60614');
    const data = new FormData(canvasElement.querySelector('form') ?? undefined);
    await expect([...data]).toEqual([['postalCode', '60614']]);
    await expect(canvas.getByRole('link', { name: 'Show All Stores' })).toHaveAttribute('href', '/stores/');
  },
};

export const CodeRefused: Story = {
  name: 'A code that is none is kept in the field, with what is wrong; all stores are below',
  args: {
    page: storesPage(
      sites.canada,
      {
        _tag: 'Refused',
        typed: '60614',
        reason: { _tag: 'PostalCodeInvalid' },
        stores: [
          exampleStore({ name: 'Queen West', market: 'CA', city: 'Toronto', region: 'ON', postalCode: 'M5V 2B6' }),
        ],
      },
      mondayNoon,
    ),
  },
  parameters: { requirements: ['BUY-08'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Postal code/ })).toHaveAccessibleDescription(
      'That’s not a postal code. Enter one like M5V 3L9.',
    );
    await expect(canvas.getByRole('heading', { name: 'All stores' })).toBeVisible();
  },
};
