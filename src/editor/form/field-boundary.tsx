import { Component, type ErrorInfo, type ReactNode } from 'react';

interface FieldBoundaryProps {
  readonly children: ReactNode;
  /** Drawn instead, with a way to try again. */
  fallback?(retry: () => void): ReactNode;
  onError?(error: unknown, componentStack: string | undefined): void;
}

/** A widget that breaks costs one field: its value stays in the draft, and the rest of the form goes on. */
export class FieldBoundary extends Component<FieldBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  /** The root's own report leaves it alone: whoever drew the field tells of it, with its plugin and without its words. */
  readonly tellsItself = true;

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.onError?.(error, componentStack ?? undefined);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return this.props.fallback?.(() => this.setState({ broken: false })) ?? null;
  }
}
