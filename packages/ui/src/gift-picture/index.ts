export * from './gift-picture.tsx';
