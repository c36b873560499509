import { IconRefresh } from '#web/kit/icons.ts'
import type { AskError } from './ask-error.ts'
import { Button, WordButton } from './button.tsx'
import { Text } from './layout.tsx'
import { Loading, Message } from './state-message.tsx'
import { message, type Value } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { WithWords } from '#web/language/with-words.tsx'

/** Where a question to the server stands whose answer is private or changes. */
export type Answered<T> = (
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      readonly value: T
      /** Why it could not be asked for anew: what is here was there before. Null or absent: it is the newest. */
      readonly notRenewed?: AskError | null
    }
  | { readonly status: 'failed'; readonly error: AskError }
) & {
  /** Asks again; what is there stays in sight meanwhile. */
  readonly reload: () => Promise<void>
}

interface WhenAnsweredProps<T> {
  readonly answer: Answered<T>
  /** The wanted thing, inside a sentence: `the tags`. */
  readonly what: Value
  /** The sentence of a failure, where it is not "The tags could not be loaded." */
  readonly failure?: string
  /** Stands there meanwhile; without it the still shape of a page. */
  readonly wait?: React.ReactNode
  readonly children: (value: T) => React.ReactNode
}

/** Draws an answer once it is there; before that the wait, or what went wrong and the way to try again. */
export function WhenAnswered<T>({ answer, what, failure, wait, children }: WhenAnsweredProps<T>) {
  const { text } = useLanguage()
  const waiting = wait ?? <Loading what={what} />
  // A boundary of its own: words of the answer that are still on their way take nothing around it out of sight.
  if (answer.status === 'ready') {
    // The content keeps its place below what is said of it, with what somebody typed there.
    return (
      <>
        {answer.notRenewed && <NotRenewed {...{ what }} error={answer.notRenewed} onRetry={answer.reload} />}
        <WithWords fallback={waiting}>
          <Ready value={answer.value}>{children}</Ready>
        </WithWords>
      </>
    )
  }
  if (answer.status === 'loading') return waiting
  const { error, reload } = answer
  return (
    <AnswerFailure
      title={failure ?? text(message('shell.not-loaded', { what }))}
      error={error}
      onRetry={reload}
    />
  )
}

/** Calls for the content inside the boundary, where its words may be waited for. */
function Ready<T>({
  value,
  children,
}: {
  readonly value: T
  readonly children: (value: T) => React.ReactNode
}) {
  return children(value)
}

interface NotRenewedProps {
  readonly what: Value
  readonly error: Error
  readonly onRetry: () => Promise<void>
}

/** That what is shown is of before, why, and the way to try again. */
function NotRenewed({ what, error, onRetry }: NotRenewedProps) {
  const { text } = useLanguage()
  return (
    <div role="status">
      <Text below={8} tone="soft" size={13}>
        {text(message('shell.not-renewed', { what }))} {error.message}{' '}
        <WordButton onClick={() => void onRetry()}>{text(message('shell.again'))}</WordButton>
      </Text>
    </div>
  )
}

interface AnswerFailureProps {
  readonly title: string
  readonly error: Error
  readonly onRetry: () => Promise<void>
}

/** Something that could not be had, why in the server's words, and the way to try again. */
export function AnswerFailure({ title, error, onRetry }: AnswerFailureProps) {
  const { text } = useLanguage()
  return (
    <div role="alert">
      <Message
        title={title}
        actions={
          <Button kind="primary" onClick={() => void onRetry()}>
            <IconRefresh size={16} aria-hidden="true" /> {text(message('shell.again'))}
          </Button>
        }
      >
        {error.message}
      </Message>
    </div>
  )
}
