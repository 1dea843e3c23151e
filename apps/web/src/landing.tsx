import type { RegistryAddress } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { cameFromOtherBrand, isByCode } from './address/came-from-other-brand.ts';
import type { LandingDependencies } from './landing-part.tsx';
import { lazyPart } from './lazy.tsx';

/** What stands on every page, and on the page of a registry, for somebody who came from the other brand's site. */
export interface LandingParts {
  readonly signIn: ReactNode;
  readonly at: (address: RegistryAddress) => ReactNode;
}

/** What a page does and says when one comes to it from the other brand's site (XB-03, XB-06, XB-07), in a chunk that nobody else loads; a failure to load it is only logged. */
export const landingParts = (landed: LandingDependencies): LandingParts => {
  if (!cameFromOtherBrand(landed.parts)) return { signIn: null, at: () => null };
  const Part = lazyPart(async () => (await import('./landing-part.tsx')).landingPart(landed), landed.parts.log);
  return {
    signIn: isByCode(landed.parts) && <Part as="sign-in" />,
    at: (address) => <Part as="registry" address={address} />,
  };
};
