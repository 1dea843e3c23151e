import {
  createState,
  eventTypeOf,
  type RegistryItem,
  type RegistryView,
  type SiteId,
  type ThankYouRow,
} from '@gift-registry/domain';
import {
  centsOf,
  dayOf,
  demoSite,
  exampleHeader,
  exampleItem,
  exampleProduct,
  giftIdOf,
  instantOf,
  skuOf,
  versionOf,
} from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { useState } from 'react';
import { asyncScheduler, NEVER, of } from 'rxjs';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { checklistScene } from '../checklist/testing/checklist-scene.ts';
import { greetingStream } from '../greeting/index.ts';
import { hiddenPurchasesStream } from '../hidden-purchases/index.ts';
import { photoStream } from '../photo/index.ts';
import { examplePhotoSource } from '../photo/testing/example-photo-source.ts';
import { slidesPerView } from '../recommendation-carousel/index.ts';
import { oven, plates } from '../registrant-page/testing/registrant-scene.ts';
import { registryTabsStream } from '../registry-tabs/index.ts';
import { exampleSettingsPort } from '../settings/testing/example-settings-port.ts';
import { overviewStream } from './overview.stream.ts';
import { OverviewPage } from './overview.view.tsx';
import { withIdeas } from './testing/overview-scene.ts';

interface OpenedProps {
  readonly view: Partial<RegistryView>;
  readonly siteId: SiteId;
  readonly ideas: number;
  readonly ledger: ReadonlyArray<ThankYouRow>;
  readonly isLedgerThere?: boolean;
}

const unavailable = { _tag: 'Unavailable' } as const;

const giftOf = (id: string, givenAt: string, row: Pick<ThankYouRow, 'given' | 'name'>): ThankYouRow => ({
  id: giftIdOf(id),
  imagePath: '',
  giver: { firstName: 'Lena', lastName: 'Brandt' },
  giverId: giftIdOf(id),
  postalAddress: O.none,
  givenAt: instantOf(givenAt),
  message: '',
  isThanked: false,
  note: '',
  ...row,
});
const unitsOf = (id: string, givenAt: string, item: RegistryItem): ThankYouRow =>
  giftOf(id, givenAt, { given: { _tag: 'Units', identity: item.identity, quantity: 1 }, name: item.product.name });
const platesOfMay = unitsOf('HF-1:1', '2027-05-12T11:00:00.000Z', plates);
const card = giftOf('HF-2:1', '2027-05-31T11:00:00.000Z', {
  given: { _tag: 'GiftCard', kind: 'GiftCard', amount: centsOf(7_500) },
  name: 'Gift Card',
});

const Opened = ({ view, siteId, ideas, ledger, isLedgerThere = true }: OpenedProps) => {
  const [scene] = useState(() => {
    const { model, parts, reading } = checklistScene(withIdeas(ideas, view), undefined, demoSite(siteId));
    const log = { write: () => () => undefined };
    const registry = { ...parts.registry, fold: () => undefined };
    const gifts = createState({ version: versionOf(0), gifts: ledger });
    return {
      model,
      gifts,
      page: overviewStream({
        thanks: { readGifts: () => () => of(isLedgerThere ? E.right(gifts.value) : E.left(unavailable)) },
        settings: { readSettings: () => () => NEVER },
        ...parts,
        checklist: reading,
        log,
        scheduler: asyncScheduler,
      }),
      layers: {
        photo: photoStream(examplePhotoSource(), { registry, log }),
        greeting: greetingStream({ settings: { writeGreeting: () => () => NEVER }, registry, log }),
        hiddenPurchases: hiddenPurchasesStream({ settings: exampleSettingsPort(), registry, log }),
      },
      tabs: registryTabsStream({ ...parts, analytics: { track: () => () => undefined }, page: 'home' }),
    };
  });
  const buy = () => {
    const bought = { ...oven, purchased: 1 };
    const version = versionOf(1);
    scene.gifts.set({ version, gifts: [...ledger, unitsOf('HF-9:1', '2027-06-01T10:59:00.000Z', oven)] });
    scene.model.set(withIdeas(ideas, { ...view, version, items: [plates, bought] }));
  };
  return (
    <>
      <OverviewPage stream={scene.page} tabs={scene.tabs} layers={scene.layers} list={<h1>The list</h1>} />
      <button type="button" onClick={buy}>
        Buy the oven
      </button>
    </>
  );
};

const loved = exampleItem({
  product: exampleProduct({ sku: skuOf('4823'), name: 'Linen Sheets', categoryName: 'Bedding' }),
  isMostLoved: true,
});

