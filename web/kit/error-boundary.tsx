import { Component } from 'react'
import type { Value } from '#domain/message/message.ts'
import { LateError } from './in-time.ts'
import { LoadFailureMessage } from './state-message.tsx'

interface Props {
  /** What the boundary holds, as inside a sentence: `this page`. */
  readonly what: Value
  /** A change of this ends the failure: the address. */
  readonly resetKey: string
  readonly children: React.ReactNode
}

/** Keeps a failure inside its part of the page, so that the rest stays usable. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean; readonly late: boolean }> {
  override state = { failed: false, late: false }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, late: error instanceof LateError }
  }

  override componentDidUpdate(previous: Props) {
    if (previous.resetKey !== this.props.resetKey && this.state.failed) this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div style={{ padding: '24px 32px' }}>
        <LoadFailureMessage
          what={this.props.what}
          reason={!navigator.onLine ? 'offline' : this.state.late ? 'late' : 'broken'}
          onRetry={() => this.setState({ failed: false })}
        />
      </div>
    )
  }
}
