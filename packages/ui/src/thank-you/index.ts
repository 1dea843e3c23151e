export * from './thank-you.stream.ts';
export * from './thank-you.view.tsx';
export type { SavedFile, ThanksParts } from './thanks-desk.ts';
export * from './thanks-model.ts';
export * from './thanks-source.ts';
