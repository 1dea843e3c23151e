export { ownWords } from './own-words.service.ts';
export * from './owner-commands.service.ts';
