import { Component } from 'react'
import { message, type Value } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useNextTry } from '#web/files/next-try.ts'
import { Button } from './button.tsx'
import { FileError } from '#web/files/in-time.ts'
import { FailureLine, LoadFailureMessage, Message } from './state-message.tsx'

/**
 * How a failure is said: in the place of what failed, as a line of it, as a note in a corner of the window, or, of what nobody
 * sees, not at all.
 */
export type FailureForm = 'place' | 'line' | 'note' | 'unsaid'

interface Props {
  /** The content of the boundary, as inside a sentence: `this page`; "this part" where absent. */
  readonly what?: Value | undefined
  readonly form?: FailureForm | undefined
  /** A change of this ends the failure: the address. */
  readonly resetKey?: string
  /** Puts around the failure what is around the part. */
  readonly framed?: (failure: React.ReactNode) => React.ReactNode
  /** Fetches what did not come; rejects while it does not. */
  readonly onRetry?: () => Promise<void>
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

  readonly retry = async () => {
    try {
      await this.props.onRetry?.()
      this.setState({ failed: false })
    } catch (error) {
      this.setState({ failed: failureOf(error) })
    }
  }

  override render() {
    const { failed } = this.state
    if (!failed) return this.props.children
    const { what = message('shell.this-part'), form = 'place', framed } = this.props
    const failure = <Failed {...{ failed, what, form }} onRetry={this.retry} />
    return framed ? framed(failure) : failure
  }
}

/** A file that did not come, why, or a fault of our own. */
type Failure = FileError['reason'] | 'own'

function failureOf(error: unknown): Failure {
  return error instanceof FileError ? error.reason : 'own'
}

interface FailedProps {
  readonly failed: Failure
  readonly what: Value
  readonly form: FailureForm
  readonly onRetry: () => Promise<void>
}

function Failed({ failed, what, form, onRetry }: FailedProps) {
  if (form === 'unsaid') return <Unsaid onRetry={onRetry} />
  if (form !== 'place') return <FailureLine {...{ what, onRetry }} isNote={form === 'note'} />
  return (
    <div style={{ padding: '24px 32px' }}>
      {failed === 'own' ? (
        <OwnFault {...{ what, onRetry }} />
      ) : (
        <LoadFailureMessage {...{ what, onRetry }} reason={navigator.onLine ? failed : 'offline'} />
      )}
    </div>
  )
}

function Unsaid({ onRetry }: Pick<FailedProps, 'onRetry'>) {
  useNextTry(onRetry)
  return null
}

type OwnFaultProps = Pick<FailedProps, 'what' | 'onRetry'>

/** As specified: what went wrong, and a way to begin the page anew, without the choice that may have led there. */
function OwnFault({ what, onRetry }: OwnFaultProps) {
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
