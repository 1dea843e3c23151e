import { giftIdOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { exampleGifts } from './testing/example-thanks.ts';
import { OpenedThankYouPage } from './testing/opened-thank-you.tsx';
import { ThankYouPage } from './thank-you.view.tsx';

export default {
  title: 'Pages/Registry/Thank You Manager',
  component: OpenedThankYouPage,
  subcomponents: { ThankYouPage },
} satisfies Meta<typeof OpenedThankYouPage>;
type Story = StoryObj<typeof OpenedThankYouPage>;

export const Gifts: Story = {
  name: 'Every giver with address, gifts, words, note and status',
  parameters: { requirements: ['THX-02'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Thank You Manager' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Thank You Manager' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('1 of 3 people thanked, 2 to go.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').filter((item) => item.querySelector('input')).length).toBe(3);
    await expect(canvas.getByText('$150 toward Alder Dining Table')).toBeVisible();
    await expect(canvas.getByText('Austin, TX 78704')).toBeVisible();
    await expect(canvas.getAllByText('No postal address')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Print Labels' })).toHaveAttribute(
      'href',
      '/gift-registry/address-labels/7310442',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const formats = await screen.findAllByRole('menuitem');
    await expect(formats.map(({ textContent }) => textContent)).toEqual(['Excel', 'CSV']);
    await userEvent.keyboard('{Escape}');
  },
};

export const One: Story = {
  tags: ['more'],
  name: 'Marking one, and undoing it',
  play: async ({ canvas }) => {
    const turn = (name: string) => canvas.getByRole('button', { name });
    await userEvent.click(turn('Not yet. Mark Peter Whitlock as thanked'));
    await expect(turn('Thanked. Mark Peter Whitlock as not thanked')).toBeVisible();
    await expect(canvas.getByText(/^2 of 3 people thanked/)).toBeVisible();
    await expect(canvas.getByText('1 gift marked as thanked.')).toHaveAttribute('role', 'status');
  },
};

export const Many: Story = {
  name: 'Marking many',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mark as thanked' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all givers shown' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Ada Okafor' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mark 1 as thanked' }));
    await expect(canvas.getByText(/^2 of 3 people thanked/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mark as thanked' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ManyFarDown: Story = {
  tags: ['more'],
  name: 'The bar stays visible for a selection far down the list',
  args: {
    gifts: Array.from({ length: 40 }, (_, index) =>
      exampleGifts.map((gift) => {
        const id = giftIdOf(`HF-${index}${gift.id.slice(3)}`);
        return { ...gift, id, giverId: id };
      }),
    ).flat(),
  },
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ });
    const last = boxes.at(-1);
    if (last === undefined) throw new Error('no gifts');
    last.scrollIntoView({ block: 'end' });
    await userEvent.click(last);
    const mark = canvas.getByRole('button', { name: 'Mark 1 as thanked' });
    const seen = () => mark.getBoundingClientRect();
    await waitFor(() => expect(seen().top).toBeGreaterThanOrEqual(0));
    await expect(seen().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Noting: Story = {
  name: 'Writing a note, by keyboard',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Add a note. Your note on Peter Whitlock' }).focus();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Your note on Peter Whitlock' });
    await waitFor(() => expect(field).toHaveFocus());
    // A row clips its overflow: the focus ring and its offset take 4 px.
    const row = field.closest('li')?.getBoundingClientRect() ?? new DOMRect();
    await expect(row.right - field.getBoundingClientRect().right).toBeGreaterThanOrEqual(4);
    await expect(field.getBoundingClientRect().left - row.left).toBeGreaterThanOrEqual(4);
    await userEvent.keyboard('Heron');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Heron')).toBeVisible();
    await expect(canvas.getByText('Note saved.')).toHaveAttribute('role', 'status');
  },
};

export const Escaping: Story = {
  tags: ['more'],
  name: 'Escape closes an unchanged note, and asks first if it was edited; ignored during composition',
  play: async ({ canvas }) => {
    const opener = () => canvas.getByRole('button', { name: /^Add a note. Your note on Peter/ });
    await userEvent.click(opener());
    const field = () => canvas.getByRole('textbox', { name: /^Your note on/ });
    await waitFor(() => expect(field()).toHaveFocus());
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }));
    await expect(field()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
    await userEvent.click(opener());
    const isAskedOnLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect(isAskedOnLeaving()).toBe(false);
    await userEvent.type(field(), 'heron{Escape}');
    await waitFor(() => expect(isAskedOnLeaving()).toBe(true));
    await expect(field()).toHaveValue('heron');
    await expect(canvas.getByRole('alert')).toHaveTextContent('What you wrote hasn’t been saved yet.');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(isAskedOnLeaving()).toBe(false);
  },
};

export const Choosing: Story = {
  tags: ['more'],
  name: 'Filter, order and search',
  play: async ({ canvas }) => {
    const shown = () => canvas.getAllByRole('checkbox', { name: /^Select (?!all)/ }).length;
    await userEvent.click(canvas.getByRole('radio', { name: 'Not yet thanked' }));
    await expect(shown()).toBe(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by Newest' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Giver' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search for a giver or a gift' }), 'ada bowl');
    await expect(shown()).toBe(1);
  },
};

export const Nothing: Story = {
  tags: ['more'],
  name: 'No gifts yet',
  args: { gifts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No gifts yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Your List' })).toHaveAttribute(
      'href',
      '/gift-registry/registrant-list/7310442',
    );
  },
};
