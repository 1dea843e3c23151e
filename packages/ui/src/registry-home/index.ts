export * from './registry-home.stream.ts';
export * from './registry-home.view.tsx';
