import type { StoreAvailability as NearStore, SiteId } from '@gift-registry/domain';
import {
  cartIdOf,
  demoSite,
  idempotencyKeyOf,
  identityOf,
  markets,
  storeNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { useState } from 'react';
import { asyncScheduler, of } from 'rxjs';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mutationKeys } from '../mutation/index.ts';
import { storeAvailabilityStream } from './store-availability.stream.ts';
import { StoreAvailability } from './store-availability.view.tsx';
import type { StoreAvailabilitySource } from './store-availability-model.ts';

const NAME = 'Linden Dinner Plate';

const near = (number: string, store: Partial<NearStore>): NearStore => ({
  storeNumber: storeNumberOf(number),
  name: 'Hearth & Field Lincoln Park',
  street: '1925 North Halsted Street',
  city: 'Chicago',
  region: 'IL',
  postalCode: '60614',
  distance: 1.2,
  isAvailable: true,
  message: 'Available at this store',
  ...store,
});

const stores = [
  near('104', {}),
  near('106', {
    name: 'Hearth & Field Skokie',
    street: '4905 Old Orchard Center',
    city: 'Skokie',
    postalCode: '60077',
    distance: 10.4,
    message: 'Only 2 left at this store',
  }),
  near('105', {
    name: 'Hearth & Field Oak Brook',
    street: '48 Oakbrook Center',
    city: 'Oak Brook',
    postalCode: '60523',
    distance: 16,
    isAvailable: false,
    message: 'Not available at this store',
  }),
];

interface PanelProps {
  readonly site: SiteId;
  readonly remembered: string;
  readonly source: Partial<StoreAvailabilitySource>;
}

const Panel = ({ site, remembered, source }: PanelProps) => {
  const [stream] = useState(() =>
    storeAvailabilityStream({
      source: {
        check: () => of(E.right({ _tag: 'Valid', place: O.some({ city: 'Chicago', state: 'IL' }) } as const)),
        near: () => of(E.right(stores)),
        pickUp: () => of(E.right({ cartId: cartIdOf('cart-1'), count: 1, added: [], warnings: [] })),
        ...source,
      },
      site: demoSite(site),
      wanted: () => O.some({ grId: O.none, identity: identityOf('4821'), quantity: 1 }),
      memory: { read: () => (remembered === '' ? O.none : O.some(remembered)), keep: () => () => undefined },
      onAdded: () => undefined,
      keys: mutationKeys<string>(() => idempotencyKeyOf('key-of-this-story-0001')),
      scheduler: asyncScheduler,
      log: { write: () => () => undefined },
    }),
  );
  return (
    <main style={{ maxWidth: 480, padding: 20 }}>
      <h1>{NAME}</h1>
      <StoreAvailability stream={stream} name={NAME} heading="h2" />
    </main>
  );
};

export default {
  title: 'Dialogs/Store availability',
  component: Panel,
  subcomponents: { StoreAvailability },
  args: { site: 'main', remembered: '', source: {} },
} satisfies Meta<typeof Panel>;
type Story = StoryObj<typeof Panel>;

const look = async (canvasElement: HTMLElement, typed: string, label = 'ZIP code') => {
  const canvas = within(canvasElement);
  if (typed !== '') await userEvent.type(canvas.getByLabelText(label), typed);
  await userEvent.click(canvas.getByRole('button', { name: 'Check Stores' }));
  return canvas;
};

export const Told: Story = {
  name: 'Stores near a ZIP code, and picking up at one',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvasElement }) => {
    const canvas = await look(canvasElement, '60614');
    await expect(await canvas.findByRole('heading', { name: 'Stores near Chicago, IL' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('1925 North Halsted Street, Chicago, IL 60614 · About 1.2 mi away')).toBeVisible();
    await expect(canvas.getByText('Only 2 left at this store')).toHaveAttribute('data-scarce');
    await expect(canvas.getByText('Available at this store')).not.toHaveAttribute('data-scarce');
    await expect(canvas.getAllByRole('button', { name: /^Pick Up Here/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: `Pick Up Here: ${NAME} at Hearth & Field Lincoln Park` }));
    await expect(await canvas.findByText(/added to your cart for pickup at Hearth & Field Lincoln Park/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/checkout/cart');
  },
};

export const Malformed: Story = {
  tags: ['more'],
  name: 'An invalid ZIP code is marked kindly, and stays typed',
  play: async ({ canvasElement }) => {
    const canvas = await look(canvasElement, '6061');
    await expect(canvas.getByText('That’s not a ZIP code. Enter one like 60614.')).toBeVisible();
    await expect(canvas.getByLabelText('ZIP code')).toHaveValue('6061');
    await expect(canvas.getByLabelText('ZIP code')).toHaveAccessibleDescription(/That’s not a ZIP code/);
    await expect(canvas.getByLabelText('ZIP code')).toBeInvalid();
    await waitFor(() => expect(canvas.getByLabelText('ZIP code')).toHaveFocus());
  },
};

export const Nowhere: Story = {
  tags: ['more'],
  name: 'No store near: we ship it',
  args: { remembered: '60614', source: { near: () => of(E.right([])) } },
  play: async ({ canvasElement }) => {
    const canvas = await look(canvasElement, '');
    await expect(
      await canvas.findByText(
        `No store within ${markets.US.nearby} miles of Chicago, IL. We’ll be happy to ship the gift.`,
      ),
    ).toBeVisible();
  },
};

export const FarAway: Story = {
  tags: ['more'],
  name: 'No store near in Alaska: no promise to ship it before a quote',
  args: {
    remembered: '99501',
    source: {
      check: () => of(E.right({ _tag: 'Valid', place: O.some({ city: 'Anchorage', state: 'AK' }) } as const)),
      near: () => of(E.right([])),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await look(canvasElement, '');
    await expect(await canvas.findByText(/^No store within .* Shipping to Alaska/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute(
      'href',
      '/customer-service/alaska-hawaii-territory-shipping-quote',
    );
    await expect(canvas.queryByText(/happy to ship/)).toBeNull();
  },
};

export const Refused: Story = {
  name: 'The store has too few of it',
  parameters: { a11y: { test: 'error' } },
  args: {
    source: {
      pickUp: () => of(E.left({ _tag: 'NotAtStore', identity: identityOf('4821'), units: 2 } as const)),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await look(canvasElement, '60614');
    await userEvent.click(await canvas.findByRole('button', { name: /Lincoln Park$/ }));
    await expect(await canvas.findByText(/^This store has only 2\./)).toBeVisible();
  },
};

const queenWest = near('301', {
  name: 'Hearth & Field Queen West',
  street: '553 Queen Street West',
  city: 'Toronto',
  region: 'ON',
  postalCode: 'M5V 2B6',
  distance: 3.4,
});

export const Canada: Story = {
  name: 'Postal codes and kilometres in Canada',
  parameters: { requirements: ['CA-01'] },
  args: {
    site: 'canada',
    source: {
      check: () => of(E.right({ _tag: 'Valid', place: O.some({ city: 'Toronto', state: 'ON' }) } as const)),
      near: () => of(E.right([queenWest])),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await look(canvasElement, 'm5v3l9', 'Postal code');
    await expect(
      await canvas.findByText('553 Queen Street West, Toronto, ON M5V 2B6 · About 3.4 km away'),
    ).toBeVisible();
  },
};
