import { DEFAULT_DASHBOARD } from '#catalogue/default-dashboard.ts'
import { LinkButton } from '#web/kit/button.tsx'
import { useOnline } from '#web/kit/state-message.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** What an unknown address shows. Without a line nobody can tell: pages that the server draws are kept on no device. */
export default function NotFoundPage() {
  const { text } = useLanguage()
  const isOnline = useOnline()
  return (
    <div style={{ padding: '64px 32px' }}>
      <h1>{text(message(isOnline ? 'page-words.not-found' : 'page-words.not-kept'))}</h1>
      <p style={{ margin: '12px 0 24px', color: 'var(--ink2)' }}>
        {text(message(isOnline ? 'page-words.not-found-why' : 'page-words.not-kept-why'))}
      </p>
      <LinkButton kind="primary" href={`/dashboard/${DEFAULT_DASHBOARD}`}>
        {text(message('page-words.home'))}
      </LinkButton>
    </div>
  )
}
