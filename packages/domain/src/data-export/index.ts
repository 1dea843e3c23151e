export * from './account-data.ts';
export * from './data-export.ts';
export * from './data-export-document.ts';
export * from './data-export-file.ts';
