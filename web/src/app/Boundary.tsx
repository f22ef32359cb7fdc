/** Error boundary of a section; `render` decides what to show instead. */
import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface BoundaryProps {
  children: ReactNode;
  /** What to show for an error; `reset` renders the children again. */
  render: (error: Error, reset: () => void) => ReactNode;
  /** A change of this value clears the error, e.g. the name of the section. */
  resetKey?: string;
}

interface BoundaryState {
  error: Error | undefined;
  resetKey: string | undefined;
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: Error): Partial<BoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { error: undefined, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.render(error, () => this.setState({ error: undefined })) : this.props.children;
  }
}
