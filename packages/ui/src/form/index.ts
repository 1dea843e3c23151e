export * from './country-select.tsx';
export * from './field-message.ts';
export * from './form.stream.ts';
export * from './form-field.tsx';
export * from './form-sheet.tsx';
export * from './typed-address.ts';
