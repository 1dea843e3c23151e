export * from './product-picture.view.tsx';
