import { exampleView, sites } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { registryShare } from '../list-model/index.ts';
import { ShareButton } from './share-button.view.tsx';

const view = exampleView({});
const link = view.header.shareableUrl;
const share = registryShare(sites.main, { ...view, owner: O.none });
const owner = (visibility: 'findable' | 'private') =>
  registryShare(sites.main, { ...view, owner: O.some({ visibility, coupon: O.none, hiddenUntil: O.none, home: [] }) });

export default {
  title: 'Dialogs/Share',
  component: ShareButton,
  parameters: { docs: { story: { height: '620px' } } },
  args: { share, isBeside: true, onCopyFailed: fn() },
  decorators: [
    (Story) => (
      <main style={{ minHeight: 240, padding: 24 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ShareButton>;
type Story = StoryObj<typeof ShareButton>;

const openSheet = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }));
  return within(await screen.findByRole('dialog', { name: 'Share Amelia & Jonah’s registry' }));
};

const nativeShare = (value: unknown): void => {
  Object.defineProperty(navigator, 'share', { value, configurable: true });
};

export const ForGuests: Story = {
  name: 'A guest copies the link, sends it by email, or shows a QR code',
  parameters: { requirements: ['SHARE-01', 'SHARE-04'], a11y: { test: 'error' } },
  play: async ({ canvasElement }) => {
    nativeShare(undefined);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const sheet = await openSheet(canvasElement);
    await expect(sheet.getByRole('textbox', { name: 'Link' })).toHaveValue(link);
    await userEvent.click(sheet.getByRole('button', { name: 'Copy Link' }));
    await expect(write).toHaveBeenCalledWith(link);
    await waitFor(() => expect(sheet.getByText('Registry URL copied to clipboard')).toBeVisible());
    await expect(sheet.getByRole('button', { name: 'Link Copied' })).toBeVisible();
    const address = new URL(sheet.getByRole('link', { name: 'Email' }).getAttribute('href') ?? '');
    await expect(address.searchParams.get('subject')).toBe('Amelia & Jonah’s Wedding Registry');
    await expect(address.searchParams.get('body')).toContain(link);
    await expect(sheet.queryByRole('button', { name: 'Send with an App' })).toBeNull();
    await expect(sheet.queryByRole('link', { name: 'Print a Card' })).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'QR Code' }));
    await expect(
      sheet.getByRole('img', { name: 'QR code that opens Amelia & Jonah’s Wedding Registry' }),
    ).toBeVisible();
  },
};

export const ForOwners: Story = {
  name: 'A registrant can also print cards, and send the link with an app of the device',
  parameters: { requirements: ['SHARE-04'] },
  args: { share: owner('findable'), isBeside: false },
  play: async ({ canvasElement }) => {
    const sent = fn().mockResolvedValue(undefined);
    nativeShare(sent);
    const sheet = await openSheet(canvasElement);
    await userEvent.click(sheet.getByRole('button', { name: 'Send with an App' }));
    await expect(sent).toHaveBeenCalledWith({ title: share.title, url: link });
    await expect(sheet.getByRole('link', { name: 'Print a Card' })).toHaveAttribute(
      'href',
      '/gift-registry/cards/7310442',
    );
    nativeShare(undefined);
  },
};

export const Private: Story = {
  name: 'A private registry is made visible first',
  parameters: { requirements: ['SHARE-04'] },
  args: { share: owner('private'), isBeside: false },
  play: async ({ canvasElement }) => {
    const sheet = await openSheet(canvasElement);
    await expect(sheet.queryByRole('button', { name: 'Copy Link' })).toBeNull();
    await expect(sheet.getByRole('link', { name: 'Go to Settings' })).toHaveAttribute(
      'href',
      '/gift-registry/registrant/edit-registry?id=7310442',
    );
  },
};

export const ByHand: Story = {
  name: 'Where the browser copies nothing, the link is selected',
  parameters: { requirements: ['SHARE-01'] },
  play: async ({ canvasElement, args }) => {
    nativeShare(undefined);
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const older = spyOn(document, 'execCommand').mockReturnValue(false);
    const sheet = await openSheet(canvasElement);
    await userEvent.click(sheet.getByRole('button', { name: 'Copy Link' }));
    await waitFor(() => expect(sheet.getByRole('alert')).toHaveTextContent('The link is selected'));
    const field = sheet.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, link.length]);
    await expect(args.onCopyFailed).toHaveBeenCalledWith('NotAllowedError');
    older.mockReturnValue(true);
    await userEvent.click(sheet.getByRole('button', { name: 'Copy Link' }));
    await waitFor(() => expect(sheet.getByText('Registry URL copied to clipboard')).toBeVisible());
  },
};