export default {
  title: 'Pages/Registry/Overview',
  component: Opened,
  subcomponents: { OverviewPage },
  args: { view: { items: [plates, oven, loved] }, siteId: 'main', ideas: 5, ledger: [platesOfMay, card] },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

export const Overview: Story = {
  name: 'Overview',
  parameters: { requirements: ['OVR-01', 'TAB-01', 'SETS-01'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Overview: Wedding Registry Amelia/ })).toBeVisible();
    await expect(canvas.getByText('11')).toBeVisible();
    await expect(canvas.getByText('days to go')).toBeVisible();
    await expect(canvas.getByText(/^Thank you for your generosity/)).toBeVisible();
    await expect(canvas.getByText('6 of 21 purchased')).toBeVisible();
    await expect(canvas.getByText('3 of 12 purchased')).toBeVisible();
    await expect(canvas.getByText('May 12, 2027')).toBeVisible();
    await expect(canvas.getByText('$75')).toBeVisible();
    await expect(canvas.getByText('Yesterday')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Say thank you/ })).toHaveTextContent('2 gifts are waiting');
    await expect(canvas.getByRole('link', { name: /^2 sets aren’t complete yet/ })).toHaveTextContent(
      'Missing: 5 Linen Sheets, 9 Linden Dinner Plate. 11 days to go.',
    );
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findByRole('link', { name: /^Follow the checklist/ })).toHaveAttribute(
      'href',
      '/gift-registry/checklist/7310442',
    );
    await expect(canvas.getByRole('link', { name: /^Idea 1/ })).toHaveAttribute(
      'href',
      '/gift-registry/add-more-gifts/wedding',
    );
  },
};

const loving = Array.from({ length: 7 }, (_, at) =>
  exampleItem({
    product: exampleProduct({ sku: skuOf(`${4830 + at}`), name: `Favourite ${at + 1}` }),
    isMostLoved: true,
  }),
);

export const MostLoved: Story = {
  name: 'Most loved items in a carousel',
  parameters: { requirements: ['OVR-01', 'REC-04'] },
  args: { view: { items: loving } },
  play: async ({ canvas }) => {
    const region = within(await canvas.findByRole('region', { name: 'Most loved' }));
    const isSeen = (gift: HTMLElement): boolean => gift.getBoundingClientRect().right <= window.innerWidth;
    await waitFor(() =>
      expect(region.getAllByRole('article').filter(isSeen)).toHaveLength(
        slidesPerView('favourites', window.innerWidth),
      ),
    );
    await expect(region.getAllByRole('article')).toHaveLength(7);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Most loved' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Previous: Most loved' })).not.toHaveAttribute('aria-disabled'),
    );
  },
};

export const Empty: Story = {
  name: 'An empty registry',
  parameters: { requirements: ['OVR-01'] },
  args: { view: { items: [] }, ledger: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^There’s nothing on your list yet/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Most loved' })).toBeNull();
    await expect(await canvas.findByRole('link', { name: /^Add your first gift/ })).toBeVisible();
  },
};
export const Passed: Story = {
  name: 'The event is over',
  parameters: { requirements: ['OVR-01'] },
  args: {
    view: { items: [plates], header: exampleHeader({ eventDate: O.some(dayOf('2027-05-01')), isPostEvent: true }) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Thank you')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Say thank you/ })).toHaveAttribute(
      'href',
      '/gift-registry/thank-you-manager/7310442',
    );
    await expect(canvas.queryByText('days to go')).toBeNull();
  },
};
export const Baby: Story = {
  name: 'A baby’s, among things for children',
  parameters: { requirements: ['OVR-01', 'KIDS-01'], a11y: { test: 'error' } },
  globals: { site: 'kids' },
  args: {
    siteId: 'kids',
    view: { items: [plates, loved], header: exampleHeader({ eventType: eventTypeOf('bb') }) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /Baby Registry/ })).toBeVisible();
  },
};
export const IdeaPictures: Story = {
  tags: ['more'],
  name: 'An idea’s picture that fails to load shows an icon, and is tried again online',
  play: async ({ canvas }) => {
    const idea = await canvas.findByRole('link', { name: /^Idea 1/ });
    const picture = () => idea.querySelector('img');
    picture()?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(picture()).toBeNull());
    await expect(idea.querySelector('svg')).toBeVisible();
    let isTried = false;
    // Checked as soon as it appears: it may disappear at once.
    new MutationObserver(() => {
      isTried ||= picture() !== null;
    }).observe(idea, { childList: true, subtree: true });
    await waitFor(async () => {
      window.dispatchEvent(new Event('online'));
      await expect(isTried).toBe(true);
    });
  },
};
