import { contributionMessages, fundMessages, type RegistryItem } from '@gift-registry/domain';
import { cartIdOf, centsOf, idempotencyKeyOf, sites } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E } from 'fp-ts';
import { asyncScheduler, of } from 'rxjs';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageDraftMemory } from '../list-model/testing/page-draft-memory.ts';
import { mutationKeys } from '../mutation/index.ts';
import { contributionStream } from './contribution.stream.ts';
import { Contribution } from './contribution.view.tsx';
import type { AddContribution } from './contribution-source.ts';
import { exampleFund, examplePageWith } from './testing/example-fund.ts';

interface PageProps {
  readonly item: RegistryItem;
  readonly add: AddContribution;
  /** The amount that the cart already holds for the fund, in cents. */
  readonly held: number;
  /** The item after another guest's gift. */
  readonly meanwhile: RegistryItem;
}

/** A page with the button of one card, and a button by which another guest contributes. */
const Page = ({ item, add, held, meanwhile }: PageProps) => {
  const page = examplePageWith([item]);
  const stream = contributionStream({
    add,
    inCart: () => of(E.right(centsOf(held))),
    registry: page.registry,
    site: sites.main,
    keys: mutationKeys<number>(() => idempotencyKeyOf('giving-key-1')),
    amounts: pageDraftMemory(),
    scheduler: asyncScheduler,
    log: { write: () => () => undefined },
    onGiven: () => undefined,
  });
  return (
    <main style={{ padding: 24 }} id="content" tabIndex={-1}>
      <button type="button" onClick={() => stream.open(item.identity)}>
        {fundMessages.contribute}
      </button>
      <button type="button" hidden data-testid="meanwhile" onClick={() => page.becomes(meanwhile)}>
        Somebody else gives
      </button>
      <Contribution stream={stream} />
    </main>
  );
};

const added: AddContribution = () => of(E.right({ cartId: cartIdOf('cart-1'), count: 1, missing: centsOf(70_900) }));

export default {
  title: 'Dialogs/Contribution',
  component: Page,
  subcomponents: { Contribution },
  args: { item: exampleFund(), add: added, held: 0, meanwhile: exampleFund(114_900) },
} satisfies Meta<typeof Page>;
type Story = StoryObj<typeof Page>;

const opened = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: fundMessages.contribute }));
  const dialog = await screen.findByRole('dialog', { name: contributionMessages.title });
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  return within(dialog);
};
const somebodyGives = (canvasElement: HTMLElement): void => within(canvasElement).getByTestId('meanwhile').click();
const give = async (dialog: ReturnType<typeof within>, amount: string) => {
  await userEvent.type(dialog.getByLabelText('Amount'), amount);
  await userEvent.click(dialog.getByRole('button', { name: contributionMessages.add }));
};

export const Opened: Story = {
  name: 'Opened: progress, suggestions, how much the fund takes',
  parameters: { requirements: ['GG-01', 'FUND-04'] },
  play: async ({ canvasElement, canvas }) => {
    const dialog = await opened(canvasElement);
    await expect(dialog.getByText(/^If the fund isn’t full by Jul 3, 2027, you choose: your money back/)).toBeVisible();
    await expect(dialog.getByText('$940 of $1,649 raised')).toBeVisible();
    const meter = dialog.getByRole('progressbar', { name: 'Group gift fund for Alder Dining Table, 84 in' });
    await expect(meter).toHaveAttribute('aria-valuenow', '57');
    await expect(meter).toHaveAttribute('aria-valuetext', '$940 of $1,649 raised');
    await expect(dialog.getByText('Any amount from $10 to $709.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'All $709 still needed' }));
    await expect(dialog.getByLabelText('Amount')).toHaveValue('709');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: fundMessages.contribute })).toHaveFocus());
  },
};

export const TooLittle: Story = {
  name: 'Too little, and nothing: the field says so and is focused',
  parameters: { requirements: ['GG-01', 'GC-04'], a11y: { test: 'error' } },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await give(dialog, '9.99');
    const amount = dialog.getByLabelText('Amount');
    await expect(dialog.getByText('Contributions start at $10.')).toBeVisible();
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveValue('9.99');
  },
};

export const Given: Story = {
  name: 'In the cart: it counts with the order',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvasElement }) => {
    await give(await opened(canvasElement), '50');
    const done = within(await screen.findByRole('dialog', { name: 'Added to your cart' }));
    await expect(
      done.getByText('Your contribution of $50 to Alder Dining Table, 84 in is in your cart.'),
    ).toBeVisible();
    await expect(done.getByText('It’s added to the fund when you place your order.')).toBeVisible();
    await expect(done.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/checkout/cart');
    await waitFor(() => expect(done.getByText('Added to your cart')).toHaveFocus());
  },
};

export const FullMeanwhile: Story = {
  name: 'The fund is full meanwhile',
  parameters: { a11y: { test: 'error' } },
  args: { meanwhile: exampleFund(164_900) },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    somebodyGives(canvasElement);
    const ended = within(await screen.findByRole('dialog', { name: 'This gift is complete' }));
    await expect(
      ended.getByText(/Nothing new was added to your cart; .* is still there\. Please choose another gift\.$/),
    ).toBeVisible();
    await waitFor(() => expect(ended.getByText('This gift is complete')).toHaveFocus());
    await expect(ended.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/checkout/cart');
  },
};

export const BesideTheCart: Story = {
  name: 'The cart contains some already: it is shown, with what can be added',
  parameters: { requirements: ['GG-01'] },
  args: { held: 4_000 },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await expect(dialog.getByText('Your cart already has $40 for this gift.')).toBeVisible();
    await expect(dialog.getByText('You can add up to $669 more.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'All $669 that can be added' })).toBeVisible();
    await give(dialog, '669.01');
    await expect(dialog.getByText('Only $669 more can be added. Please enter that amount or less.')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Amount'));
    await give(dialog, '5');
    await expect(await screen.findByText(/Your contribution of \$5 to Alder Dining Table/)).toBeVisible();
  },
};
