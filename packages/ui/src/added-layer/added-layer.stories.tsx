import type { Extra } from '@gift-registry/domain';
import { centsOf, exampleImages, exampleProduct, grIdOf, sites, skuOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E } from 'fp-ts';
import { useState } from 'react';
import { of } from 'rxjs';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/index.ts';
import { exampleRecommendations } from '../recommendation-carousel/testing/example-cards.ts';
import { exampleAdding, exampleAddition } from '../registry-adding/testing/example-adding.ts';
import { addedLayerStream } from './added-layer.stream.ts';
import { AddedLayer } from './added-layer.view.tsx';
import { AddingOverlays } from './adding-overlays.tsx';

const oven = exampleProduct({
  name: 'Ember Enameled Dutch Oven, 5.5 qt',
  images: exampleImages('dutchoven-b5443a-2c2b29', 'A red Dutch oven'),
});
const bowl = exampleProduct({ sku: skuOf('4822'), name: 'Fern Serving Bowl' });
const lowered = exampleProduct({
  sku: skuOf('4823'),
  name: 'Kiln Mugs, Set of 4',
  images: exampleImages('mug-e9e2d4-8a9a86', 'Mugs'),
  currentPrice: centsOf(4_795),
  regularPrice: centsOf(6_380),
  priceType: 'sale',
  markdown: 'temporary',
});
const extras: ReadonlyArray<Extra> = [
  {
    sku: skuOf('77'),
    name: 'Kettle Cloth Kitchen Towels, Set of 3',
    path: '/product/kitchen-towels/77',
    picture: exampleImages('towels-d9d2c4-8a5a36', '').desktop,
    formattedPrice: '$24.95',
  },
];
const grId = grIdOf('7310442');

/** The added products, by story. */
const additions = {
  one: exampleAddition(oven, 1, extras),
  several: {
    ...exampleAddition(oven, 1, extras),
    items: [...exampleAddition(oven, 1, extras).items, ...exampleAddition(bowl, 2).items],
  },
  lowered: exampleAddition(lowered, 2),
};

const Page = ({ added }: { readonly added: keyof typeof additions }) => {
  const [adding] = useState(() => {
    const stream = exampleAdding();
    stream.model.changes$.subscribe();
    return stream;
  });
  const [layer] = useState(() =>
    addedLayerStream({
      recommend: () =>
        of(
          E.right({
            items: exampleRecommendations,
            title: 'You May Also Want',
            resultId: 'r-1',
            length: exampleRecommendations.length,
          }),
        ),
      adding,
      site: sites.main,
      isScanning: () => false,
      log: { write: () => () => undefined },
    }),
  );
  return (
    <main style={{ padding: 24 }}>
      <Button onClick={() => layer.open({ grId, ...additions[added] })}>Add to Registry</Button>
      <AddingOverlays adding={adding} layer={layer} />
    </main>
  );
};

export default {
  title: 'Dialogs/Added to registry',
  component: Page,
  subcomponents: { AddedLayer },
  args: { added: 'one' },
} satisfies Meta<typeof Page>;
type Story = StoryObj<typeof Page>;

const opened = async (canvasElement: HTMLElement, name: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to Registry' }));
  const layer = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(getComputedStyle(layer).opacity).toBe('1'));
  return within(layer);
};

export const Shown: Story = {
  name: 'What was added, the links on, the help line; when closed, the focus returns',
  parameters: { requirements: ['ADD-04'] },
  play: async ({ canvasElement, canvas }) => {
    const layer = await opened(canvasElement, '1 item added to your registry');
    await expect(layer.getByText('1 item added to your registry')).toHaveFocus();
    await expect(layer.getByText('SKU 004821')).toBeVisible();
    await expect(layer.getByRole('link', { name: 'View Registry' })).toHaveAttribute(
      'href',
      '/gift-registry/registrant-list/7310442',
    );
    await expect(layer.getByRole('link', { name: 'View Checklist' })).toHaveAttribute(
      'href',
      '/gift-registry/checklist/7310442',
    );
    await expect(layer.getByText(/^Need help\? Call 1-800-555-0142, Mon-Sun 8am-9pm CT/)).toBeVisible();
    await expect(layer.getByRole('heading', { name: 'You May Also Want' })).toBeVisible();
    await userEvent.click(layer.getByRole('button', { name: 'Continue Shopping' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add to Registry' })).toHaveFocus());
  },
};
export const Several: Story = {
  name: 'Several things: their pictures, each with a tooltip',
  parameters: { requirements: ['ADD-04'] },
  args: { added: 'several' },
  play: async ({ canvasElement }) => {
    const layer = await opened(canvasElement, '3 items added to your registry');
    const thumbnail = layer.getByRole('button', { name: 'Fern Serving Bowl, SKU 004822, $14.95, Quantity 2' });
    thumbnail.focus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Fern Serving BowlSKU 004822$14.95Quantity 2');
  },
};
export const Lowered: Story = {
  name: 'On sale: the regular price is struck through beside it, and both are announced',
  parameters: { requirements: ['ADD-04', 'ITEM-09'], a11y: { test: 'error' } },
  args: { added: 'lowered' },
  play: async ({ canvasElement }) => {
    const layer = await opened(canvasElement, '2 items added to your registry');
    await expect(
      layer.getByRole('button', {
        name: 'Kiln Mugs, Set of 4, SKU 004823, current price $47.95, regular price $63.80, Quantity 2',
      }),
    ).toBeVisible();
    const struck = layer.getByText('$63.80');
    await expect(struck.tagName).toBe('S');
    await expect(struck.parentElement).toHaveTextContent('current price $47.95 regular price $63.80');
  },
};
export const Extras: Story = {
  name: 'Extras and recommendations: their buttons show "Added"',
  parameters: { requirements: ['ADD-04'], a11y: { test: 'error' } },
  play: async ({ canvasElement }) => {
    const layer = await opened(canvasElement, '1 item added to your registry');
    await expect(layer.getByRole('heading', { name: 'Extras and Essentials We Recommend' })).toBeVisible();
    await userEvent.click(layer.getByRole('button', { name: /^Add Kettle Cloth/ }));
    const added = await layer.findByRole('button', { name: /^Added Kettle Cloth/ });
    await expect(added).toBeDisabled();
    await expect(added).toHaveTextContent('Added');
    await userEvent.click(layer.getByRole('button', { name: 'Add to Registry: Field Iron Skillet, 10 in' }));
    await expect((await layer.findAllByText('Added')).length).toBe(2);
  },
};
