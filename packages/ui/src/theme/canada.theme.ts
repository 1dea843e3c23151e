import { mainTheme } from './main.theme.ts';
import type { SiteTokens } from './site-tokens.ts';

/** Hearth & Field Canada: the main brand in cooler northern light. What is not said here is the main brand's. */
export const canadaTheme: SiteTokens = {
  ...mainTheme,
  color: {
    ...mainTheme.color,
    page: '#fafaf8',
    sunken: '#edf0ee',
    stage: '#dde3e1',
    text: '#1f2422',
    muted: '#57615e',
    accent: '#1f4b57',
    accentHover: '#153943',
    accentSoft: '#e0eaec',
    highlight: '#f1e2c4',
    successSoft: '#e1eee6',
    border: '#d3d9d6',
    borderStrong: '#788380',
  },
  stages: ['#dde3e1'],
  shadow: {
    raised: '0 1px 2px rgb(31 36 34 / .06), 0 8px 24px rgb(31 36 34 / .08)',
    overlay: '0 24px 64px rgb(20 30 30 / .24)',
  },
  primaryColor: 'lake',
  palettes: {
    ...mainTheme.palettes,
    lake: [
      '#f3f5f6',
      '#ccd5d8',
      '#a7b7bc',
      '#859ca3',
      '#66828b',
      '#4a6c76',
      '#325964',
      '#1f4b57',
      '#16404b',
      '#0d353f',
    ],
    gray: [
      '#fafaf8',
      '#edf0ee',
      '#e0e4e2',
      '#d3d9d6',
      '#a4adaa',
      '#788380',
      '#57615e',
      '#404745',
      '#2c3230',
      '#1f2422',
    ],
  },
};
