import { cameByCode } from '@gift-registry/adapters-http';
import { addressAfter } from '@gift-registry/domain';
import { readQuery } from './query.ts';

type LandedWindow = Pick<Window, 'document' | 'location'>;

/** Whether the visitor came from the other brand's site with a one-time code. */
export const isByCode = ({ page }: { readonly page: LandedWindow }): boolean => cameByCode(page.document)();

/** Whether the visitor came to the page from the other brand's site. */
export const cameFromOtherBrand = (parts: { readonly page: LandedWindow }): boolean => {
  const query = readQuery(parts.page.location.search);
  const left = addressAfter('crossBrandToast', addressAfter('handOver', query));
  return isByCode(parts) || Object.keys(left).length !== Object.keys(query).length;
};
