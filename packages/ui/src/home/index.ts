export * from './home.stream.ts';
export * from './home.view.tsx';
