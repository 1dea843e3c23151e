import { eventTypeOf, type PodAnswer, type SiteId } from '@gift-registry/domain';
import { demoSite, exampleHeader } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E } from 'fp-ts';
import { useState } from 'react';
import { type Observable, of } from 'rxjs';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { PodFailure } from '../recommendation-carousel/index.ts';
import { exampleRecommendations } from '../recommendation-carousel/testing/example-cards.ts';
import { loaded, registrantScene } from '../registrant-page/testing/registrant-scene.ts';
import { topPicksStream } from './top-picks.stream.ts';
import { TopPicks } from './top-picks.view.tsx';

interface UnderListProps {
  readonly site: SiteId;
  readonly eventCode: string;
  readonly pod$: Observable<E.Either<PodFailure, PodAnswer>>;
  readonly onGo: () => void;
}

const UnderList = ({ site, eventCode, pod$, onGo }: UnderListProps) => {
  const [stream] = useState(() => {
    const header = exampleHeader({ eventType: eventTypeOf(eventCode) });
    return topPicksStream({
      ...registrantScene(loaded({ header, items: [] }), demoSite(site)).parts,
      requestPod: () => pod$,
      referrer: {},
      here: `http://${demoSite(site).hosts[0]}:3000/gift-registry/registrant-list/7310442`,
      log: { write: () => () => undefined },
    });
  });
  return (
    <main>
      <h1 className="visually-hidden">Registry</h1>
      <TopPicks stream={stream} onGo={onGo} />
    </main>
  );
};

const items = exampleRecommendations;
const recommended = of(E.right({ items, title: 'Top Registry Picks', resultId: 'r', length: items.length }));

export default {
  title: 'List/Top picks',
  component: UnderList,
  subcomponents: { TopPicks },
  args: { site: 'main', eventCode: 'br', pod$: recommended, onGo: fn() },
} satisfies Meta<typeof UnderList>;
type Story = StoryObj<typeof UnderList>;

export const Picks: Story = {
  name: 'Top picks, the switch to the other brand, and the call there',
  parameters: { requirements: ['XB-05'], a11y: { test: 'error' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Top Registry Picks' })).toBeVisible();
    const link = await canvas.findByRole('link', { name: 'Field Iron Skillet, 10 in' });
    await expect(link).toHaveAttribute('href', '/product/gift/7001');
    await expect(canvas.queryByRole('button', { name: /^Add/ })).toBeNull();

    const modern = canvas.getByRole('radio', { name: 'Mode Two' });
    await userEvent.click(modern);
    await expect(modern).toHaveFocus();
    const across = await canvas.findByRole('link', { name: 'Field Iron Skillet, 10 in (opens in a new tab)' });
    await expect(across).toHaveAttribute(
      'href',
      'http://modern.localhost:3000/product/gift/7001?grId=7310442&utm_medium=recommendation&utm_source=main&utm_campaign=cross-brand',
    );
    await expect(across).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('heading', { level: 3, name: 'From Mode Two' })).toBeVisible();

    await userEvent.click(across);
    const dialog = within(await screen.findByRole('dialog', { name: 'View on Mode Two' }));
    await waitFor(() => expect(dialog.getByText(/^Field Iron Skillet, 10 in is sold at Mode Two/)).toBeVisible());
    await expect(dialog.getByRole('button', { name: /^Continue to Mode Two/ }).closest('form')).toHaveFormValues({
      intent: 'product',
      path: '/product/gift/7001?grId=7310442&utm_medium=recommendation&utm_source=main&utm_campaign=cross-brand',
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const call = within(canvas.getByRole('complementary', { name: 'Add from Mode Two' }));
    await userEvent.click(call.getByRole('button', { name: 'Shop at Mode Two' }));
    await expect(args.onGo).toHaveBeenCalledOnce();
  },
};

export const OnModern: Story = {
  name: 'On Mode Two the call links to Hearth & Field',
  parameters: { requirements: ['XB-05'], a11y: { test: 'error' } },
  globals: { site: 'modern' },
  args: { site: 'modern' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Shop at Hearth & Field' })).toBeVisible();
  },
};

const uncalled = (name: string, site: SiteId, eventCode: string): Story => ({
  name,
  globals: { site },
  args: { site, eventCode },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Top Registry Picks' })).toBeVisible();
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

export const Baby: Story = {
  ...uncalled('No call for a baby event', 'kids', 'bb'),
  parameters: { requirements: ['XB-05', 'KIDS-01'] },
};
export const Canada: Story = {
  ...uncalled('No call in Canada', 'canada', 'br'),
  parameters: { requirements: ['XB-05', 'CA-01'] },
};
