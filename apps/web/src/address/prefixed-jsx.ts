import { addressIn, type Language, PAGE_LANGUAGE } from '@gift-registry/domain';
import { Fragment, jsx as plainJsx, jsxs as plainJsxs } from 'react/jsx-runtime';

type Jsx = typeof plainJsx;

/** The properties that hold the address of a page. */
const ADDRESSES = ['href', 'action'];

/** The way to make elements, with the addresses of pages in that language. */
export const prefixed =
  (language: Language, make: Jsx): Jsx =>
  (type, props, key) => {
    // A link that says the language of its address leads to that one.
    if (typeof props !== 'object' || props === null || 'hrefLang' in props) return make(type, props, key);
    const addresses = ADDRESSES.flatMap((name) => {
      const address: unknown = Reflect.get(props, name);
      return typeof address === 'string' ? [[name, addressIn(language, address)]] : [];
    });
    return make(type, addresses.length === 0 ? props : { ...props, ...Object.fromEntries(addresses) }, key);
  };

/**
 * What views are compiled to in the build of a language whose addresses have a prefix: links and forms keep to pages in
 * the page's language, in the browser and in the HTML of the service, though views and data know plain addresses only.
 */
export const jsx = prefixed(PAGE_LANGUAGE, plainJsx);
export const jsxs = prefixed(PAGE_LANGUAGE, plainJsxs);
export { Fragment };
