import { IconRefresh } from '@tabler/icons-react'
import { Button } from './button.tsx'
import { Message } from './state-message.tsx'

interface AnswerFailureProps {
  /** What could not be had, as a whole sentence. */
  readonly title: string
  /** The server's words. */
  readonly error: Error
  readonly onRetry: () => Promise<void>
}

/** A list or a record of one's own that could not be had, why, and the way to try again. */
export function AnswerFailure({ title, error, onRetry }: AnswerFailureProps) {
  return (
    <div role="alert">
      <Message
        title={title}
        actions={
          <Button kind="primary" onClick={() => void onRetry()}>
            <IconRefresh size={16} aria-hidden="true" /> Try again
          </Button>
        }
      >
        {error.message}
      </Message>
    </div>
  )
}
