import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ShareButton } from './share-button.view.tsx';

const link = 'http://localhost:3000/gift-registry/guest-list/7310442';

const meta: Meta<typeof ShareButton> = {
  title: 'Registry/Share',
  component: ShareButton,
  parameters: { docs: { story: { height: '420px' } } },
  args: { link, title: 'Amelia & Jonah’s Wedding Registry', onCopyFailed: fn() },
  decorators: [
    (Story) => (
      <main style={{ minHeight: 240, padding: 24 }}>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ShareButton>;

const press = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }));

/** A device that has no way of sharing of its own. */
const withoutNativeShare = (): void => {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
};

export const Copied: Story = {
  name: '[SHARE-01] Copies the link, and shows a toast until dismissed',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvasElement }) => {
    withoutNativeShare();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(canvasElement);
    await expect(write).toHaveBeenCalledWith(link);
    const status = within(canvasElement).getByRole('status');
    await waitFor(() => expect(within(status).getByText('Registry URL copied to clipboard')).toBeVisible());
    await userEvent.click(within(status).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};

const copiesByHand: NonNullable<Story['play']> = async ({ canvasElement, args }) => {
  withoutNativeShare();
  spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await press(canvasElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Share the registry' }));
  const field = dialog.getByLabelText('Copy this link to share the registry');
  await expect(field).toHaveValue(link);
  await expect(getComputedStyle(field).wordBreak).toBe('normal');
  await expect(args.onCopyFailed).toHaveBeenCalledWith('NotAllowedError');
  const older = spyOn(document, 'execCommand').mockReturnValue(true);
  await userEvent.click(dialog.getByRole('button', { name: 'Copy Link' }));
  await expect(older).toHaveBeenCalledWith('copy');
  await waitFor(() => expect(within(canvasElement).getByText('Registry URL copied to clipboard')).toBeVisible());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

export const ByHand: Story = {
  name: '[SHARE-01] Where copying fails a dialog shows the link',
  parameters: { a11y: { test: 'error' } },
  play: copiesByHand,
};

export const OnlyByHand: Story = {
  name: '[SHARE-01] Where execCommand fails too, the link is selected',
  play: async ({ canvasElement, args }) => {
    withoutNativeShare();
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await press(canvasElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Share the registry' }));
    const field = dialog.getByLabelText<HTMLTextAreaElement>('Copy this link to share the registry');
    await userEvent.click(dialog.getByRole('button', { name: 'Copy Link' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('The link is selected'));
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, link.length]);
    await expect(args.onCopyFailed).toHaveBeenCalledTimes(2);
  },
};

export const Native: Story = {
  name: '[SHARE-01] Native sharing where available',
  play: async ({ canvasElement, args }) => {
    const share = fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(canvasElement);
    await expect(share).toHaveBeenCalledWith({ title: args.title, url: link });
    await expect(write).not.toHaveBeenCalled();
    withoutNativeShare();
  },
};
