import { KeptChoices } from './kept-choices.tsx'
import { Router } from './router.tsx'
import { WhatsNew } from './whats-new.tsx'

/** The product in the browser: a page for each address, and what follows the reader from page to page. */
export function App() {
  return (
    <>
      <Router />
      <KeptChoices />
      <WhatsNew />
    </>
  )
}
