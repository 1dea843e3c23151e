export { callDescriptions } from './call-descriptions.ts';
export { API_VERSION, openApiDocument } from './document.ts';
export type { Schema } from './schema.ts';
export { makeSchemas } from './schema.ts';
