export * from './carousel-model.ts';
export * from './recommendation-carousel.view.tsx';
export * from './recommended-source.ts';
export * from './recommended-things.ts';
export * from './slides.tsx';
export * from './use-slides-per-view.ts';
