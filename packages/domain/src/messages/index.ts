/**
 * The one door to the texts for people. A build speaks one language, which the condition `fr-CA` of `#messages` chooses;
 * what speaks several at run time asks `messagesOf`.
 */
export * from '#messages';
export * from './email-contents.ts';
export * from './messages.ts';
export * from './price-on.ts';
export type { Translated } from './translated.ts';
