export * from './data-export.ts';
export * from './data-export-document.ts';
