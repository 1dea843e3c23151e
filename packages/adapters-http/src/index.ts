export * from './came-by-code.ts';
export * from './connection.ts';
export * from './first-page.ts';
export * from './http.ts';
export type { PageDocument } from './read-embedded.ts';
export * from './recommendations.http.ts';
export * from './registries.http.ts';
