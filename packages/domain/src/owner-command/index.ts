export * from './owner-commands.service.ts';
