import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { CopyButton } from './copy-button.view.tsx';

export default {
  title: 'Dialogs/Copy',
  component: CopyButton,
  parameters: {
    whenToUse: 'a text that is pasted elsewhere: a link, a code',
    whenNot: 'what can be followed or shared from here',
    docs: { story: { height: '160px' } },
  },
  args: { text: 'HF15 4K7Q', onCopyFailed: fn() },
} satisfies Meta<typeof CopyButton>;
type Story = StoryObj<typeof CopyButton>;

export const Copies: Story = {
  name: '"Copied" for three seconds',
  parameters: { requirements: ['SHARE-02'] },
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const button = canvas.getByRole('button', { name: 'Copy to clipboard' });
    const started = performance.now();
    await userEvent.click(button);
    await expect(write).toHaveBeenCalledWith('HF15 4K7Q');
    await waitFor(() => expect(button).toHaveTextContent('Copied'));
    await waitFor(() => expect(button).toHaveTextContent('Copy to clipboard'));
    await expect(performance.now() - started).toBeGreaterThan(2_900);
  },
};

export const Refused: Story = {
  name: 'A failed copy does not show "Copied"',
  parameters: { requirements: ['SHARE-02'], a11y: { test: 'error' } },
  play: async ({ canvas, args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy to clipboard' }));
    await waitFor(() => expect(args.onCopyFailed).toHaveBeenCalledWith('NotAllowedError'));
    await expect(canvas.getByRole('button', { name: 'Copy to clipboard' })).toBeVisible();
  },
};
