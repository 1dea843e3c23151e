/** Where the first HTML carries the page state, and its attribute with the number of products of the whole list. */
export const PAGE_STATE_ID = 'page-state';
export const PAGE_STATE_PRODUCTS = 'data-products';

/** Where it carries the product of the page. */
export const PAGE_PRODUCT_ID = 'page-product';

/** Where it carries how one came from the other brand's site (XB-03). */
export const PAGE_SIGN_IN_HANDOFF_ID = 'page-handoff';

/** Where it carries what the page tells. */
export const PAGE_INFORMATION_ID = 'page-information';
