export * from './print-page.tsx';
