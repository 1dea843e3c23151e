export * from './photo.stream.ts';
export * from './photo.view.tsx';
export * from './photo-edit.ts';
export * from './photo-model.ts';
export * from './photo-requests.ts';
export * from './shown-photo.tsx';
