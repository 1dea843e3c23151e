import { within } from 'storybook/test';

/** What stands in the row of a rule's page that begins so. */
export const cellsOf = (canvasElement: HTMLElement, begins: string): ReadonlyArray<string> => {
  const row = within(canvasElement)
    .getAllByRole('row')
    .find(({ textContent }) => textContent.startsWith(begins));
  return row === undefined
    ? []
    : within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
};
