import { exampleHeader, exampleView, skuOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E } from 'fp-ts';
import { defer, NEVER, type ObservedValueOf, of, Subject } from 'rxjs';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { RegistrySource } from '../registry/index.ts';
import { exampleGifts, goneGifts } from './testing/example-gifts.ts';
import { exampleLayers } from './testing/example-layers.ts';
import { allBought, examplePage } from './testing/example-page.ts';
import { ListOfRole } from './testing/list-of-role.tsx';

/** A separate page for a story with a play function. */
const pageOf = (options: Parameters<typeof examplePage>[0]): Pick<Story, 'args'> => {
  const page = examplePage(options);
  return { args: { stream: page.stream, layers: exampleLayers(page) } };
};

const plain = examplePage();

export default {
  title: 'Pages/Registry/List',
  component: ListOfRole,
  args: { stream: plain.stream, layers: exampleLayers(plain) },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ListOfRole>;
type Story = StoryObj<typeof ListOfRole>;

/** The gifts twice, with different SKUs the second time: enough for a list with sections. */
const manyGifts = [
  ...exampleGifts,
  ...exampleGifts.map((item) => {
    const sku = skuOf(`1${item.identity.sku}`);
    return {
      ...item,
      isMostLoved: item.product.name === 'Tilt-Head Stand Mixer, Oat',
      identity: { ...item.identity, sku },
      product: { ...item.product, sku, name: `${item.product.name}, another` },
    };
  }),
];

export const Guest: Story = {
  name: 'For a guest: four most loved gifts on a shelf above the sections, which also shows only them',
  parameters: { requirements: ['PAGE-06', 'LIST-13', 'LIST-14'], a11y: { test: 'error' } },
  ...pageOf({ view: { items: manyGifts } }),
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: /^Dining & Entertaining/ });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const [first] = canvas.getAllByRole('heading', { level: 2, name: /\d gifts?, \d+ wanted/ });
    await expect(first).toContainElement(toggle);
    const shelf = within(canvas.getByRole('region', { name: 'Most Loved' }));
    await expect(shelf.getAllByRole('listitem')).toHaveLength(4);
    await expect(shelf.getByRole('link', { name: 'Orchard Stoneware Dinnerware, 16 Pieces' })).toBeVisible();
    await expect(shelf.getByText('$189.95')).toBeVisible();
    await expect(canvas.getByRole('article', { name: 'Orchard Stoneware Dinnerware, 16 Pieces' })).toBeVisible();
    await userEvent.click(shelf.getByRole('button', { name: 'See All 4' }));
    await expect(canvas.queryByText('Fern Serving Bowl')).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Most Loved' })).toBeNull();
    const chip = canvas.getByRole('button', { name: 'Most Loved', pressed: true });
    await expect(chip).toHaveFocus();
    await userEvent.click(chip);
    const again = canvas.getByRole('button', { name: /^Dining & Entertaining/ });
    await userEvent.click(again);
    await expect(again).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Fern Serving Bowl')).not.toBeVisible();
    await userEvent.click(again);
    await expect(canvas.getByText(/allow up to 20 minutes for your gift to show as purchased/)).toBeVisible();
  },
};

export const FewGifts: Story = {
  name: 'Fewer than 12 gifts are one list: nothing folds, and nothing is searched',
  parameters: { requirements: ['LIST-13'] },
  ...pageOf({ view: { items: manyGifts.slice(0, 8) } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'All Gifts' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^(Dining|Kitchen|All Gifts)/ })).toBeNull();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const Registrant: Story = {
  name: 'For its registrant',
  parameters: { requirements: ['ITEM-04'], a11y: { test: 'error' } },
  ...pageOf({ view: { role: 'registrant', items: [...goneGifts, ...exampleGifts] } }),
  play: async ({ canvas }) => {
    const gone = within(canvas.getByRole('region', { name: 'No Longer Available' }));
    await userEvent.click(gone.getByRole('button', { name: 'Show Items' }));
    await expect(gone.getAllByText(/^No longer available,/)).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /Add to Cart/ })).toBeNull();
    await expect(canvas.queryByText(/20 minutes/)).toBeNull();
  },
};

export const TakenOff: Story = {
  name: 'The registrant removes what is gone; the focus goes to what stood beside it',
  parameters: { requirements: ['MAN-02'] },
  ...pageOf({ view: { role: 'registrant', items: [...goneGifts, ...exampleGifts] } }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Items' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Beeswax Hurricane Candle' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Item' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    const done = within(await screen.findByRole('dialog', { name: 'Item has been removed' }));
    await waitFor(() =>
      expect(
        done.getByText(
          'What was bought stays on your list as purchased, and counts on. You’ll see by whom in your Thank You Manager.',
        ),
      ).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByText('Beeswax Hurricane Candle')).toBeNull();
    const gone = within(canvas.getByRole('region', { name: 'No Longer Available' }));
    await expect(gone.getByText('Steward Saucepan with Lid, 2 qt')).toHaveFocus();
  },
};

