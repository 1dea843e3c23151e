export * from './reading-gifts.ts';
