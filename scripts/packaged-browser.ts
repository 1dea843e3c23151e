import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A browser executable and its environment. */
export interface PackagedBrowser {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

const fonts = (folder: string): string =>
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/** Unpacks in a separate process, whose environment sets the folder and makes the package provide its own libraries. */
const unpackInto = (folder: string): void => {
  const program = "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  });
};

/** The headless shell of @sparticuz/chromium, unpacked once into `.data/browser`; twice as fast as a full browser. */
export const packagedBrowser = (root: string): PackagedBrowser => {
  const manifest: unknown = JSON.parse(
    readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'),
  );
  const version = typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, 'version') : undefined;
  const folder = join(root, `.data/browser/${String(version)}`);
  if (!existsSync(folder)) {
    const unpacked = join(root, `.data/browser/unpacking-${process.pid}`);
    mkdirSync(unpacked, { recursive: true });
    unpackInto(unpacked);
    writeFileSync(join(unpacked, 'fonts/fonts.conf'), fonts(folder));
    // Another process may have unpacked it meanwhile.
    if (existsSync(folder)) rmSync(unpacked, { recursive: true });
    else renameSync(unpacked, folder);
  }
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...Object.fromEntries(
        Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      ),
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
};
