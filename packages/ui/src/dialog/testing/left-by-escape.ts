import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** A layer is opened by the keyboard: the focus goes in and stays in, Escape closes it, and the focus is on what opened it again. */
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
