import { Component, type ReactNode } from 'react';
import { ProblemPage } from './problem.view.tsx';

interface PageErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Shows a message with a button to reload if rendering the page throws; the error itself is in the browser's console. */
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
