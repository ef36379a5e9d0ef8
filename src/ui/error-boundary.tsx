import { Component, type ReactNode } from 'react';

/** The member of a boundary that reports its errors itself, so that React's root does not. */
export const reportsItself = 'reportsItself';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Where the children are; a change renders them again. */
  readonly place?: string | undefined;
  /** Replaces children that threw. May throw the error on. */
  fallback(error: unknown, retry: () => void): ReactNode;
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | undefined;
  readonly place: string | undefined;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override readonly state: ErrorBoundaryState = { failure: undefined, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { place }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return place === state.place ? null : { failure: undefined, place };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return this.props.fallback(failure.error, () => this.setState({ failure: undefined }));
  }
}
