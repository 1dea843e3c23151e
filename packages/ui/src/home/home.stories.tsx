import {
  createState,
  eventTypeOf,
  type OwnRegistry,
  type RecommendedItem,
  recommendedItem,
  type SiteId,
} from '@gift-registry/domain';
import { dayOf, demoSite, exampleProduct, grIdOf, skuOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O, taskEither as TE } from 'fp-ts';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { homeStream } from './home.stream.ts';
import { HomePage } from './home.view.tsx';

interface OpenedProps {
  readonly site: SiteId;
  readonly goTo: (path: string) => void;
  readonly isLoggedIn: boolean;
  readonly own: ReadonlyArray<OwnRegistry>;
}

const pick = (sku: string, name: string): RecommendedItem => recommendedItem(exampleProduct({ sku: skuOf(sku), name }));
const picks = [
  pick('1', 'Ember Dutch Oven, 5.5 Quart'),
  pick('2', 'Miller Stand Mixer in Oat'),
  pick('3', 'Forge Skillet, 12 Inch'),
  pick('4', 'Pebble Bath Towels, Set of 4'),
];

const Opened = ({ site, goTo, isLoggedIn, own }: OpenedProps) => {
  const [stream] = useState(() =>
    homeStream({
      goTo,
      shell: createState({ isLoggedIn }),
      registries: { mine: TE.right(own) },
      recommendations: { pod: () => TE.left({ _tag: 'Unavailable' }) },
      site: demoSite(site),
      picks: O.some(picks),
      log: { write: () => () => undefined },
    }),
  );
  return <HomePage stream={stream} site={demoSite(site)} />;
};

export default {
  title: 'Pages/Home',
  component: Opened,
  subcomponents: { HomePage },
  args: { site: 'main', goTo: fn(), isLoggedIn: false, own: [] },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

/** Checks that the page says what the site is for, and has the forms to create and find a registry, the reasons, the events and the picks. */
const sellsTheIdea: NonNullable<Story['play']> = async ({ canvas, args: { site, goTo } }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: demoSite(site).startPage.title })).toBeVisible();
  const [create, find] = [
    canvas.getByRole('region', { name: 'Create a registry' }),
    canvas.getByRole('region', { name: 'Find a registry' }),
  ];
  await expect(within(create).getByRole('combobox', { name: 'What are you planning?' })).toHaveValue(
    site === 'kids' ? 'bb' : 'br',
  );
  await expect(within(create).getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/account/login?returnUrl=%2F',
  );
  const button = (door: HTMLElement) => within(door).getByRole('button').getBoundingClientRect();
  if (window.matchMedia('(width > 768px)').matches) await expect(button(create).top).toBe(button(find).top);
  const together = demoSite(site).marketRules.groupGifts ? ['Big things, together'] : [];
  const reasons = within(canvas.getAllByRole('list')[0] ?? document.body).getAllByRole('heading');
  await expect(reasons.map(({ textContent }) => textContent)).toEqual([
    'Nothing arrives twice',
    ...together,
    'Your address stays yours',
  ]);
  const occasions = within(canvas.getByRole('region', { name: 'A list for the occasion' })).getAllByRole('link');
  await expect(occasions.map((link) => link.getAttribute('href'))).toEqual(
    (site === 'kids' ? ['bb', 'br', 'ot', 'hw'] : ['br', 'bb', 'ot', 'hw']).map(
      (code) => `/gift-registry/new?event=${code}`,
    ),
  );
  // At most two rows.
  await expect(new Set(occasions.map((link) => link.getBoundingClientRect().top)).size).toBeLessThanOrEqual(2);
  const shown = within(canvas.getByRole('region', { name: 'Top picks' })).getAllByRole('listitem');
  await expect(shown).toHaveLength(4);
  await userEvent.type(within(find).getByLabelText('Name or registry number'), '4218077{Enter}');
  await expect(goTo).toHaveBeenCalledWith('/gift-registry/guest-list/4218077');
};

export const Main: Story = {
  name: 'Hearth & Field',
  parameters: { requirements: ['SHOP-02'], a11y: { test: 'error' } },
  play: sellsTheIdea,
};
export const ModeTwo: Story = {
  name: 'Mode Two',
  parameters: { requirements: ['SHOP-02'], a11y: { test: 'error' } },
  args: { site: 'modern' },
  globals: { site: 'modern' },
  play: sellsTheIdea,
};
export const Kids: Story = {
  name: 'Kids on a phone',
  parameters: { requirements: ['SHOP-02'], a11y: { test: 'error' } },
  args: { site: 'kids' },
  globals: { site: 'kids', viewport: { value: 'mobile2' } },
  play: sellsTheIdea,
};
export const Canada: Story = {
  name: 'Canada, without group gifts',
  parameters: { requirements: ['SHOP-02', 'CA-01'], a11y: { test: 'error' } },
  args: { site: 'canada' },
  globals: { site: 'canada' },
  play: sellsTheIdea,
};
export const NotANumber: Story = {
  tags: ['more'],
  name: 'Neither a number nor a name',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name or registry number'), '4');
    await userEvent.click(canvas.getByRole('button', { name: 'Find Registry' }));
    await expect(canvas.getByLabelText('Name or registry number')).toBeInvalid();
    await expect(args.goTo).not.toHaveBeenCalled();
  },
};
export const Own: Story = {
  name: 'Signed in: one’s own registries in place of the first door',
  parameters: { requirements: ['SHOP-02'], a11y: { test: 'error' } },
  args: {
    isLoggedIn: true,
    own: ['7310442', '7310443', '7310444', '7310445'].map((grId) => ({
      grId: grIdOf(grId),
      eventType: eventTypeOf('br'),
      eventDate: O.some(dayOf('2027-06-12')),
      isPaused: false,
      primaryFirstName: 'Amelia',
      secondaryFirstName: O.some('Jonah'),
    })),
  },
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('region', { name: 'Your registries' }));
    const links = await own.findAllByRole('link', { name: 'Amelia & Jonah Wedding Registry, Jun 12, 2027' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/gift-registry/registrant-list/7310442',
      '/gift-registry/registrant-list/7310443',
      '/gift-registry/registrant-list/7310444',
    ]);
    await expect(own.getByRole('link', { name: 'Create Another Registry' })).toHaveAttribute(
      'href',
      '/gift-registry/new',
    );
    await expect(own.getByRole('link', { name: 'All Registries' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Create a registry' })).toBeNull();
  },
};
