/**
 * Writes an API report for each reviewed entry point of the built packages. The reports are committed in docs/api, so
 * that a change of what other channels use is visible in review.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { builtFile, domainPackage } from './packages.ts';
import { plainRulesPackage } from './plain-rules-package.ts';

export const apiFolder = join(import.meta.dirname, '../docs/api');

interface ReviewedPackage {
  readonly folder: string;
  /** The package's reports, each with the declaration file that it describes. */
  readonly reports: Readonly<Record<string, string>>;
  /** Reports of entry points that depend on no other one: the types they use belong to them, exported or not. */
  readonly selfContained: ReadonlyArray<string>;
}

const domainEntry = (path: string): string => builtFile(domainPackage.exports[path] ?? '', '.d.ts');

export const DOMAIN_API: ReviewedPackage = {
  folder: domainPackage.built,
  reports: {
    'rules.api.md': domainEntry('./rules'),
    'keeping.api.md': domainEntry('./keeping'),
    'providers.api.md': domainEntry('./providers'),
  },
  selfContained: ['rules.api.md'],
};

export const PLAIN_RULES_API: ReviewedPackage = {
  folder: plainRulesPackage.built,
  reports: { 'plain-rules.api.md': './dist/esm/index.d.ts' },
  selfContained: ['plain-rules.api.md'],
};

const configOf = (output: string, reviewed: ReviewedPackage, report: string, entry: string): ExtractorConfig => {
  const isSelfContained = reviewed.selfContained.includes(report);
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(reviewed.folder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: reviewed.folder,
      mainEntryPointFilePath: join(reviewed.folder, entry),
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
          files: Object.values(reviewed.reports),
        },
      },
      apiReport: {
        enabled: true,
        includeForgottenExports: isSelfContained,
        reportFileName: report,
        reportFolder: output,
        reportTempFolder: join(reviewed.folder, '../api'),
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
export const writeApiReports = (output: string, reviewed: ReviewedPackage): void => {
  mkdirSync(output, { recursive: true });
  const configs = Object.entries(reviewed.reports).map(([report, entry]) => configOf(output, reviewed, report, entry));
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

/** Instructions for the reports of the built package that differ from the committed ones. */
export const changedApiReports = (reviewed: ReviewedPackage): ReadonlyArray<string> => {
  const fresh = mkdtempSync(join(realpathSync(tmpdir()), 'api-'));
  try {
    writeApiReports(fresh, reviewed);
    return Object.keys(reviewed.reports)
      .filter((report) => {
        const committed = join(apiFolder, report);
        return !existsSync(committed) || readFileSync(join(fresh, report), 'utf8') !== readFileSync(committed, 'utf8');
      })
      .map(
        (report) =>
          `docs/api/${report} differs from the exports of the package: run npm run docs and review the change`,
      );
  } finally {
    rmSync(fresh, { recursive: true });
  }
};
