export * from './adding-announcement.tsx';
export * from './label-or-spinner.tsx';
