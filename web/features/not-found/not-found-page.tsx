import { DEFAULT_DASHBOARD } from '#catalogue/default-dashboard.ts'
import { LinkButton } from '#web/kit/button.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** What an unknown address shows. */
export default function NotFoundPage() {
  const { text } = useLanguage()
  return (
    <div style={{ padding: '64px 32px' }}>
      <h1>{text(message('page-words.not-found'))}</h1>
      <p style={{ margin: '12px 0 24px', color: 'var(--ink2)' }}>
        {text(message('page-words.not-found-why'))}
      </p>
      <LinkButton kind="primary" href={`/dashboard/${DEFAULT_DASHBOARD}`}>
        {text(message('page-words.home'))}
      </LinkButton>
    </div>
  )
}
