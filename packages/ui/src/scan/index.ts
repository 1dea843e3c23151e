export * from './scan.stream.ts';
export * from './scan.view.tsx';
export * from './scan-model.ts';
export * from './scan-state.ts';
