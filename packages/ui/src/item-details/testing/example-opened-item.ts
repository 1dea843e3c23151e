import { createState } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { OpenedItem } from '../item-details-model.ts';

/** An opened item without a browser's history. */
export const exampleOpenedItem = (key: O.Option<string> = O.none): OpenedItem => {
  const opened = createState(key);
  return { opened, open: (next) => opened.set(O.some(next)), close: () => opened.set(O.none) };
};
