export * from './picture-gallery.view.tsx';
