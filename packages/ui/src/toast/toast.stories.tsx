import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Toast, ToastPlace, ToastSentence } from './toast.view.tsx';

export default {
  title: 'Dialogs/Toast',
  component: Toast,
  parameters: {
    whenToUse: 'the result of an action that needs no answer',
    whenNot: 'a failure that somebody has to mend: it stays where it happened',
    docs: { story: { height: '240px' } },
  },
  args: {
    kind: 'done',
    dismiss: 'Dismiss',
    onDismiss: fn(),
    onHold: fn(),
    children: <ToastSentence>1 item added to your registry.</ToastSentence>,
  },
  decorators: [
    (Story) => (
      <ToastPlace>
        <Story />
      </ToastPlace>
    ),
  ],
} satisfies Meta<typeof Toast>;
type Story = StoryObj<typeof Toast>;

const fades: NonNullable<Story['play']> = async ({ canvasElement, args }) => {
  const status = within(canvasElement).getByRole('status');
  await expect(status).toHaveTextContent('1 item added to your registry.');
  const [toast] = status.children;
  await expect(toast === undefined ? '' : getComputedStyle(toast).animationDuration).toBe('0.3s');
  const middle = (element: Element | null): number => {
    const { top, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return top + height / 2;
  };
  const text = middle(within(status).getByText('1 item added to your registry.'));
  await expect(middle(within(status).getByRole('button', { name: 'Dismiss' }))).toBeCloseTo(text, 0);
  await expect(middle(status.querySelector('[data-kind] > span'))).toBeCloseTo(text, 0);
  await userEvent.hover(within(status).getByText('1 item added to your registry.'));
  await expect(args.onHold).toHaveBeenLastCalledWith(true);
  await userEvent.click(within(status).getByRole('button', { name: 'Dismiss' }));
  await expect(args.onDismiss).toHaveBeenCalledOnce();
};

export const Done: Story = {
  name: 'A success: fades in 300 ms, is held on hover and focus, and can be dismissed',
  parameters: { requirements: ['SITE-04'] },
  play: fades,
};

export const Told: Story = {
  name: 'A note',
  parameters: { a11y: { test: 'error' } },
  args: { kind: 'info', children: 'Your registry already asks for 999 of these.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your registry already asks for 999 of these.');
  },
};

export const PutAwayByKeyboard: Story = {
  name: 'Dismissed by keyboard: the focus returns',
  parameters: { requirements: ['SITE-04'] },
  decorators: [
    (Story) => (
      <>
        <button type="button">Copy Link</button>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, args }) => {
    const before = canvas.getByRole('button', { name: 'Copy Link' });
    before.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(before).toHaveFocus();
  },
};
