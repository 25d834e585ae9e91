import { Component, type ReactNode } from 'react';

interface FormBoundaryProps {
  /** Shown in place of a form that could not be drawn. */
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** A schema that RJSF chokes on takes the form down, not the page: raw JSON stands in. */
export class FormBoundary extends Component<FormBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
