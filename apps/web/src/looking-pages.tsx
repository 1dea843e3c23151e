import type { GiftShop, GrId, Sku } from '@gift-registry/domain';
import { BrowsePage, ScanPage, SimilarItems } from '@gift-registry/ui';
import type { option as O } from 'fp-ts';
import { lookingScreens } from './looking-screens.ts';
import type { Screens } from './screens.ts';

/** Which of the pages, with what its address says. */
export type LookingPageProps =
  | { readonly page: 'browse'; readonly shop: O.Option<GiftShop> }
  | { readonly page: 'scan' }
  | { readonly page: 'similar'; readonly sku: Sku; readonly grId: GrId };

/** The pages on which one looks for what to add. They come by a file of their own: guests need none of them. */
export const lookingPage = (all: Screens) => {
  const screens = lookingScreens(all);
  return (props: LookingPageProps) => {
    switch (props.page) {
      case 'browse':
        return <BrowsePage stream={screens.browse(props.shop)} />;
      case 'scan':
        return <ScanPage stream={screens.scan()} />;
      case 'similar':
        return <SimilarItems stream={screens.similarItems({ sku: props.sku, grId: props.grId })} />;
    }
  };
};
