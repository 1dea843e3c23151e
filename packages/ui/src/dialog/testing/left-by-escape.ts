import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Opens a dialog by keyboard and checks the focus: it moves in, stays in, and returns to the opening button after Escape. */
export const leftByEscape = async (opener: HTMLElement, name: string): Promise<void> => {
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const layer = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(layer.matches(':focus-within')).toBe(true));
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await waitFor(() => expect(layer.matches(':focus-within')).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
};
