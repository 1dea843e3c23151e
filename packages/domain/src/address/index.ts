export * from './paths.ts';
export * from './with-parameters.ts';
