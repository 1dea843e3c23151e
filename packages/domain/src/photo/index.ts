export * from './photo-edit.ts';
export * from './photo-file.ts';
export * from './photo-frame.ts';
export * from './photo-limits.ts';
