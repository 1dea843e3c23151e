import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E } from 'fp-ts';
import { asyncScheduler, NEVER, of } from 'rxjs';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PopupLink } from './popup-link.tsx';
import {
  type ShippingPopupDependencies,
  type ShippingPopupStream,
  shippingPopupStream,
} from './shipping-popup.stream.ts';
import { ShippingPopup } from './shipping-popup.view.tsx';

type Popup = ShippingPopupDependencies['catalogue']['popup'];

const streamOf = (popup: Popup): ShippingPopupStream =>
  shippingPopupStream({ catalogue: { popup }, scheduler: asyncScheduler, log: { write: () => () => undefined } });

const oversized = E.right({
  popupName: 'oversized',
  title: 'Large Items',
  html: '<p>Two people carry it into the room of your choice.</p><ul><li>We call before we come</li><li>The packaging leaves with us</li></ul>',
});

const Page = ({ stream }: { readonly stream: ShippingPopupStream }) => (
  <main style={{ padding: 24 }}>
    <PopupLink popupName="oversized" onOpen={stream.open}>
      Delivered into the room
    </PopupLink>
    <ShippingPopup stream={stream} />
  </main>
);

export default {
  title: 'Dialogs/Shipping popup',
  component: Page,
  subcomponents: { ShippingPopup },
  args: { stream: streamOf(() => () => of(oversized)) },
} satisfies Meta<typeof Page>;
type Story = StoryObj<typeof Page>;

const opened = async (canvasElement: HTMLElement, name: string) => {
  await userEvent.click(within(canvasElement).getByRole('link', { name: 'Delivered into the room' }));
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  return within(dialog);
};

export const Shown: Story = {
  tags: ['more'],
  name: 'Opened from its link, closed',
  play: async ({ canvasElement, canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', '/browse/popup?popupName=oversized');
    const dialog = await opened(canvasElement, 'Large Items');
    await expect(dialog.getByText('Two people carry it into the room of your choice.')).toBeVisible();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(link).toHaveFocus());
  },
};

export const Loading: Story = {
  name: 'Loading',
  parameters: { a11y: { test: 'error' } },
  args: { stream: streamOf(() => () => NEVER) },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Shipping information');
    await expect(await dialog.findByText('Loading the shipping information')).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  name: 'Unknown name',
  parameters: { a11y: { test: 'error' } },
  args: { stream: streamOf(() => () => of(E.left({ _tag: 'PopupNotFound' } as const))) },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Shipping information');
    await expect(dialog.getByText('We don’t have shipping information under this name.')).toBeVisible();
  },
};
