import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const shell = `<!doctype html>
<html lang="en"><head><!--page-head--></head>
<body><!--page-without-script--><div id="root"></div><!--page-state--><script type="module" src="/assets/app.js"></script></body></html>`;

/** Writes a minimal build of the web app into that new folder, and returns the folder. */
export const writeExampleWebFolder = (folder: string): string => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, 'fr-CA'));
  for (const page of ['index.html', 'guest-list.html', 'fr-CA/index.html', 'fr-CA/guest-list.html'])
    writeFileSync(join(folder, page), shell);
  writeFileSync(join(folder, 'assets', 'app.js'), `export const words = '${'registry '.repeat(500)}';`);
  writeFileSync(join(folder, 'assets', 'app.js.map'), '{}');
  writeFileSync(join(folder, 'assets', 'small.js'), 'export const isSmall = false;');
  writeFileSync(join(folder, 'assets', 'small.js.br'), brotliCompressSync('export const isSmall = true;'));
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return folder;
};
