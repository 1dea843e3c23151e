export * from './adding-spinner.tsx';
