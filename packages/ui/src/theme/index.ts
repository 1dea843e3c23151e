export * from './mantine-site.tsx';
export * from './site-theme.tsx';
