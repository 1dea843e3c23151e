/** What the log is told of a pod (REC-02, REC-03, REC-07): a line that whoever asked hands on to it. */
export interface PodLogLine {
  readonly level: 'error';
  readonly tag: string;
  readonly data: Readonly<Record<string, string | number>>;
}
