export * from './badge.tsx';
export * from './button.tsx';
export * from './icon-button.tsx';
export * from './progress.tsx';
export * from './radio-chip.tsx';
export * from './skeleton.tsx';
export * from './spinner.tsx';
