/** Writes what each entry point of the built domain package exports, as one page an entry point. The pages of the small ones are kept in docs/api: a change of what channels rely on shows in review. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { builtDomain, builtFile, domainManifest } from './domain-package.ts';

/** Where the pages that are reviewed are kept, and which these are. */
export const apiFolder = join(import.meta.dirname, '../docs/api');
export const REVIEWED: ReadonlyArray<string> = ['rules.api.md', 'keeping.api.md'];

const { none, warning, error } = {
  none: { logLevel: ExtractorLogLevel.None },
  warning: { logLevel: ExtractorLogLevel.None, addToApiReportFile: true },
  error: { logLevel: ExtractorLogLevel.Error },
};

/** Doors that need no other: what they name but do not give is marked on their pages. */
const wholeDoors: ReadonlySet<string> = new Set(['.', './rules']);

/** `./testing/memory` is told of in `testing-memory.api.md`, the main door in `domain.api.md`. */
const pageOf = (door: string): string => `${door.replace(/^\.\/?/, '').replaceAll('/', '-') || 'domain'}.api.md`;

const configOf = (folder: string, door: string, source: string): ExtractorConfig =>
  ExtractorConfig.prepare({
    packageJsonFullPath: join(builtDomain, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: builtDomain,
      mainEntryPointFilePath: join(builtDomain, builtFile(source, '.d.ts')),
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2023',
            lib: ['es2023'],
            types: [],
            module: 'nodenext',
            moduleResolution: 'nodenext',
            strict: true,
            skipLibCheck: true,
          },
          include: ['dist'],
        },
      },
      apiReport: {
        enabled: true,
        // What a door's types are made of changes them too, also where the door does not give it by name.
        includeForgottenExports: wholeDoors.has(door),
        reportFileName: pageOf(door),
        reportFolder: folder,
        reportTempFolder: join(builtDomain, '../api'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: error },
        extractorMessageReporting: { default: none, ...(wholeDoors.has(door) && { 'ae-forgotten-export': warning }) },
        tsdocMessageReporting: { default: none },
      },
    },
  });

/** Writes the pages of the built package into the folder; their names. */
export const writeApi = (folder: string): ReadonlyArray<string> => {
  mkdirSync(folder, { recursive: true });
  const doors = Object.entries(domainManifest.exports);
  const [first, ...others] = doors.map(([door, source]) => configOf(folder, door, source));
  if (first === undefined) throw new Error('the package has no door');
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  for (const config of [first, ...others]) {
    const { succeeded } = Extractor.invoke(config, {
      compilerState,
      localBuild: true,
      messageCallback: (message) => {
        message.handled = message.logLevel !== ExtractorLogLevel.Error;
      },
    });
    if (!succeeded) throw new Error(`the declarations of ${config.mainEntryPointFilePath} cannot be read`);
  }
  return doors.map(([door]) => pageOf(door));
};
