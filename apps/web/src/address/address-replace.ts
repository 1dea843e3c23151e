import type { ReplaceAddress } from '@gift-registry/ui';
import { type AskingHistory, addressAsking } from './address-asking.ts';

export type { AskingHistory };

/** The page's address as what may ask for an item to be replaced (ROUTE-14). */
export const addressReplace: (history: AskingHistory) => ReplaceAddress = addressAsking('replace');
