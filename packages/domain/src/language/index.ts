export * from './languages.ts';
export * from './page-language.ts';
