import { userEvent } from 'storybook/test';

/** Fills an empty field in one step, as a browser's autofill does; stories type key by key only when typing is what they test. */
export const fillIn = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
