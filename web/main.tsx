import 'virtual:tokens.css'
import './kit/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { waits } from './kit/drawn.ts'
import { startLanguage } from './language/current-language.ts'
import { readyFirstModels } from './views/figure-models.ts'

readyFirstModels()

const root = document.getElementById('root')
if (root) {
  // The program runs, so nobody needs another way; the first link of the page is the one that skips to its content.
  document.getElementById('way-on')?.remove()
  const page = createRoot(root)
  const isShown = waits()
  void startLanguage().then(() => {
    page.render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
    void document.fonts.ready.then(isShown)
  })
}