export const AfterTheEvent: Story = {
  name: 'For its registrant, after the event',
  parameters: { requirements: ['PAGE-10', 'PAGE-14'] },
  ...pageOf({
    view: {
      role: 'registrant',
      items: [...goneGifts, ...exampleGifts],
      header: exampleHeader({ isPostEvent: true }),
    },
  }),
  play: async ({ canvas }) => {
    const gone = within(canvas.getByRole('region', { name: 'No Longer Available' }));
    await userEvent.click(gone.getByRole('button', { name: 'Show Items' }));
    await expect(gone.getAllByRole('button', { name: /^Replace/ })).toHaveLength(2);
    await expect(gone.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /Add to Cart|Manage Item/ })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: /^Quantity/ })).toBeNull();
    await expect(canvas.getAllByRole('link', { name: /^View Details/ })).toHaveLength(exampleGifts.length);
    await expect(canvas.queryByText('Gift cards')).toBeNull();
  },
};

export const Filtered: Story = {
  name: 'Filtered, then nothing found, then cleared',
  parameters: { requirements: ['PAGE-08'] },
  ...pageOf({ view: { items: exampleGifts.filter(({ purchased }) => purchased === 0) } }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Purchased' }));
    await expect(canvas.getByText('No gifts found for your selected filter(s).')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(canvas.getByText('Gooseneck Pour-Over Kettle')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'All Gifts' })).toBeChecked();
  },
};

export const NothingAdded: Story = {
  name: 'No gifts yet, for a guest',
  parameters: { requirements: ['PAGE-08'], a11y: { test: 'error' } },
  ...pageOf({ view: { items: [] } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No gifts have been added to this registry.')).toBeVisible();
  },
};

export const NothingAddedByYou: Story = {
  tags: ['more'],
  name: 'No gifts yet, for the registrant',
  ...pageOf({ view: { items: [], role: 'registrant' } }),
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByText('Now the fun part: add gifts to your registry.')).toBeVisible();
    const filled = [...canvasElement.querySelectorAll('.button:not([data-variant]), .button[data-variant="filled"]')];
    await expect(filled.map(({ textContent }) => textContent)).toEqual(['View Checklist']);
    await expect(canvas.queryByRole('complementary', { name: 'Both brands on one registry' })).toBeNull();
  },
};

const bought = examplePage();
const kettle = exampleGifts.find(({ product }) => product.name === 'Gooseneck Pour-Over Kettle') ?? exampleGifts[0];

export const ObservableState: Story = {
  name: 'Somebody else buys while a quantity is being typed',
  parameters: { requirements: ['ITEM-03'] },
  args: { stream: bought.stream },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity of Tilt-Head Stand Mixer, Oat' });
    await userEvent.clear(field);
    await userEvent.type(field, '3');
    if (kettle !== undefined) bought.registry.fold(allBought(kettle));
    await waitFor(() => expect(canvas.getByText('Gooseneck Pour-Over Kettle, now purchased')).toBeInTheDocument());
    const card = within(canvas.getByRole('article', { name: 'Gooseneck Pour-Over Kettle' }));
    await expect(card.getByText('Purchased')).toBeVisible();
    await expect(field).toHaveValue('3');
    await expect(canvas.getByText('The number you entered exceeds the requested amount.')).toBeVisible();
  },
};

const taken = examplePage();

export const TakenByOthers: Story = {
  name: 'Somebody else buys the gift that has the focus: the focus stays at its card, which moves to the end',
  parameters: { requirements: ['ITEM-03'] },
  args: { stream: taken.stream },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Add to Cart: Gooseneck Pour-Over Kettle' }).focus();
    if (kettle !== undefined) taken.registry.fold(allBought(kettle));
    const card = canvas.getByRole('article', { name: 'Gooseneck Pour-Over Kettle' });
    await waitFor(() => expect(within(card).getByText('Purchased')).toBeVisible());
    await expect(within(within(card).getByRole('heading')).getByRole('link')).toHaveFocus();
  },
};

export const Loading: Story = {
  name: 'Loading',
  parameters: { a11y: { test: 'error' } },
  ...pageOf({ open$: NEVER }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading the registry')).toBeVisible());
  },
};

/** A source that gives no answer the first time. */
const atSecondAttempt = () => {
  const attempts = [E.left({ _tag: 'Unavailable' } as const)];
  return defer(() => of(attempts.pop() ?? E.right(exampleView({ items: exampleGifts }))));
};

export const Failed: Story = {
  name: 'Failed, then tried again',
  parameters: { requirements: ['PAGE-08'] },
  ...pageOf({ open$: atSecondAttempt() }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByText('Fern Serving Bowl')).toBeVisible();
  },
};

/** The rest of the list, emitted by the story. */
const rest$ = new Subject<ObservedValueOf<RegistrySource['open$']>>();

export const TypedAsRestComes: Story = {
  name: 'What is typed as the rest of a long list comes stands there at once',
  parameters: { requirements: ['BUY-01'] },
  ...pageOf({ isInPart: true, view: { items: exampleGifts.slice(0, 2) }, open$: rest$ }),
  play: async ({ canvas }) => {
    const [quantity] = await canvas.findAllByLabelText<HTMLInputElement>(/^Quantity of /);
    if (quantity === undefined) throw new Error('nothing can be bought');
    quantity.select();
    rest$.next(E.right(exampleView({ items: exampleGifts })));
    document.execCommand('insertText', false, '25');
    const drawn = quantity.value;
    await expect(drawn).toBe('25');
    await waitFor(() => expect(canvas.getByText('Fern Serving Bowl')).toBeVisible());
    await expect(quantity).toHaveValue('25');
  },
};
