import { cameByCode } from '@gift-registry/adapters-http';
import { addressAfter, type RegistryAddress } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { readQuery } from './address/query.ts';
import { lazyPart } from './lazy-part.tsx';
import type { Screens } from './screens.ts';

const NOTHING: ArrivalParts = { signIn: null, at: () => null };

/** What stands on every page, and on the page of a registry. */
export interface ArrivalParts {
  readonly signIn: ReactNode;
  readonly at: (address: RegistryAddress) => ReactNode;
}

/** What a page does and says when one comes to it from the other brand's site (XB-03, XB-06, XB-07), with its file, which nobody else fetches; that it could not be fetched is only logged. */
export const arrivalParts = (screens: Screens): ArrivalParts => {
  const { page, log } = screens.parts;
  const query = readQuery(page.location.search);
  const left = addressAfter('crossBrandToast', addressAfter('handOver', query));
  const isByCode = cameByCode(page.document)();
  if (!isByCode && Object.keys(left).length === Object.keys(query).length) return NOTHING;
  const Part = lazyPart(async () => (await import('./landing-part.tsx')).arrivalPart(screens), log);
  return {
    signIn: isByCode && <Part as="sign-in" />,
    at: (address) => <Part as="registry" address={address} />,
  };
};
