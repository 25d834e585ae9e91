import { Component, type ReactNode } from 'react';

interface FormBoundaryProps {
  /** The form could not be drawn. */
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** A form that RJSF chokes on is taken down alone, not the page; the caller puts something in its place. */
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
