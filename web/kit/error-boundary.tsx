import { Component } from 'react'
import { message, type Value } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Button } from './button.tsx'
import { LateError } from './in-time.ts'
import { LoadFailureMessage, Message } from './state-message.tsx'

interface Props {
  /** What the boundary holds, as inside a sentence: `this page`. */
  readonly what: Value
  /** A change of this ends the failure: the address. */
  readonly resetKey: string
  readonly children: React.ReactNode
}

/** Keeps a failure inside its part of the page, so that the rest stays usable. */
export class ErrorBoundary extends Component<Props, { readonly failed: false | Failure }> {
  override state: { readonly failed: false | Failure } = { failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { failed: failureOf(error) }
  }

  override componentDidUpdate(previous: Props) {
    if (previous.resetKey !== this.props.resetKey && this.state.failed) this.setState({ failed: false })
  }

  override render() {
    const { failed } = this.state
    if (!failed) return this.props.children
    const { what } = this.props
    const onRetry = () => this.setState({ failed: false })
    return (
      <div style={{ padding: '24px 32px' }}>
        {failed === 'own' ? (
          <OwnFault what={what} onRetry={onRetry} />
        ) : (
          <LoadFailureMessage what={what} reason={navigator.onLine ? failed : 'offline'} onRetry={onRetry} />
        )}
      </div>
    )
  }
}

/** A file that did not come, or did not come in time, or a fault of our own. */
type Failure = 'broken' | 'late' | 'own'

/** Each browser and the builder have their own words for a file that did not come. */
const NOT_LOADED = /import|module|preload/i

function failureOf(error: unknown): Failure {
  if (error instanceof LateError) return 'late'
  return error instanceof Error && NOT_LOADED.test(error.message) ? 'broken' : 'own'
}

/** As specified: what went wrong, and a way to begin the page anew, without the choice that may have led there. */
function OwnFault({ what, onRetry }: { readonly what: Value; readonly onRetry: () => void }) {
  const { text } = useLanguage()
  const clear = () => {
    window.history.replaceState(null, '', window.location.pathname + window.location.hash)
    window.location.reload()
  }
  return (
    <div role="alert">
      <Message
        title={text(message('shell.went-wrong'))}
        actions={
          <>
            <Button kind="primary" onClick={clear}>
              {text(message('shell.clear'))}
            </Button>
            <Button onClick={onRetry}>{text(message('shell.again'))}</Button>
          </>
        }
      >
        {text(message('shell.not-shown', { what }))}
      </Message>
    </div>
  )
}
