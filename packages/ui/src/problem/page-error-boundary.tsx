import { Component, type ReactNode } from 'react';
import { ProblemPage } from './problem.view.tsx';

/** What may fail while it is drawn. */
export interface PageErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Shows that a page failed, with a way to load it again, where drawing it throws; the error itself is in the browser's log. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <ProblemPage problem="failed" onTryAgain={() => window.location.reload()} />
    ) : (
      this.props.children
    );
  }
}
