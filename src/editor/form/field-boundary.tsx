import { Component, type ReactNode } from 'react';

interface FieldBoundaryProps {
  readonly children: ReactNode;
  /** Drawn instead, with a way to try again. */
  fallback(retry: () => void): ReactNode;
}

/** A widget that breaks costs one field: its value stays in the draft, and the rest of the form goes on. */
export class FieldBoundary extends Component<FieldBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return this.props.fallback(() => this.setState({ broken: false }));
  }
}
