export * from './draw-photo.ts';
export * from './photo.stream.ts';
export * from './photo.view.tsx';
export * from './photo-desk.ts';
export * from './photo-model.ts';
export * from './photo-source.ts';
export * from './shown-photo.tsx';
