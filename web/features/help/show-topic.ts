import 'driver.js/dist/driver.css'
import './show-topic.css'
import { driver } from 'driver.js'
import type { FaqTopic } from '#catalogue/faq-topic.ts'
import { controlCalled } from './control-called.ts'

/** How long a page may take until its control is there, in milliseconds, and how often it is looked for. */
const PATIENCE = 10_000
const STEP = 150
/** On a phone the controls stand behind this button; a page that is drawn shows it within this time. */
const SHEET = { control: 'Change', after: 1000 } as const

/** On the page of the topic: points at its control, with its steps beside it. Where the control does not come, the steps stand alone. */
export async function showTopic({ title, steps, show }: FaqTopic): Promise<void> {
  window.scrollTo(0, 0)
  const element = show ? await comingControl(show.control) : null
  const guide = driver({
    animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    overlayOpacity: 0.35,
    stagePadding: 6,
    popoverClass: 'msdat-guide',
  })
  guide.highlight({
    ...(element && { element }),
    popover: { title, description: steps.map(escaped).join('<br>'), showButtons: ['close'] },
  })
}

async function comingControl(words: string): Promise<Element | null> {
  const begun = Date.now()
  for (let waited = 0; waited < PATIENCE; waited = Date.now() - begun) {
    await new Promise((resolve) => setTimeout(resolve, STEP))
    if (!('drawn' in document.documentElement.dataset)) continue
    const found =
      controlCalled(document, words) ?? (waited > SHEET.after ? controlCalled(document, SHEET.control) : null)
    if (found) return found
  }
  return null
}

/** The library sets descriptions as HTML. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
