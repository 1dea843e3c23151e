export * from './scan.stream.ts';
export * from './scan.view.tsx';
export * from './scan-camera.ts';
export * from './scan-composer.ts';
export * from './scan-model.ts';
export * from './scan-parts.ts';
export * from './scan-source.ts';
