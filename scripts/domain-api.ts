/** Writes an API report for each reviewed entry point of the built domain package. The reports are committed in docs/api, so that a change to what other channels use shows in review. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { builtFile, domainPackage } from './packages.ts';

export const apiFolder = join(import.meta.dirname, '../docs/api');
export const API_REPORTS: ReadonlyArray<string> = ['rules.api.md', 'keeping.api.md'];

const entryPointOf = (report: string): string => `./${report.replace('.api.md', '')}`;

/** The declarations of the entry point that a report is of, inside the built package. */
const entryFile = (report: string): string => builtFile(domainPackage.exports[entryPointOf(report)] ?? '', '.d.ts');

const configOf = (folder: string, report: string): ExtractorConfig => {
  // `/rules` needs no other entry point: the types behind its own belong to its report, exported or not.
  const isSelfContained = entryPointOf(report) === './rules';
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(domainPackage.built, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: domainPackage.built,
      mainEntryPointFilePath: join(domainPackage.built, entryFile(report)),
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
          files: API_REPORTS.map(entryFile),
        },
      },
      apiReport: {
        enabled: true,
        includeForgottenExports: isSelfContained,
        reportFileName: report,
        reportFolder: folder,
        reportTempFolder: join(domainPackage.built, '../api'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.None },
          ...(isSelfContained && {
            'ae-forgotten-export': { logLevel: ExtractorLogLevel.Warning, addToApiReportFile: true },
          }),
        },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });
};

/** Writes the reports of the built package into the folder. */
export const writeApiReports = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  const configs = API_REPORTS.map((report) => configOf(folder, report));
  const [first] = configs;
  if (first === undefined) return;
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  for (const config of configs) {
    const { succeeded } = Extractor.invoke(config, {
      compilerState,
      localBuild: true,
      messageCallback: (message) => {
        message.handled = message.logLevel !== ExtractorLogLevel.Error;
      },
    });
    if (!succeeded) throw new Error(`the declarations of ${config.mainEntryPointFilePath} cannot be read`);
  }
};
