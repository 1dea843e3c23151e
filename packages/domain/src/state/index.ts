export * from './connection.ts';
export * from './state.ts';
