import {
  type BudgetAnswer,
  budgetBasketMessages,
  type CartRequest,
  type RegistryItem,
  type Site,
} from '@gift-registry/domain';
import { cartIdOf, centsOf, idempotencyKeyOf, sites } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { asyncScheduler } from 'rxjs';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { examplePageWith } from '../contribution/testing/example-fund.ts';
import { mutationKeys } from '../mutation/index.ts';
import { budgetBasketsStream } from './budget-baskets.stream.ts';
import { BudgetBaskets } from './budget-baskets.view.tsx';
import { exampleBasket, lamp, plates } from './testing/example-baskets.ts';

interface PageProps {
  readonly site: Site;
  /** The answers, one for each time that baskets are asked for; the last one for all further times. */
  readonly answers: ReadonlyArray<BudgetAnswer>;
  /** The list after another guest bought something. */
  readonly meanwhile: ReadonlyArray<RegistryItem>;
}

const added = fn((_requests: ReadonlyArray<CartRequest>) => undefined);

/** A page with the button that opens the dialog, and one by which another guest buys. */
const Page = ({ site, answers, meanwhile }: PageProps) => {
  const page = examplePageWith([plates, lamp]);
  let asked = 0;
  const stream = budgetBasketsStream({
    cart: {
      baskets: () => async () => {
        asked += 1;
        return E.right(answers[Math.min(asked, answers.length) - 1] ?? { baskets: [], least: O.none });
      },
      add: (lines) => async () => {
        added(lines);
        return E.right({ cartId: cartIdOf('the-cart'), count: 4, added: lines, warnings: [] });
      },
    },
    registry: page.registry,
    site,
    keys: mutationKeys<string>(() => idempotencyKeyOf('basket-key-1')),
    scheduler: asyncScheduler,
    log: { write: () => () => undefined },
    onAdded: () => undefined,
  });
  return (
    <main style={{ padding: 24 }}>
      <button type="button" onClick={stream.open}>
        Help me choose
      </button>
      <button type="button" hidden data-testid="meanwhile" onClick={() => page.becomes(...meanwhile)}>
        Somebody else buys
      </button>
      <BudgetBaskets stream={stream} />
    </main>
  );
};

export default {
  title: 'Dialogs/Help me choose',
  component: Page,
  subcomponents: { BudgetBaskets },
  args: {
    site: sites.main,
    answers: [
      { baskets: [exampleBasket(plates, lamp), exampleBasket(lamp), exampleBasket(plates)], least: O.none },
      { baskets: [exampleBasket(lamp)], least: O.none },
    ],
    meanwhile: [{ ...plates, purchased: 8 }, lamp],
  },
  parameters: { requirements: ['BASKET-01'] },
} satisfies Meta<typeof Page>;
type Story = StoryObj<typeof Page>;

const opened = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Help me choose' }));
  const dialog = await screen.findByRole('dialog', { name: budgetBasketMessages.title });
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  return within(dialog);
};

export const ThreeBaskets: Story = {
  name: 'Three baskets with their sums; one is added by its button',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvasElement }) => {
    added.mockClear();
    const dialog = await opened(canvasElement);
    await userEvent.type(dialog.getByRole('textbox'), '$130{Enter}');
    await expect(await dialog.findByText('3 baskets within $130')).toBeVisible();
    const first = within(dialog.getByRole('region', { name: 'Basket 1, $127.17' }));
    await expect(first.getByText('$106.85 + shipping $9.95 + tax $10.37 = $127.17')).toBeVisible();
    await expect(first.getByText('3 of Linden Dinner Plate')).toBeVisible();
    await expect(first.getByText('Completes the set')).toBeVisible();
    await expect(first.getByText('Most loved')).toBeVisible();
    await userEvent.click(
      first.getByRole('button', { name: 'Add all to cart: Linden Dinner Plate, Heron Table Lamp' }),
    );
    await waitFor(() => expect(added).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const SomebodyElseBuys: Story = {
  name: 'Somebody else buys a gift of a basket: the baskets are new, and say so',
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: '$150' }));
    await dialog.findByText('3 baskets within $150');
    within(canvasElement).getByTestId('meanwhile').click();
    await expect(
      await dialog.findByText('Someone just bought Linden Dinner Plate. These baskets are new.'),
    ).toBeVisible();
    await expect(await dialog.findByText('One basket within $150')).toBeVisible();
  },
};

export const NothingFits: Story = {
  name: 'Nothing fits: the least is said; what is no amount is said at the field',
  args: { answers: [{ baskets: [], least: O.some(centsOf(1_400)) }] },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    const field = dialog.getByRole('textbox');
    await userEvent.type(field, 'some{Enter}');
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '10{Enter}');
    await expect(
      await dialog.findByText('No gift fits within $10. The least is $14 with shipping and tax.'),
    ).toBeVisible();
  },
};
