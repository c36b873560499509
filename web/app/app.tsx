import { useLocation } from 'wouter'
import { message } from '#domain/message/message.ts'
import { ErrorBoundary } from '#web/kit/error-boundary.tsx'
import { KeptChoices } from './kept-choices.tsx'
import { Router } from './router.tsx'
import { WhatsNew } from './whats-new.tsx'

/**
 * The product in the browser: a page for each address, and what follows the reader from page to page. What fails outside of
 * every smaller boundary, such as the header, is said here: the window is never left empty.
 */
export function App() {
  const [path] = useLocation()
  return (
    <ErrorBoundary what={message('shell.this-page')} resetKey={path}>
      <Router />
      <KeptChoices />
      <WhatsNew />
    </ErrorBoundary>
  )
}
