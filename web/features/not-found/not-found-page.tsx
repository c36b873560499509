import { DEFAULT_DASHBOARD } from '#catalogue/menu.ts'
import { LinkButton } from '#web/kit/button.tsx'

/** What an unknown address shows. */
export default function NotFoundPage() {
  return (
    <div style={{ padding: '64px 32px' }}>
      <h1>404 | Page not found</h1>
      <p style={{ margin: '12px 0 24px', color: 'var(--ink2)' }}>
        There is no page at this address. It may have moved, or a letter of the link is missing.
      </p>
      <LinkButton kind="primary" href={`/dashboard/${DEFAULT_DASHBOARD}`}>
        Back to home
      </LinkButton>
    </div>
  )
}
