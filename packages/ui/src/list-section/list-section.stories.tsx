import { eventTypeOf, type Role } from '@gift-registry/domain';
import { exampleItem, exampleProduct, grIdOf, sites, skuOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { INITIAL_CARD_STATE, itemCard } from '../list-model/index.ts';
import { sectionCards } from '../list-model/testing/section-cards.ts';
import { ListSection } from './list-section.view.tsx';

const reader = {
  grId: grIdOf('7310442'),
  site: sites.main,
  role: 'guest',
  eventType: eventTypeOf('br'),
  isPostEvent: false,
  here: 'http://localhost:3000/',
} as const;
const cardsFor = (role: Role) =>
  ['4821', '4822', '4823', '4824', '4825'].map((sku) =>
    itemCard({ ...reader, role }, exampleItem({ product: exampleProduct({ sku: skuOf(sku) }) }), INITIAL_CARD_STATE),
  );
const cards = cardsFor('guest');

const section = {
  key: 'category-Dinnerware',
  title: 'Dinnerware',
  role: 'guest',
  sectionCounts: O.some({ items: 40, purchased: 15 }),
  isWhole: false,
  isOpen: true,
  ...sectionCards(cards),
} as const;

const intents = {
  typeQuantity: fn(),
  leaveQuantity: fn(),
  stepQuantity: fn(),
  addToCart: fn(),
  contribute: fn(),
  manage: fn(),
  goElsewhere: fn(),
};

export default {
  title: 'List/Section',
  parameters: {
    whenToUse: 'gifts of one kind under a heading, in a list of several such sections',
    whenNot: 'a single group: the cards in a plain list',
  },
  component: ListSection,
  args: {
    section,
    onToggle: fn(),
    onPopup: fn(),
    onOpen: fn(),
    intents,
  },
  decorators: [
    (Story) => (
      <main className="wrap">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ListSection>;
type Story = StoryObj<typeof ListSection>;

/** What a section depends on, one control each. */
interface TryArgs {
  readonly title: string;
  readonly gifts: number;
  readonly wanted: number;
  readonly purchased: number;
  readonly hasCounts: boolean;
  readonly isWhole: boolean;
  readonly isOpen: boolean;
  readonly role: Role;
}

/** What the section itself takes, made from the controls. */
const PROPERTIES = ['section', 'intents', 'onToggle', 'onPopup', 'onOpen'];

export const TryIt: StoryObj<TryArgs> = {
  name: 'Try it',
  tags: ['!test'],
  args: {
    title: 'Dinnerware',
    gifts: 3,
    wanted: 8,
    purchased: 3,
    hasCounts: true,
    isWhole: false,
    isOpen: true,
    role: 'guest',
  },
  argTypes: {
    title: { description: 'The heading' },
    gifts: { control: { type: 'range', min: 1, max: cards.length }, description: 'How many cards there are' },
    wanted: { control: { type: 'number', min: 1 }, description: 'Units wanted of all its gifts' },
    purchased: { control: { type: 'number', min: 0 }, description: 'Units bought of all its gifts' },
    hasCounts: { description: 'False while the rest of a long list is on its way: then there are no counts' },
    isWhole: { description: 'The whole of a list without sections: its heading is not shown' },
    isOpen: { description: 'Whether the cards are shown' },
    role: {
      control: 'inline-radio',
      options: ['guest', 'registrant'],
      description: 'Who looks: a guest buys, a registrant manages',
    },
  },
  parameters: { controls: { exclude: PROPERTIES }, docs: { controls: { exclude: PROPERTIES } } },
  render: ({ title, gifts, wanted, purchased, hasCounts, isWhole, isOpen, role }) => (
    <ListSection
      section={{
        ...section,
        title,
        isWhole,
        isOpen,
        role,
        sectionCounts: hasCounts ? O.some({ items: wanted, purchased }) : O.none,
        ...sectionCards(cardsFor(role).slice(0, gifts)),
      }}
      intents={intents}
      onToggle={fn()}
      onPopup={fn()}
      onOpen={fn()}
    />
  ),
};

export const Open: Story = {
  name: 'Open, with how many gifts and how many pieces wanted',
  parameters: { requirements: ['PAGE-06', 'ITEM-15'] },
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('button', { name: 'Dinnerware 5 gifts, 40 wanted, 15 purchased' });
    await expect(canvas.getByRole('heading', { level: 2 })).toContainElement(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(toggle);
    await expect(args.onToggle).toHaveBeenCalledWith('category-Dinnerware');
  },
};

export const Folded: Story = {
  name: 'Folded away',
  parameters: { requirements: ['PAGE-06'], a11y: { test: 'error' } },
  args: { section: { ...section, isOpen: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Kids: Story = {
  name: 'Kids, pastel stages in turn',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'kids' },
  play: async ({ canvas }) => {
    const stages = canvas
      .getAllByRole('listitem')
      .map((cell) => getComputedStyle(cell).getPropertyValue('--stage').trim());
    await expect(new Set(stages.slice(0, 4)).size).toBe(4);
    await expect(stages[4]).toBe(stages[0]);
  },
};

const longName = 'Orchard Stoneware Dinnerware in Oatmeal and Sage, Service for Four, 16 Pieces';

export const Aligned: Story = {
  name: 'Prices on one line and tallies on another, whatever a card has above and below them',
  parameters: { requirements: ['ITEM-03', 'BUY-02'] },
  args: {
    section: {
      ...section,
      ...sectionCards([
        itemCard(
          reader,
          exampleItem({ product: exampleProduct({ sku: skuOf('4821'), name: longName }) }),
          INITIAL_CARD_STATE,
        ),
        itemCard(reader, exampleItem({ product: exampleProduct({ sku: skuOf('4822') }) }), {
          ...INITIAL_CARD_STATE,
          quantity: '40',
        }),
        itemCard(
          reader,
          exampleItem({ product: exampleProduct({ sku: skuOf('4823') }), wanted: 2, purchased: 2 }),
          INITIAL_CARD_STATE,
        ),
      ]),
    },
  },
  play: async ({ canvas }) => {
    const tops = canvas
      .getAllByText(/^\d+ of \d+ purchased$/)
      .map((sectionCounts) => Math.round(sectionCounts.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
    const prices = canvas.getAllByText('$14.95').map((price) => Math.round(price.getBoundingClientRect().top));
    await expect(new Set(prices).size).toBe(1);
  },
};

const many = Array.from({ length: 40 }, (_, place) => `${4_900 + place}`).map((sku) =>
  itemCard(
    reader,
    exampleItem({ product: exampleProduct({ sku: skuOf(sku), name: `Plate ${sku}` }) }),
    INITIAL_CARD_STATE,
  ),
);

export const Many: Story = {
  name: 'The first cards at once, the others soon; who is on one of them stays there',
  parameters: { requirements: ['BUY-05'] },
  args: { section: { ...section, ...sectionCards(many) } },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Plate 4939' });
    // In one step, since the full card may replace the link meanwhile.
    link.focus();
    link.click();
    await expect(args.onOpen).toHaveBeenCalledWith(many[39]?.item.identity);
    await waitFor(() => expect(canvas.getAllByText('Add to Cart')).toHaveLength(40));
    await expect(canvas.getByRole('link', { name: 'Plate 4939' })).toHaveFocus();
  },
};

export const BehindLayer: Story = {
  name: 'Of a long list, the card whose button opened a layer is there when that closes, also where it is far away by then',
  parameters: { requirements: ['SITE-04'] },
  args: { section: { ...section, ...sectionCards(many) }, renderMode: 'near' },
  play: async ({ canvas, canvasElement }) => {
    const add = (name: string) => {
      const card = canvas.queryByRole('article', { name });
      return card === null ? null : within(card).queryByRole('button', { name: /^Add to Cart/ });
    };
    canvas.getByText('Plate 4939').scrollIntoView();
    await waitFor(() => expect(add('Plate 4939')).not.toBeNull());
    await waitFor(() => expect(add('Plate 4938')).not.toBeNull());
    const opener = add('Plate 4939');
    opener?.focus();
    canvasElement.ownerDocument.body.dataset['scrollLocked'] = '1';
    canvas.getByRole('button', { name: /^Dinnerware/ }).focus();
    window.scrollTo(0, 0);
    await waitFor(() => expect(add('Plate 4938')).toBeNull());
    delete canvasElement.ownerDocument.body.dataset['scrollLocked'];
    await expect(opener).toBe(add('Plate 4939'));
  },
};

export const FarAway: Story = {
  name: 'Of a long list, a card far from the window is its name alone, which is found, and leads to the card with the focus',
  parameters: { requirements: ['ADD-03', 'LIST-15'] },
  globals: { site: 'kids' },
  args: { section: { ...section, ...sectionCards(many) }, renderMode: 'near' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Plate 4939' })).toBeNull());
    const name = canvas.getByText('Plate 4939');
    name.focus();
    name.scrollIntoView();
    const card = await canvas.findByRole('article', { name: 'Plate 4939' });
    await expect(within(card).getByRole('link', { name: 'Plate 4939' })).toHaveFocus();
    const grounds = ['Plate 4936', 'Plate 4937', 'Plate 4938', 'Plate 4939'].map((each) =>
      getComputedStyle(canvas.getByRole('article', { name: each }))
        .getPropertyValue('--stage')
        .trim(),
    );
    const inTurn = ['--stage-0', '--stage-1', '--stage-2', '--stage-3'].map((each) =>
      getComputedStyle(card).getPropertyValue(each).trim(),
    );
    await expect(grounds).toEqual(inTurn);
    window.scrollTo(0, 0);
  },
};

export const HeadingsAndCounts: Story = {
  name: 'Of a long list, every gift is a heading, and each card says which of how many it is',
  parameters: { requirements: ['LIST-15'] },
  args: { section: { ...section, ...sectionCards(many) }, renderMode: 'near' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Plate 4939' })).toBeNull());
    const names = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(names).toEqual(many.map(({ item }) => item.product.name));
    const positionOf = (name: string) => {
      const entry = canvas.getByText(name).closest('li');
      return [entry?.getAttribute('aria-posinset'), entry?.getAttribute('aria-setsize')];
    };
    await expect(positionOf('Plate 4900')).toEqual(['1', '40']);
    await expect(positionOf('Plate 4923')).toEqual(['24', '40']);
    await expect(positionOf('Plate 4939')).toEqual(['37', '40']);
  },
};

const distance = (from: number, to: number): number => Math.abs(from - to);

export const HeightsOfFarCards: Story = {
  name: 'Of a long list, what stands for cards has whole lines, and keeps the height that the cards had',
  parameters: { requirements: ['LIST-15'] },
  args: { section: { ...section, ...sectionCards(many.slice(0, 37)) }, renderMode: 'near' },
  play: async ({ canvas }) => {
    const blockOf = (name: string) => canvas.getByText(name).closest('[data-far]');
    const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;
    await waitFor(() => expect(blockOf('Plate 4936')).not.toBeNull());
    const grid = getComputedStyle(canvas.getByText('Plate 4936').closest('ul') ?? document.body);
    const gap = Number.parseFloat(grid.rowGap);
    const lines = 12 / grid.gridTemplateColumns.split(' ').length;
    const line = (heightOf(blockOf('Plate 4924')) + gap) / lines - gap;
    await expect(distance(heightOf(blockOf('Plate 4936')), line)).toBeLessThan(1);

    canvas.getByText('Plate 4936').scrollIntoView();
    await waitFor(() => expect(canvas.getAllByText('Add to Cart').length).toBeGreaterThan(12));
    await waitFor(() => expect(within(canvas.getByRole('article', { name: 'Plate 4936' })).getByText('Add to Cart')));
    const card = heightOf(canvas.getByText('Plate 4936').closest('li'));
    window.scrollTo(0, 0);
    await waitFor(() => expect(blockOf('Plate 4936')).not.toBeNull());
    await expect(distance(heightOf(blockOf('Plate 4936')), card)).toBeLessThan(1);
  },
};
