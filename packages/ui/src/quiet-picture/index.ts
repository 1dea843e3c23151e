export * from './quiet-picture.tsx';
