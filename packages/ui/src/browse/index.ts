export * from './browse.stream.ts';
export * from './browse.view.tsx';
export * from './browse-model.ts';
export * from './search-reader.ts';
