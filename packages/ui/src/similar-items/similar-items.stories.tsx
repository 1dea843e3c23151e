import { createState } from '@gift-registry/domain';
import { exampleProduct, grIdOf, sites, skuOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E } from 'fp-ts';
import { useState } from 'react';
import { asyncScheduler, of } from 'rxjs';
import { expect, userEvent } from 'storybook/test';
import { exampleRecommendations } from '../recommendation-carousel/testing/example-cards.ts';
import { loaded } from '../registrant-page/testing/registrant-scene.ts';
import type { RegistryModel } from '../registry/index.ts';
import { exampleAdding } from '../registry-adding/testing/example-adding.ts';
import { type ReadSimilar, similarItemsStream } from './similar-items.stream.ts';
import { SimilarItems } from './similar-items.view.tsx';

const Page = ({ read, registry = loaded({}) }: { readonly read: ReadSimilar; readonly registry?: RegistryModel }) => {
  const [stream] = useState(() =>
    similarItemsStream({
      read,
      sku: skuOf('4821'),
      grId: grIdOf('7310442'),
      registry: { model: createState(registry) },
      adding: exampleAdding(),
      site: sites.main,
      here: () => '/gift-registry/view-similar-items/4821/7310442',
      scheduler: asyncScheduler,
      log: { write: () => () => undefined },
    }),
  );
  return (
    <main>
      <SimilarItems stream={stream} />
    </main>
  );
};

export default {
  title: 'Pages/Shop/Similar items',
  component: Page,
  subcomponents: { SimilarItems },
  args: { read: () => of(E.right({ product: exampleProduct(), items: exampleRecommendations })) },
} satisfies Meta<typeof Page>;
type Story = StoryObj<typeof Page>;

export const Found: Story = {
  name: 'Similar products, each with a button that adds it to the registry',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Linden Dinner Plate' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Registry: Field Iron Skillet, 10 in' }));
    await expect(await canvas.findByText('ADDED')).toBeVisible();
  },
};
export const Nothing: Story = {
  tags: ['more'],
  name: 'Nothing is like it',
  args: { read: () => of(E.right({ product: exampleProduct(), items: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See Everything' })).toHaveAttribute('href', '/search');
  },
};
