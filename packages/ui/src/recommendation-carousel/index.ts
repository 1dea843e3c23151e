export * from './carousel-model.ts';
export * from './recommendation-carousel.view.tsx';
export * from './slides.tsx';
export * from './use-slides-per-view.ts';
