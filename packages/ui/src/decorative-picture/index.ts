export * from './decorative-picture.tsx';
