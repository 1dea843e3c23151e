import { giftNotAdded } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { RecommendedStep } from './carousel-model.ts';
import { slidesPerView } from './carousel-slides.ts';
import { RecommendationCarousel } from './recommendation-carousel.view.tsx';
import { exampleCards } from './testing/example-cards.ts';

const loaded = { _tag: 'Loaded', title: 'People Also Bought', cards: exampleCards } as const;
const intents = { addRecommended: fn() };

export default {
  title: 'Card/Recommendation carousel',
  parameters: {
    whenToUse: 'products beside what is looked at, as many as fit',
    whenNot: "the registry's gifts themselves: Item card in a Section",
  },
  component: RecommendationCarousel,
  args: { model: loaded, kind: 'default', intents },
  decorators: [
    (Story) => (
      <main className="wrap" style={{ paddingBlock: 24 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof RecommendationCarousel>;
type Story = StoryObj<typeof RecommendationCarousel>;

/** How many slides are fully visible in the carousel. */
const seenIn = (canvasElement: HTMLElement): number => {
  const region = within(canvasElement).getByRole('region', { name: 'People Also Bought', hidden: false });
  const { left, right } = region.getBoundingClientRect();
  return [...canvasElement.querySelectorAll('article')].filter((slide) => {
    const bounds = slide.getBoundingClientRect();
    return bounds.left >= left - 1 && bounds.right <= right + 1;
  }).length;
};

export const Loading: Story = {
  name: 'Loading: five grey cards',
  parameters: { requirements: ['REC-03'] },
  args: { model: { _tag: 'Loading', slides: 5 } },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(5);
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading recommendations');
  },
};

export const Nothing: Story = {
  name: 'Failed or without anything: nothing is drawn',
  parameters: { requirements: ['REC-03'] },
  args: { model: { _tag: 'Nothing' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('main')?.childElementCount).toBe(0);
  },
};

export const Loaded: Story = {
  name: 'Loaded: arrows beside the heading, by keyboard too',
  parameters: { requirements: ['REC-04'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'People Also Bought' })).toBeVisible();
    const next = await canvas.findByRole('button', { name: 'Next: People Also Bought' });
    const previous = canvas.getByRole('button', { name: 'Previous: People Also Bought' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'));
    await expect(next).toHaveFocus();
    await userEvent.click(previous);
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const ScreenReader: Story = {
  name: 'Announced: each slide by its name and position, and after a step the visible ones; hidden ones cannot be reached',
  parameters: { requirements: ['REC-04'] },
  args: { kind: 'replace' },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'People Also Bought' });
    await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    const slides = [...region.querySelectorAll('[aria-roledescription=slide]')];
    await expect(slides.map((slide) => slide.getAttribute('aria-label')).slice(0, 2)).toEqual([
      'Field Iron Skillet, 10 in, 1 of 8',
      'Walnut and Ash Boards, 2 of 8',
    ]);
    const reachable = () => slides.flatMap((slide, place) => (slide.hasAttribute('inert') ? [] : [place + 1]));
    await expect(reachable()).toEqual([1, 2]);
    const announcement = () => canvas.getAllByRole('status').map((status) => status.textContent);
    await expect(announcement()).toEqual(['']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next: People Also Bought' }));
    await waitFor(() =>
      expect(announcement()).toEqual(['3 to 4 of 8: Kiln Mugs, Set of 4; Gooseneck Pour-Over Kettle']),
    );
    await expect(reachable()).toEqual([3, 4]);
    for (const link of region.querySelectorAll('a')) link.focus();
    await expect(slides.findIndex((slide) => slide.contains(document.activeElement))).toBe(3);
  },
};

const seeing = (kind: 'default' | 'confirmation' | 'top-picks' | 'favourites' | 'replace' | 'images'): Story => ({
  name: `As many as ${kind} shows at this width`,
  parameters: { requirements: ['REC-04'] },
  args: { kind },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(seenIn(canvasElement)).toBe(slidesPerView(kind, window.innerWidth)));
  },
});

export const Default: Story = seeing('default');
export const Confirmation: Story = seeing('confirmation');
export const TopPicks: Story = seeing('top-picks');
export const Favourites: Story = seeing('favourites');
export const Replace: Story = seeing('replace');
export const Images: Story = seeing('images');

const withStep = (step: RecommendedStep) => ({
  ...loaded,
  cards: exampleCards.map((card, place) => (place === 0 ? { ...card, add: O.some(step) } : card)),
});

export const Added: Story = {
  name: '"Added" under the product that was added',
  parameters: { requirements: ['CART-03'] },
  args: { model: withStep({ _tag: 'Added' }) },
  play: async ({ canvas }) => {
    const slide = within(canvas.getByRole('article', { name: 'Field Iron Skillet, 10 in' }));
    await expect(slide.getByText('Added')).toBeVisible();
    await expect(slide.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Refused: Story = {
  name: 'Not added, with the reason',
  parameters: { requirements: ['CART-03'], a11y: { test: 'error' } },
  args: { model: withStep({ _tag: 'Unconfirmed', reason: giftNotAdded({ _tag: 'Unavailable' }) }) },
  play: async ({ canvas }) => {
    const slide = within(canvas.getByRole('article', { name: 'Field Iron Skillet, 10 in' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Field Iron Skillet, 10 in: We’re having trouble connecting, so this may already be in your cart, or may not.',
    );
    await expect(slide.getByRole('button', { name: 'Add to Cart: Field Iron Skillet, 10 in' })).toBeEnabled();
  },
};

/** A carousel whose first button gets no answer. */
const RefusedOnce = () => {
  const [hasFailed, refuse] = useState(false);
  const model = hasFailed ? withStep({ _tag: 'Unconfirmed', reason: giftNotAdded({ _tag: 'Unavailable' }) }) : loaded;
  return <RecommendationCarousel model={model} kind="default" intents={{ addRecommended: () => refuse(true) }} />;
};

export const RefusedInSight: Story = {
  tags: ['more'],
  name: 'The reason of a refusal scrolls into view whole, where the carousel is at the lower edge of the window',
  render: () => (
    <div style={{ paddingBlock: '100vh' }}>
      <RefusedOnce />
    </div>
  ),
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Add to Cart: Field Iron Skillet, 10 in' });
    window.scrollBy(0, add.getBoundingClientRect().bottom - window.innerHeight + 4);
    add.click();
    const message = await canvas.findByRole('alert');
    await waitFor(() => expect(message.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight - 20));
    await expect(message.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const ForRegistry: Story = {
  name: 'A product that counts for a registry is marked; one that cannot be added has no button',
  parameters: { requirements: ['REC-07'] },
  args: {
    model: {
      ...loaded,
      cards: exampleCards.slice(0, 3).map((card, place) => ({
        ...card,
        isOnRegistry: place === 0,
        add: place === 0 ? card.add : O.none,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On this registry')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Add to Cart:/ })).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /^Next/ })).toBeNull();
  },
};
