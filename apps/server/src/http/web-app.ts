import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Language } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { option as O } from 'fp-ts';
import { errorCode } from '../log/error-code.ts';

/** The app of a page: the guest's list, or the app of all other pages. */
export type AppName = 'guest-list' | 'app';

const shellFiles: Readonly<Record<AppName, string>> = { 'guest-list': 'guest-list.html', app: 'index.html' };

/** A built shell, to be filled with a page. */
export interface BuiltShell {
  readonly html: string;
  readonly digest: string;
}

/** The HTML shell of that app in that language; `none` while the web app is not built. */
export type Shell = (app: AppName, language: Language) => Promise<O.Option<BuiltShell>>;

/** The folder with what is built for that language only: for English, the web app's own. */
export const buildIn = (webFolder: string, language: Language): string =>
  language === 'en' ? webFolder : join(webFolder, language);

/** Reads a shell once; outside production again whenever a build has replaced it. */
export const shellOf = (webFolder: string, isProduction: boolean): Shell => {
  const read = new Map<string, { readonly shell: BuiltShell; readonly written: string }>();
  return async (app, language) => {
    const file = join(buildIn(webFolder, language), shellFiles[app]);
    const known = read.get(file);
    if (known !== undefined && isProduction) return O.some(known.shell);
    try {
      const { mtimeMs, ino, size } = statSync(file);
      const written = `${mtimeMs} ${ino} ${size}`;
      if (known?.written === written) return O.some(known.shell);
      const html = await readFile(file, 'utf8');
      const shell = { html, digest: createHash('sha256').update(html).digest('base64url') };
      read.set(file, { shell, written });
      return O.some(shell);
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return O.none;
      throw error;
    }
  };
};

/** The folder of files whose content never changes under the same name. */
const IMMUTABLE_FOLDER = 'assets';

/** The paths of the hashed files of that language; empty while the web app is not built. */
export const builtFiles = (webFolder: string, language: Language): ReadonlyArray<string> => {
  const folder = buildIn(IMMUTABLE_FOLDER, language);
  try {
    return readdirSync(join(webFolder, folder)).map((file) => `/${folder}/${file}`);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
};

/** Whether a file may be requested: not compressed variants, source maps or hidden files. */
const servable = (path: string): boolean =>
  !/\.(map|br|gz)$/.test(path) && !path.split('/').some((part) => part.startsWith('.'));

/**
 * Serves the files of the built web app: the folder `assets` for a year, in the compressed form of the build, and files
 * beside the shell for an hour.
 */
export const serveWebFiles = async (service: FastifyInstance, webFolder: string): Promise<void> => {
  const root = resolve(webFolder);
  if (!existsSync(root)) return;
  await service.register(fastifyStatic, { root, serve: false, allowedPath: servable });
  if (existsSync(join(root, IMMUTABLE_FOLDER)))
    await service.register(fastifyStatic, {
      root: join(root, IMMUTABLE_FOLDER),
      prefix: `/${IMMUTABLE_FOLDER}/`,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      allowedPath: servable,
      preCompressed: true,
      setHeaders: (answer) => void answer.setHeader('vary', 'accept-encoding'),
      maxAge: '365d',
      immutable: true,
    });
  for (const { name } of readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile()))
    if (!name.endsWith('.html') && servable(name))
      service.get(`/${encodeURIComponent(name)}`, (_request, reply) => reply.sendFile(name, root, { maxAge: '1h' }));
};
