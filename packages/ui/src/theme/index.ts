export * from './components-provider.tsx';
export * from './mantine-site.tsx';
export * from './site-theme.tsx';
export * from './theme-tokens.ts';
