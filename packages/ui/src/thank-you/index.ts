export * from './address-labels.view.tsx';
export * from './thank-you.stream.ts';
export * from './thank-you.view.tsx';
export * from './thanks-model.ts';
export type { SavedFile, SavedSpreadsheet, ThankYouDependencies } from './thanks-state.ts';
