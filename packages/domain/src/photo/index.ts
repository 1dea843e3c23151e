export * from './photo-file.ts';
export * from './photo-limits.ts';
export * from './photo-upload.ts';
