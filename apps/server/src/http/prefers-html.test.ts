import { describe, expect, it } from 'vitest';
import { prefersHtml } from './prefers-html.ts';

describe('who asks for a page', () => {
  it.each([
    'text/html',
    'TEXT/HTML; charset=utf-8',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/html, application/json',
    'application/json;q=0.5, text/html;q=0.6',
    'application/json;q=0, text/html;q=0.1',
  ])('[ROUTE-11] %s does', (accept) => {
    expect(prefersHtml(accept)).toBe(true);
  });

  it.each([
    undefined,
    '',
    '*/*',
    'application/json',
    'application/json, text/html',
    'text/html;q=0.5, application/json',
    'text/html;q=0',
    'image/avif,*/*;q=0.8',
    'text/htmlx',
  ])('[ROUTE-11] %s does not', (accept) => {
    expect(prefersHtml(accept)).toBe(false);
  });
});
