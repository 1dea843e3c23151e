export * from './popup-html.ts';
