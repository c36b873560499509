import { type Message, message } from '#domain/message/message.ts'
import { LISTED_PAGES } from './menu-entries.ts'

/** A page that stands above the dashboards. */
interface SoughtPage {
  readonly href: string
  readonly label: Message
}

const LABELS = {
  'health-profiles': message('menus.state-profiles'),
  briefs: message('pages.briefs'),
  assistant: message('pages.assistant'),
  check: message('pages.check'),
  'work-list': message('pages.work-list'),
  compare: message('pages.compare'),
} as const

/** The pages that most people look for, in the order of use: first in the menu and in the drawer. */
export const SOUGHT_PAGES: readonly SoughtPage[] = Object.entries(LABELS).flatMap(([slug, label]) => {
  const page = LISTED_PAGES.find((listed) => listed.slug === slug)
  return page ? [{ href: page.href, label }] : []
})
