export * from './checklist.stream.ts';
export * from './checklist.view.tsx';
