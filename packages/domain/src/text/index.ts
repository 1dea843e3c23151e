export * from './bidi-controls.ts';
export * from './invisible.ts';
export * from './is-blank.ts';
export * from './mail-address.ts';
export * from './one-line.ts';
export * from './person-name.ts';
export * from './plain-text.ts';
export * from './stored-text.ts';
