export * from './carousel-model.ts';
export * from './recommendation-carousel.view.tsx';
