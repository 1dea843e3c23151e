export * from './canonical-address.ts';
export * from './paths.ts';
