import type { RegistryAddress } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { arrivedBySignInHandoff, cameFromOtherBrand } from './address/came-from-other-brand.ts';
import type { LandingDependencies } from './landing-part.tsx';
import { lazyPart } from './lazy.tsx';

/** The parts shown to a visitor from the other brand's site: on every page, and on the page of a registry. */
export interface LandingParts {
  readonly signIn: ReactNode;
  readonly at: (address: RegistryAddress) => ReactNode;
}

/**
 * The handling of an arrival from the other brand's site (XB-03, XB-06, XB-07), in a chunk that only such visitors
 * load; a failure to load it is only logged.
 */
export const landingParts = (landed: LandingDependencies): LandingParts => {
  if (!cameFromOtherBrand(landed.parts)) return { signIn: null, at: () => null };
  const Part = lazyPart(async () => (await import('./landing-part.tsx')).landingPart(landed), landed.parts.log);
  return {
    signIn: arrivedBySignInHandoff(landed.parts) && <Part as="sign-in" />,
    at: (address) => <Part as="registry" address={address} />,
  };
};
