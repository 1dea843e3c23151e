import { lazy } from 'react';

/** Brings the editor, which only registrants ever need, and few of them. */
export const loadPhotoEditor = () => import('./photo-editor.tsx');

/** The editor as soon as it is there; what opens it has brought it before. */
export const LazyPhotoEditor = lazy(async () => ({ default: (await loadPhotoEditor()).PhotoEditor }));
