import type { FirstPageState } from '@gift-registry/adapters-http';
import type { RegistryAddress } from '@gift-registry/domain';
import { option as O } from 'fp-ts';

/** The page state that came with the page, if it is that of this address. */
export const initialFor = (
  firstPage: O.Option<FirstPageState>,
  { grId, viewing }: RegistryAddress,
): O.Option<FirstPageState> =>
  O.filter<FirstPageState>(({ view }) => view.grId === grId && (viewing === 'own' || view.role === 'guest'))(firstPage);
