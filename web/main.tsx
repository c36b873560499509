import 'virtual:tokens.css'
import './kit/base.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { readyFirstPage } from './app/page-modules.tsx'
import { firstStyle } from './files/first-style.ts'
import { waits } from './files/drawn.ts'
import { startLanguage } from './language/current-language.ts'

const root = document.getElementById('root')
if (root) {
  const page = createRoot(root)
  const isShown = waits()
  void Promise.all([startLanguage(), firstStyle(), readyFirstPage(location.pathname)]).then(() => {
    // The program runs, so only who reads what the server drew needs another way; the first link of the page is the one that
    // skips to its content.
    if (!document.getElementById('opening')) document.getElementById('way-on')?.remove()
    page.render(<App />)
    void document.fonts.ready.then(isShown)
  })
}
