export * from './cross-brand-landing.stream.ts';
export * from './cross-brand-landing.view.tsx';
