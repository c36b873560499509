import 'driver.js/dist/driver.css'
import './show-topic.css'
import { type DriveStep, driver } from 'driver.js'
import { TOUR, TOUR_PAGE } from '#catalogue/tour.ts'
import { message } from '#domain/message/message.ts'
import { pageLanguage } from '#web/language/current-language.ts'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { haveSeenTour } from '#web/memory/tour-seen.ts'
import { asHtml, atRest, GUIDE, pageDrawn } from './guide.ts'

/** Plays the tour, on the page that it is about: each stop is pointed at, by pointer or by arrow keys; Esc ends it. */
export async function playTour(navigate: (address: string) => void): Promise<void> {
  haveSeenTour()
  const language = pageLanguage.get()
  if (window.location.pathname !== TOUR_PAGE) navigate(TOUR_PAGE)
  await Promise.all([loadGroup(language.code, 'tools'), loadGroup('en', 'tools'), pageDrawn()])
  window.scrollTo(0, 0)
  const steps = TOUR.flatMap(({ at, title, text }): DriveStep[] => {
    const element = firstVisible(at)
    if (!element) return []
    return [
      { element, popover: { title: asHtml(language.text(title)), description: asHtml(language.text(text)) } },
    ]
  })
  const opener = document.activeElement
  const tour = driver({
    ...GUIDE,
    animate: !atRest(),
    smoothScroll: !atRest(),
    disableActiveInteraction: true,
    showProgress: true,
    progressText: language.text(message('tour.of', { place: '{{current}}', all: '{{total}}' })),
    nextBtnText: language.text(message('tour.next')),
    prevBtnText: language.text(message('tour.previous')),
    doneBtnText: language.text(message('tour.done')),
    steps,
    onDestroyed: () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
  })
  tour.drive()
}

function firstVisible(selectors: readonly string[]): Element | null {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())
    if (found) return found
  }
  return null
}
