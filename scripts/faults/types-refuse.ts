import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { type Fault, withFault } from './fault.ts';

/** Says of a fault whether the rules still compile with it; what does not is refused before any test runs. */
export const typesRefuse = (root: string): ((fault: Fault) => boolean) => {
  const config = join(root, 'packages/domain/tsconfig.json');
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    join(root, 'packages/domain'),
  );
  let present: Fault | undefined;
  let version = 0;
  const isFaulty = (path: string): boolean => present !== undefined && path === join(root, present.file);
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({ ...options, noEmit: true, composite: false, incremental: false }),
    getScriptFileNames: () => fileNames,
    getScriptVersion: (path) => (isFaulty(path) ? String(version) : '0'),
    getScriptSnapshot: (path) => {
      if (!ts.sys.fileExists(path)) return undefined;
      const text = readFileSync(path, 'utf8');
      return ts.ScriptSnapshot.fromString(present !== undefined && isFaulty(path) ? withFault(text, present) : text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  const compiles = (): boolean => {
    const program = service.getProgram();
    return (
      program !== undefined &&
      fileNames.every((file) => program.getSemanticDiagnostics(program.getSourceFile(file)).length === 0)
    );
  };
  return (fault) => {
    present = fault;
    version += 1;
    return !compiles();
  };
};
