import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { AddGiftCard } from './gift-card-source.ts';
import { GiftCards, giftCardForm } from './gift-cards.view.tsx';
import {
  addsAtOnce,
  type ExampleGiftCardsOptions,
  exampleGiftCards,
  refusesWith,
} from './testing/example-gift-cards.ts';

export default {
  title: 'List/Gift cards',
  component: GiftCards,
  args: exampleGiftCards(),
  beforeEach: async () => {
    giftCardForm.fetch();
    await waitFor(() => expect(giftCardForm.state.value._tag).toBe('Loaded'));
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof GiftCards>;
type Story = StoryObj<typeof GiftCards>;

const of = (options: ExampleGiftCardsOptions): Pick<Story, 'args'> => ({ args: exampleGiftCards(options) });
const kept = { kind: 'GiftCard', amount: '' } as const;

const formIn = (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  return {
    page,
    field: page.getByRole('textbox', { name: 'Amount' }),
    button: (name: string | RegExp) => page.getByRole('button', { name }),
  };
};

export const Form: Story = {
  name: 'The form: a kind by radio, its hint, an amount; an eGift card of $100 at first',
  parameters: { requirements: ['PAGE-06', 'GC-01', 'GC-04'] },
  ...of({}),
  play: async ({ canvasElement }) => {
    const { page, field, button } = formIn(canvasElement);
    await expect(page.getByRole('heading', { level: 2, name: 'Gift cards' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'eGift Card' })).toBeChecked();
    await expect(field).toHaveValue('100');
    await expect(field).toHaveAccessibleDescription('eGift card amount must be at least $25');
    await expect(field).not.toBeInvalid();
    await expect(button('Add $100 eGift Card')).toBeVisible();

    await userEvent.click(button('$50'));
    await userEvent.click(page.getByRole('radio', { name: 'Gift Card' }));
    await expect(field).toHaveAccessibleDescription('Gift card amount must be at least $10');
    await expect(button('Add $50 Gift Card')).toBeVisible();
    await userEvent.clear(field);
    await expect(button('Add Gift Card')).toBeVisible();

    const toggle = button('Gift cards');
    await userEvent.click(toggle);
    await expect(field).not.toBeVisible();
    await userEvent.click(toggle);
    await expect(page.getByRole('radio', { name: 'Gift Card' })).toBeChecked();
  },
};

export const Empty: Story = {
  name: 'Nothing was entered',
  parameters: { requirements: ['GC-02'] },
  ...of({ kept }),
  play: async ({ canvasElement }) => {
    const { page, field, button } = formIn(canvasElement);
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).not.toBeInvalid();
    await userEvent.click(button(/^Add .*Gift Card$/));
    await expect(await page.findByText('Please enter a gift card amount.')).toBeVisible();
    await expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const OutOfRange: Story = {
  name: 'An amount out of range is told when the field is left, until it is right',
  parameters: { requirements: ['GC-03'], a11y: { test: 'error' } },
  ...of({ kept }),
  play: async ({ canvasElement }) => {
    const { page, field, button } = formIn(canvasElement);
    const wrong = 'Invalid gift card amount. Must be between $10.00 and $999.00';
    await document.fonts.ready;
    const place = button(/^Add .*Gift Card$/).getBoundingClientRect().top;
    await userEvent.type(field, '9.99');
    await expect(page.queryByText(wrong)).toBeNull();
    await userEvent.tab();
    await expect(await page.findByText(wrong)).toBeVisible();
    await expect(page.queryByText('Gift card amount must be at least $10')).toBeNull();
    await expect(field).toHaveValue('9.99');
    await expect(button(/^Add .*Gift Card$/).getBoundingClientRect().top).toBe(place);
    await userEvent.clear(field);
    await expect(page.queryByText(wrong)).toBeNull();
    await userEvent.type(field, '999.01');
    await userEvent.tab();
    await expect(await page.findByText(wrong)).toBeVisible();
    await userEvent.type(field, '{Backspace}0');
    await expect(page.queryByText(wrong)).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, '10');
    await userEvent.tab();
    await expect(field).not.toBeInvalid();
    await userEvent.click(page.getByRole('radio', { name: 'eGift Card' }));
    await expect(await page.findByText('Invalid gift card amount. Must be between $25.00 and $999.00')).toBeVisible();
  },
};

export const Added: Story = {
  name: 'A card in the post is added',
  parameters: { requirements: ['GC-01'] },
  ...of({ kept }),
  play: async ({ canvasElement }) => {
    const { page, field, button } = formIn(canvasElement);
    await userEvent.type(field, ' 50.5 {Enter}');
    await expect(await page.findByRole('button', { name: 'ADDED' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveTextContent('Gift Card for $50.50 added to your cart. View Cart');
    await expect(page.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/checkout/cart');
    await expect(field).toHaveValue('');
    await userEvent.type(field, '20');
    await expect(button(/^Add .*Gift Card$/)).toBeVisible();
  },
};

export const Mailed: Story = {
  name: 'A card by mail is added: the shop’s answer in a popup',
  parameters: { a11y: { test: 'error' } },
  ...of({ kept }),
  play: async ({ canvasElement }) => {
    const { page, field, button } = formIn(canvasElement);
    await userEvent.click(page.getByRole('radio', { name: 'eGift Card' }));
    await userEvent.type(field, '25');
    await userEvent.click(button('Add $25 eGift Card'));
    const dialog = await screen.findByRole('dialog', { name: 'Your eGift Card is in your cart' });
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
    await expect(within(dialog).getByText('We send it once the order is placed.')).toBeVisible();
    await expect(within(dialog).getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/checkout/cart');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const failsOnce = (): AddGiftCard => {
  let isFailed = false;
  return (order, key) => {
    if (isFailed) return addsAtOnce(order, key);
    isFailed = true;
    return refusesWith({ _tag: 'Unavailable' })(order, key);
  };
};

/** Scrolls the form so that its last buttons are at the lower edge of the window. */
const lowIn = (button: HTMLElement): void => {
  window.scrollBy(0, button.getBoundingClientRect().bottom - window.innerHeight + 4);
};
const isInSight = (told: HTMLElement): boolean => {
  const { top, bottom } = told.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

export const ToldInSight: Story = {
  name: 'What became of the button comes into sight where it stands at the lower edge',
  parameters: { requirements: ['GC-01'] },
  ...of({ add: failsOnce(), kept }),
  play: async ({ canvasElement }) => {
    const { page, field, button } = formIn(canvasElement);
    canvasElement.style.paddingTop = '100vh';
    canvasElement.style.paddingBottom = '100vh';
    await userEvent.type(field, '50');
    const add = button(/^Add .*Gift Card$/);
    lowIn(add);
    add.click();
    const failed = await page.findByRole('alert');
    await waitFor(() => expect(isInSight(failed)).toBe(true));
    lowIn(add);
    add.click();
    const told = await page.findByText(/^Gift Card for \$50\.00 added to your cart\./);
    await waitFor(() => expect(isInSight(told)).toBe(true));
  },
};

export const Canada: Story = {
  name: 'In Canada: no form, the ways to a card elsewhere',
  parameters: { requirements: ['GC-08', 'CA-01'], a11y: { test: 'error' } },
  ...of({ site: 'canada' }),
  globals: { site: 'canada' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Gift cards' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy a Gift Card Online' })).toHaveAttribute('href', '/gift-cards/');
    await expect(canvas.getByRole('link', { name: 'Buy a Gift Card in a Store' })).toHaveAttribute('href', '/stores/');
    await expect(canvas.queryByRole('button', { name: /buy|add/i })).toBeNull();
    await expect(canvas.getByText('eGift cards, sent by email: how to order one')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByText(/\$/)).toBeNull();
  },
};
