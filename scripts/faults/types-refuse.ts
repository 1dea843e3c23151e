import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { type Fault, withFault } from './fault.ts';

/** Whether a fault in a file makes the compilation of that tsconfig's package fail. */
const packageRefuses = (root: string, config: string): ((fault: Fault) => boolean) => {
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    dirname(config),
  );
  const versions = new Map<string, number>();
  const present = new Map<string, string>();
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({
      ...options,
      noEmit: false,
      composite: false,
      incremental: false,
      declarationMap: false,
    }),
    getScriptFileNames: () => fileNames,
    getScriptVersion: (path) => String(versions.get(path) ?? 0),
    getScriptSnapshot: (path) =>
      ts.sys.fileExists(path)
        ? ts.ScriptSnapshot.fromString(present.get(path) ?? readFileSync(path, 'utf8'))
        : undefined,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  const isRefused = (path: string): boolean =>
    service.getSyntacticDiagnostics(path).length > 0 || service.getSemanticDiagnostics(path).length > 0;
  /** The declarations of a file. */
  const declarations = (path: string): string =>
    service
      .getEmitOutput(path, true, true)
      .outputFiles.map(({ text }) => text)
      .join('\n');
  const original = new Map<string, string>();
  return (fault) => {
    const path = join(root, fault.file);
    const before = original.get(path) ?? declarations(path);
    original.set(path, before);
    present.set(path, withFault(readFileSync(path, 'utf8'), fault));
    versions.set(path, (versions.get(path) ?? 0) + 1);
    // If the declarations are unchanged, no other file can fail to compile.
    const refused = isRefused(path) || (declarations(path) !== before && fileNames.some(isRefused));
    present.delete(path);
    versions.set(path, (versions.get(path) ?? 0) + 1);
    return refused;
  };
};

/** Whether the type checker rejects a fault; such a fault needs no test. */
export const typesRefuse = (root: string): ((fault: Fault) => boolean) => {
  const packages = new Map<string, (fault: Fault) => boolean>();
  return (fault) => {
    const folder = fault.file.split('/').slice(0, 2).join('/');
    const refuses = packages.get(folder) ?? packageRefuses(root, join(root, folder, 'tsconfig.json'));
    packages.set(folder, refuses);
    return refuses(fault);
  };
};
