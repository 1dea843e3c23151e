import { lazy } from 'react';

/** Loads the editor's chunk; few people need it. */
export const loadPhotoEditor = () => import('./photo-editor.tsx');

/** The editor; its chunk is loaded before it is shown. */
export const LazyPhotoEditor = lazy(async () => ({ default: (await loadPhotoEditor()).PhotoEditor }));
