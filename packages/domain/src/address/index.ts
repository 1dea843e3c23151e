export * from './adding-path.ts';
export * from './address-value.ts';
export * from './link-key.ts';
export * from './page-number.ts';
export * from './paths.ts';
export * from './photo-name.ts';
export * from './plain-path.ts';
export * from './with-parameters.ts';
