import { centsOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { NEVER } from 'rxjs';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { leftByEscape } from '../dialog/testing/left-by-escape.ts';
import type { AddGiftCard } from './gift-card-source.ts';
import { GiftCards, giftCardForm } from './gift-cards.view.tsx';
import {
  addsAtOnce,
  type ExampleGiftCardsOptions,
  exampleGiftCards,
  refusesWith,
} from './testing/example-gift-cards.ts';

const meta: Meta<typeof GiftCards> = {
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
};
export default meta;
type Story = StoryObj<typeof GiftCards>;

const of = (options: ExampleGiftCardsOptions): Pick<Story, 'args'> => ({ args: exampleGiftCards(options) });

const formIn = (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  return {
    page,
    field: page.getByRole('textbox', { name: 'Amount' }),
    button: (name: string | RegExp) => page.getByRole('button', { name }),
  };
};

export const Form: Story = {
  name: 'The form: a kind by radio, its hint, an amount',
  parameters: { requirements: ['PAGE-06', 'GC-01', 'GC-04'] },
  ...of({}),
  play: async ({ canvasElement }) => {
    const { page, field, button } = formIn(canvasElement);
    await expect(page.getByRole('heading', { level: 2, name: 'GIFT CARDS' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Gift Card' })).toBeChecked();
    await expect(field).toHaveAccessibleDescription('Gift card amount must be at least $10');
    await expect(field).not.toBeInvalid();
    await expect(button('Add Gift Card to Cart')).toBeVisible();

    await userEvent.click(button('$100'));
    await expect(field).toHaveValue('100');
    await userEvent.click(page.getByRole('radio', { name: 'eGift Card' }));
    await expect(field).toHaveAccessibleDescription('eGift card amount must be at least $25');
    await expect(field).toHaveValue('100');
    await expect(button('Add eGift Card to Cart')).toBeVisible();

    const toggle = button('GIFT CARDS');
    await userEvent.click(toggle);
    await expect(field).not.toBeVisible();
    await userEvent.click(toggle);
    await expect(field).toHaveValue('100');
  },
};

export const Empty: Story = {
  name: 'Nothing was entered',
  parameters: { requirements: ['GC-02'] },
  ...of({}),
  play: async ({ canvasElement }) => {
    const { page, field, button } = formIn(canvasElement);
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).not.toBeInvalid();
    await userEvent.click(button('Add Gift Card to Cart'));
    await expect(await page.findByText('Please enter a gift card amount.')).toBeVisible();
    await expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const OutOfRange: Story = {
  name: 'An amount out of range is told when the field is left, until it is right',
  parameters: { requirements: ['GC-03'], a11y: { test: 'error' } },
  ...of({}),
  play: async ({ canvasElement }) => {
    const { page, field, button } = formIn(canvasElement);
    const wrong = 'Invalid gift card amount. Must be between $10.00 and $999.00';
    await document.fonts.ready;
    const place = button('Add Gift Card to Cart').getBoundingClientRect().top;
    await userEvent.type(field, '9.99');
    await expect(page.queryByText(wrong)).toBeNull();
    await userEvent.tab();
    await expect(await page.findByText(wrong)).toBeVisible();
    await expect(field).toHaveValue('9.99');
    await expect(button('Add Gift Card to Cart').getBoundingClientRect().top).toBe(place);
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
  ...of({}),
  play: async ({ canvasElement }) => {
    const { page, field, button } = formIn(canvasElement);
    await userEvent.type(field, ' 50.5 {Enter}');
    await expect(await page.findByRole('button', { name: 'ADDED' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveTextContent('Gift Card for $50.50 added to your cart. View Cart');
    await expect(page.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/checkout/cart');
    await expect(field).toHaveValue('');
    await userEvent.type(field, '20');
    await expect(button('Add Gift Card to Cart')).toBeVisible();
  },
};

export const Mailed: Story = {
  name: 'A card by mail is added: the shop’s answer in a popup',
  parameters: { a11y: { test: 'error' } },
  ...of({}),
  play: async ({ canvasElement }) => {
    const { page, field, button } = formIn(canvasElement);
    await userEvent.click(page.getByRole('radio', { name: 'eGift Card' }));
    await userEvent.type(field, '25');
    await userEvent.click(button('Add eGift Card to Cart'));
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

export const Adding: Story = {
  name: 'A card is being added',
  parameters: { requirements: ['GC-01'] },
  ...of({ add: () => NEVER }),
  play: async ({ canvasElement }) => {
    const { page, field } = formIn(canvasElement);
    await userEvent.type(field, '50{Enter}');
    await expect(await page.findByRole('button', { name: 'Adding…' })).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('status')).toHaveTextContent('Adding…');
  },
};

export const Rejected: Story = {
  tags: ['more'],
  name: 'The shop rejects the amount: its text under the field, what was typed stays',
  ...of({
    add: refusesWith({
      _tag: 'GiftCardAmountOutOfRange',
      kind: 'GiftCard',
      minimum: centsOf(1_000),
      maximum: centsOf(100_000),
    }),
  }),
  play: async ({ canvasElement }) => {
    const { field } = formIn(canvasElement);
    await userEvent.type(field, '50{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    const description = field.getAttribute('aria-describedby') ?? '';
    const texts = description.split(' ').map((id) => document.getElementById(id)?.textContent);
    await expect(texts).toContain('Invalid gift card amount.  Must be between $10 and $1000');
    await expect(field).toHaveValue('50');
    await expect(field).toHaveFocus();
  },
};

export const Failed: Story = {
  tags: ['more'],
  name: 'Nobody answered: it may be in the cart or not, what was typed stays, and asking again is offered',
  ...of({ add: refusesWith({ _tag: 'Unavailable' }) }),
  play: async ({ canvasElement }) => {
    const { page, field, button } = formIn(canvasElement);
    await userEvent.type(field, '50{Enter}');
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'We’re having trouble connecting, so this may already be in your cart, or may not. Try again. It won’t be added twice.',
    );
    await expect(field).toHaveValue('50');
    await expect(field).not.toBeInvalid();
    await expect(button('Add Gift Card to Cart')).toBeEnabled();
  },
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
  ...of({ add: failsOnce() }),
  play: async ({ canvasElement }) => {
    const { page, field, button } = formIn(canvasElement);
    canvasElement.style.paddingTop = '100vh';
    canvasElement.style.paddingBottom = '100vh';
    await userEvent.type(field, '50');
    const add = button('Add Gift Card to Cart');
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
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 2, name: 'GIFT CARDS' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Buy a Gift Card Online' })).toHaveAttribute('href', '/gift-cards/');
    await expect(page.getByRole('link', { name: 'Buy a Gift Card in a Store' })).toHaveAttribute('href', '/stores/');
    await expect(page.queryByRole('button', { name: /buy|add/i })).toBeNull();
    await expect(page.getByText('eGift cards, sent by email: how to order one')).toBeVisible();
    await expect(page.queryByRole('textbox')).toBeNull();
    await expect(page.queryByText(/\$/)).toBeNull();
  },
};

export const Registrant: Story = {
  name: 'For its registrant there is no such section',
  parameters: { requirements: ['PAGE-14'] },
  ...of({ view: { role: 'registrant' } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('GIFT CARDS')).toBeNull();
  },
};

const wanted = fn();

export const OtherBrand: Story = {
  name: 'The other brand’s gift cards are asked for with the amount that stands here',
  parameters: { requirements: ['XB-02'] },
  ...of({ onElsewhere: wanted }),
  play: async ({ canvasElement }) => {
    wanted.mockClear();
    const { field, button } = formIn(canvasElement);
    await userEvent.type(field, '50');
    await userEvent.click(button('Mode Two Gift Cards'));
    await expect(wanted).toHaveBeenCalledWith(O.some({ _tag: 'GiftCard', kind: 'GiftCard', amount: 5_000 }));
  },
};

export const PopupByKeyboard: Story = {
  tags: ['more'],
  name: 'The popup by keyboard: the focus goes in, Escape closes it, and the focus goes back',
  ...of({}),
  play: async ({ canvasElement }) => {
    const { page, field, button } = formIn(canvasElement);
    await userEvent.click(page.getByRole('radio', { name: 'eGift Card' }));
    await userEvent.type(field, '25');
    await leftByEscape(button('Add eGift Card to Cart'), 'Your eGift Card is in your cart');
  },
};
