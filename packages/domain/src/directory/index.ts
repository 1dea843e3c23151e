export { beginRegistry } from './directory.service.ts';
