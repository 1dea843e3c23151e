export * from './connection.ts';
export * from './live.ts';
