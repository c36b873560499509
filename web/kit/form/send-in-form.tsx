import { Link } from 'wouter'
import { message } from '#domain/message/message.ts'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { Button } from '../button.tsx'
import { Row, Stack, Text } from '../layout.tsx'
import { Message } from '../state-message.tsx'
import { FormError } from './field.tsx'
import classes from './send-in-form.module.css'
import type { SendIn } from './use-send-in.ts'

interface SendInFormProps {
  readonly state: SendIn
  readonly action: string
  /** Said once it has been sent. */
  readonly thanks: string
  /** The next step after it was sent. */
  readonly next?: string
  /** The readers of it; absent: those who run the site. */
  readonly readers?: string
  /** The fields. */
  readonly children: React.ReactNode
}

/** A form for the public: its fields, and the thanks with the way to take back what was sent. */
export function SendInForm({ state, action, thanks, next, readers, children }: SendInFormProps) {
  const { text } = useLanguage()
  const { submission, trap, removal } = state
  if (removal !== null) {
    return (
      <div role="status">
        <Message title={thanks}>
          {next && <Text below={12}>{next}</Text>}
          <Text>
            <Said
              what={message('form.removable')}
              strong={(words) => <Link href={`/removal?key=${removal}`}>{words}</Link>}
            />
          </Text>
        </Message>
      </div>
    )
  }
  return (
    <Stack as="form" gap={16} noValidate onSubmit={submission.onSubmit}>
      <FormError>{submission.failure}</FormError>
      {children}
      <Trap ref={trap} />
      <Row gap={12} wrap align="center">
        <Button kind="primary" type="submit" aria-busy={submission.busy} disabled={submission.busy}>
          {submission.busy ? text(message('form.sending')) : action}
        </Button>
        <Text size={13} tone="faint" grows>
          {readers ?? text(message('form.only-us'))}
        </Text>
      </Row>
    </Stack>
  )
}

/** A field that only machines fill in. */
export function Trap({ ref }: { readonly ref: React.Ref<HTMLInputElement> }) {
  const { text } = useLanguage()
  return (
    <div className={classes.trap} aria-hidden="true">
      <label>
        {text(message('form.trap'))}{' '}
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
