/** Why the service cannot open its database, each with one sentence for its operator. No sentence contains a password. */
export interface DatabaseProblem {
  readonly _tag:
    | 'DataFolderNotWritable'
    | 'DataFolderInUse'
    | 'EmbeddedDatabaseFailed'
    | 'DatabaseUrlUnreadable'
    | 'DatabaseUnreachable'
    | 'NotificationsUnheard'
    | 'MadeBeforeRelease'
    | 'TablesNewer'
    | 'MigrationFailed';
  readonly sentence: string;
}
