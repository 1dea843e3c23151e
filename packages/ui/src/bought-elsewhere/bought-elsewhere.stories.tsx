import { boughtElsewhereMessages, type ElsewhereGift, type RegistryItem } from '@gift-registry/domain';
import { exampleItem, idempotencyKeyOf, orderNumberOf, sites } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { asyncScheduler } from 'rxjs';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { examplePageWith } from '../contribution/testing/example-fund.ts';
import { boughtElsewhereStream } from './bought-elsewhere.stream.ts';
import { BoughtElsewhereDialog } from './bought-elsewhere.view.tsx';

type Report = Parameters<typeof boughtElsewhereStream>[0]['boughtElsewhere']['report'];

interface PageProps {
  readonly item: RegistryItem;
  readonly report: Report;
  /** The item after another guest bought some of it. */
  readonly meanwhile: RegistryItem;
}

const plates = exampleItem({ wanted: 8, purchased: 5 });

/** A page with the button that opens the dialog, and one by which another guest buys. */
const Page = ({ item, report, meanwhile }: PageProps) => {
  const page = examplePageWith([item]);
  const stream = boughtElsewhereStream({
    boughtElsewhere: { report },
    registry: page.registry,
    site: sites.main,
    giver: () => O.some({ firstName: 'Ruth', lastName: 'Moran', email: '' }),
    newKey: () => idempotencyKeyOf('elsewhere-key-1'),
    scheduler: asyncScheduler,
  });
  return (
    <main style={{ padding: 24 }} id="content" tabIndex={-1}>
      <button type="button" onClick={() => stream.open(item.identity)}>
        {boughtElsewhereMessages.open}
      </button>
      <button type="button" hidden data-testid="meanwhile" onClick={() => page.becomes(meanwhile)}>
        Somebody else buys
      </button>
      <BoughtElsewhereDialog stream={stream} />
    </main>
  );
};

const reported = fn((_gift: ElsewhereGift) => undefined);
const counted: Report = (gift) => async () => {
  reported(gift);
  return E.right(orderNumberOf('GR-7KQ2M-XW94C'));
};

export default {
  title: 'Dialogs/Bought elsewhere',
  component: Page,
  subcomponents: { BoughtElsewhereDialog },
  args: { item: plates, report: counted, meanwhile: exampleItem({ wanted: 8, purchased: 8 }) },
} satisfies Meta<typeof Page>;
type Story = StoryObj<typeof Page>;

const opened = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: boughtElsewhereMessages.open }));
  const dialog = await screen.findByRole('dialog', { name: boughtElsewhereMessages.title });
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  return within(dialog);
};

export const Marking: Story = {
  name: 'Empty fields say what is missing; a filled form is sent once, and says how to undo it',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvasElement }) => {
    reported.mockClear();
    const dialog = await opened(canvasElement);
    await expect(dialog.getByLabelText('Your first name')).toHaveValue('Ruth');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as Bought' }));
    const shop = dialog.getByLabelText('Where did you buy it?');
    await waitFor(() => expect(shop).toHaveFocus());
    await expect(shop).toBeInvalid();
    await expect(dialog.getByText('Enter your email address, like name@example.com.')).toBeVisible();
    await userEvent.type(shop, 'The Corner Store');
    await expect(shop).toBeValid();
    await userEvent.type(dialog.getByLabelText('Your email'), 'ruth@example.com');
    await userEvent.selectOptions(dialog.getByLabelText('How many did you buy?'), '2');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as Bought' }));
    const done = within(await screen.findByRole('dialog', { name: 'Thank you for telling us' }, { timeout: 10_000 }));
    await expect(done.getByText('2 of Linden Dinner Plate are marked as bought.')).toBeVisible();
    await expect(done.getByText(/sent a link to ruth@example.com/)).toBeVisible();
    await expect(done.getByRole('link', { name: 'See or Undo' })).toHaveAttribute(
      'href',
      '/order?number=GR-7KQ2M-XW94C',
    );
    await expect(reported.mock.calls).toMatchObject([
      [{ quantity: 2, shop: 'The Corner Store', shopOrder: '', giver: { lastName: 'Moran' } }],
    ]);
  },
};

export const LastOneGone: Story = {
  name: 'Another guest buys the rest meanwhile: the dialog says so and marks nothing',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvasElement, canvas }) => {
    const dialog = await opened(canvasElement);
    await expect(dialog.getByText('3 are still wanted.')).toBeVisible();
    canvas.getByTestId('meanwhile').click();
    const ended = within(await screen.findByRole('dialog', { name: 'This gift can’t be marked anymore' }));
    await expect(ended.getByText(/bought the last one/)).toBeVisible();
    await userEvent.click(ended.getByRole('button', { name: 'Back to the Registry' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const NotMarked: Story = {
  name: 'Fewer are wanted than were bought: says how many are left, and what was typed stays',
  args: { report: () => async () => E.left({ _tag: 'NotSoMany', left: 1 }) },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await userEvent.type(dialog.getByLabelText('Where did you buy it?'), 'The Corner Store');
    await userEvent.type(dialog.getByLabelText('Your email'), 'ruth@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as Bought' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Only one is still wanted now.');
    await expect(dialog.getByLabelText('Where did you buy it?')).toHaveValue('The Corner Store');
  },
};
