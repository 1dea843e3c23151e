export * from './site-theme.tsx';
export * from './site-themes.ts';
export * from './site-tokens.ts';
