import type { ReactNode } from 'react'
import { LinkButton } from '#web/kit/button.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './sign-in-page.module.css'

/** What became of a link: it can be used, it was, or it counts no more. */
export type LinkOutcome = 'open' | 'done' | 'refused'

interface PasswordByLinkProps {
  readonly title: string
  readonly outcome: LinkOutcome
  /** The form, while the link can be used. */
  readonly children: ReactNode
  readonly done: { readonly title: string; readonly about: string }
  /** Why the link may count no more. */
  readonly refused: string
}

/** A page on which somebody chooses a password by the link of an e-mail, and what became of it. */
export function PasswordByLink({ title, outcome, children, done, refused }: PasswordByLinkProps) {
  const { text } = useLanguage()
  return (
    <div className={classes.narrow}>
      <h1>{title}</h1>
      {outcome === 'open' && children}
      <Stack role="status" gap={16} above={20}>
        {outcome === 'done' && (
          <Message
            title={done.title}
            actions={
              <LinkButton kind="primary" href="/login">
                {text(message('pages.login'))}
              </LinkButton>
            }
          >
            {done.about}
          </Message>
        )}
        {outcome === 'refused' && (
          <Message
            title={text(message('sign-in.bad-link'))}
            actions={
              <LinkButton kind="primary" href="/forgot-password">
                {text(message('sign-in.new-link'))}
              </LinkButton>
            }
          >
            {refused}
          </Message>
        )}
      </Stack>
    </div>
  )
}
