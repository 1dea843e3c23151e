export * from './base64.ts';
export * from './decide-photo.ts';
export * from './jpeg-size.ts';
export * from './photo-file.ts';
export * from './photo-limits.ts';
export * from './photo-upload.ts';
export * from './png-size.ts';
