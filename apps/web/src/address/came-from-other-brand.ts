import { hasSignInHandoff } from '@gift-registry/adapters-http';
import { addressAfter } from '@gift-registry/domain';
import { readQuery } from './query.ts';

type LandedWindow = Pick<Window, 'document' | 'location'>;

/** Whether the visitor came from the other brand's site with a one-time code. */
export const arrivedBySignInHandoff = ({ page }: { readonly page: LandedWindow }): boolean =>
  hasSignInHandoff(page.document)();

/** Whether the visitor came to the page from the other brand's site. */
export const cameFromOtherBrand = (parts: { readonly page: LandedWindow }): boolean => {
  const query = readQuery(parts.page.location.search);
  const left = addressAfter('crossBrandToast', addressAfter('handOver', query));
  return arrivedBySignInHandoff(parts) || Object.keys(left).length !== Object.keys(query).length;
};
