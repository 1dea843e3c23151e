/** Ids of the elements of the first HTML that carry JSON: the page state, and its attribute with the number of products of the whole list. */
export const PAGE_STATE_ID = 'page-state';
export const PAGE_STATE_PRODUCTS = 'data-products';

/** The site of the page. */
export const PAGE_SITE_ID = 'page-site';

/** The product of a product page. */
export const PAGE_PRODUCT_ID = 'page-product';

/** How the person came from the other brand's site (XB-03). */
export const PAGE_SIGN_IN_HANDOFF_ID = 'page-handoff';

/** What the start page shows of the shop. */
export const PAGE_PICKS_ID = 'page-picks';

/** The text of an information page. */
export const PAGE_INFORMATION_ID = 'page-information';
