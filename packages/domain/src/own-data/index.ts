export * from './account-data.ts';
export * from './own-data.ts';
export * from './own-data-document.ts';
export * from './own-data-file.ts';
