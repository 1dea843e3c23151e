export * from './greeting.stream.ts';
export * from './greeting.view.tsx';
