import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../controls/index.ts';
import { Dialog } from './dialog.view.tsx';
import { MediaDialog } from './media-dialog.view.tsx';

/** A dialog that is open from the start, with a button that opens another one over it. */
const Opened = ({ hasMedia }: { readonly hasMedia: boolean }) => {
  const [isOpen, setOpen] = useState(true);
  const [isMoreOpen, setMoreOpen] = useState(false);
  return (
    <main>
      <MediaDialog
        isOpen={isOpen}
        title="Dutch Oven"
        onClose={() => setOpen(false)}
        media={hasMedia && <div data-testid="media" style={{ height: 240, background: 'var(--sunken)' }} />}
      >
        <p>Heavy cast iron.</p>
        <Button onClick={() => setMoreOpen(true)}>More</Button>
      </MediaDialog>
      <Dialog isOpen={isMoreOpen} title="Shipping" width={460} onClose={() => setMoreOpen(false)}>
        <p>Ships in two days.</p>
      </Dialog>
    </main>
  );
};

export default {
  title: 'Dialogs/Led dialog',
  component: Opened,
  subcomponents: { MediaDialog },
  args: { hasMedia: true },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

const opened = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Dutch Oven' });
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  return dialog;
};

export const Led: Story = {
  name: 'Led by something to look at: beside the words, on a phone above them; the focus goes to the heading',
  parameters: { requirements: ['BUY-05'], a11y: { test: 'error' } },
  play: async () => {
    const dialog = await opened();
    await waitFor(() => expect(within(dialog).getByText('Dutch Oven')).toHaveFocus());
    const media = within(dialog).getByTestId('media').getBoundingClientRect();
    const words = within(dialog).getByText('Heavy cast iron.').getBoundingClientRect();
    if (matchMedia('(max-width: 768px)').matches) {
      await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth);
      await expect(media.bottom).toBeLessThanOrEqual(words.top);
    } else await expect(media.right).toBeLessThanOrEqual(words.left);
  },
};

export const Unled: Story = {
  name: 'Nothing to look at: the words have all the room',
  parameters: { requirements: ['BUY-05'] },
  args: { hasMedia: false },
  play: async () => {
    const dialog = await opened();
    await expect(within(dialog).queryByTestId('media')).toBeNull();
    const words = within(dialog).getByText('Heavy cast iron.').getBoundingClientRect();
    await expect(words.left - dialog.getBoundingClientRect().left).toBeLessThan(60);
  },
};
