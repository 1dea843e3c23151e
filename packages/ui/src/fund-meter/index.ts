export * from './fund-meter.view.tsx';
export * from './fund-progress.ts';
