export * from './checklist.stream.ts';
export * from './checklist.view.tsx';
export * from './checklist-model.ts';
export * from './checklist-reading.ts';
