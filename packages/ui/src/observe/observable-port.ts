import type { ObservableInput } from 'rxjs';

/** A port as streams call it: the app's answers with promises, a test's with observables on virtual time. */
export type ObservablePort<Port> = {
  readonly [Method in keyof Port]: Port[Method] extends (...request: infer Request) => () => Promise<infer Answer>
    ? (...request: Request) => () => ObservableInput<Answer>
    : Port[Method] extends () => Promise<infer Answer>
      ? () => ObservableInput<Answer>
      : Port[Method];
};
