import { builtFiles } from './built-files.ts';
import type { OpenedPage } from './opening.ts';

/** How to read: the style sheets of pages that have a file of their own, beside what every page has, by their names before the build marks them. */
const sheets: Readonly<Record<OpenedPage['_tag'], ReadonlyArray<string>>> = {
  List: [],
  Home: [],
  Information: [],
  NotFound: [],
  Frame: [],
  Product: ['shared', 'product-page'],
};

/** The paths of what a page needs to look like itself before its app is there; none while the web app is not built. */
export const pageStyles = (webFolder: string): ((page: OpenedPage) => ReadonlyArray<string>) => {
  const files = builtFiles(webFolder);
  return ({ _tag }) =>
    sheets[_tag].flatMap((sheet) =>
      files.filter((file) => file.startsWith(`${sheet}-`) && file.endsWith('.css')).map((file) => `/assets/${file}`),
    );
};
