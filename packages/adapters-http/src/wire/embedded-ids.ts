/** Element ids in the first HTML that contain JSON: the page state, and its attribute with the total number of items on the list. */
export const PAGE_STATE_ID = 'page-state';
export const PAGE_STATE_PRODUCTS = 'data-products';

/** The site of the page. */
export const PAGE_SITE_ID = 'page-site';

/** The product of a product page. */
export const PAGE_PRODUCT_ID = 'page-product';

/** The sign-in handoff by which the person arrived from the other brand's site (XB-03). */
export const PAGE_SIGN_IN_HANDOFF_ID = 'page-handoff';

/** The shop's picks on the start page. */
export const PAGE_PICKS_ID = 'page-picks';

/** The text of an information page. */
export const PAGE_INFORMATION_ID = 'page-information';
