export { type SiteStyle, type Theme, type ThemeToken, themeTokens } from '@gift-registry/domain';
export * from './components-provider.tsx';
export * from './mantine-site.tsx';
export * from './site-theme.tsx';
