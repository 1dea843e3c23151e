import type { Log, RegistryView } from '@gift-registry/domain';
import { function as F, io as IO, option as O } from 'fp-ts';
import { type PageDocument, readEmbedded } from './read-embedded.ts';
import { PAGE_STATE_ID, PAGE_STATE_PRODUCTS, pageState } from './wire/index.ts';

/** The page state that came with the page, and whether it holds all items; if not, the rest is to be read. */
export interface FirstPageState {
  readonly view: RegistryView;
  readonly isComplete: boolean;
}

/** The page state embedded in the page (STATE-01); none when the page carries none, or none that can be read, which is logged. */
export const readFirstPageState = (page: PageDocument, log: Log): IO.IO<O.Option<FirstPageState>> =>
  F.pipe(
    readEmbedded(page, PAGE_STATE_ID, pageState, log, 'first-page-state-not-understood'),
    IO.map(
      O.map(({ value: view, element }) => ({
        view,
        isComplete: element.getAttribute(PAGE_STATE_PRODUCTS) === String(view.items.length),
      })),
    ),
  );
