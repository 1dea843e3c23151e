export * from './owner-commands.service.ts';
export { ownWords } from './own-words.service.ts';
