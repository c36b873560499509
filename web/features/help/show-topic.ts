import 'driver.js/dist/driver.css'
import './show-topic.css'
import { driver } from 'driver.js'
import type { FaqTopic } from '#catalogue/faq-topic.ts'
import { controlCalled } from './control-called.ts'
import { asHtml, atRest, comingWith, GUIDE } from './guide.ts'

/** On a phone the controls stand behind this button; a page that is drawn shows it within this time, in milliseconds. */
const SHEET = { control: 'Change', after: 1000 } as const

/** On the page of the topic: points at its control, with its steps beside it. Where the control does not come, the steps stand alone. */
export async function showTopic({
  title,
  steps,
  show,
}: Pick<FaqTopic, 'title' | 'steps' | 'show'>): Promise<void> {
  window.scrollTo(0, 0)
  const element = show ? await comingControl(show.control) : null
  const guide = driver({ ...GUIDE, animate: !atRest() })
  guide.highlight({
    ...(element && { element }),
    popover: { title: asHtml(title), description: steps.map(asHtml).join('<br>'), showButtons: ['close'] },
  })
}

function comingControl(words: string): Promise<Element | null> {
  return comingWith(
    (waited) =>
      controlCalled(document, words) ??
      (waited > SHEET.after ? controlCalled(document, SHEET.control) : null),
  )
}
