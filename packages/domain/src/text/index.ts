export * from './mail-address.ts';
export * from './person-name.ts';
export * from './plain-text.ts';
export * from './stored-text.ts';
