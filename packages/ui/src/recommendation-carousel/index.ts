export * from './carousel-model.ts';
export * from './carousel-slides.ts';
export * from './carousel-state.ts';
export * from './recommendation-carousel.view.tsx';
export * from './recommended-products.ts';
export * from './slides.tsx';
export * from './use-carousel-steps.ts';
