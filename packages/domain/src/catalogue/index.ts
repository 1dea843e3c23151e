export * from './catalogue-counts.ts';
export * from './catalogue-entry.ts';
export * from './catalogue-page.ts';
export * from './catalogue-query.ts';
export * from './catalogue-results.ts';
export * from './popup-blocks.ts';
export * from './search-catalogue.ts';
export * from './search-words.ts';
