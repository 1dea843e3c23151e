/** Why the service has no database to start with, each with one sentence for whoever started it. No sentence carries a password. */
export interface DatabaseProblem {
  readonly _tag:
    | 'DataFolderNotWritable'
    | 'DataFolderInUse'
    | 'EmbeddedDatabaseFailed'
    | 'DatabaseUrlUnreadable'
    | 'DatabaseUnreachable'
    | 'MadeBeforeRelease'
    | 'TablesNewer'
    | 'MigrationFailed';
  readonly sentence: string;
}
