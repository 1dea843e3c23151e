import { userEvent } from 'storybook/test';

/** Fills an empty field at once, as a browser does that remembers; key by key it is only done where typing is what the story is about. */
export const fillIn = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
