import {
  IconFlag,
  IconMessageCircle,
  IconPalette,
  IconPlug,
  IconQuote,
  IconStar,
  IconWorldUpload,
  type IconProps,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { DecidedRow, WaitingRow } from '#contract/waiting/waiting.ts'
import type { WaitingKind } from '#domain/waiting/waiting-kind.ts'
import { timeText } from '#web/kit/moment.ts'

interface KindWords {
  /** Several of them, as a filter calls them. */
  readonly many: string
  /** One of them, above its decision. */
  readonly one: string
  readonly icon: ComponentType<IconProps>
  /** What somebody does with one that waits. */
  readonly act: string
}

/** Everything that waits, in words: a row for each kind. */
export const KIND_WORDS: Readonly<Record<WaitingKind, KindWords>> = {
  document: { many: 'Dashboards and reports', one: 'Request', icon: IconWorldUpload, act: 'Review' },
  plugin: { many: 'Plugins', one: 'Plugin', icon: IconPlug, act: 'Review' },
  inquiry: { many: 'Inquiries', one: 'Inquiry', icon: IconMessageCircle, act: 'Answer' },
  testimonial: { many: 'Testimonials', one: 'Testimonial', icon: IconStar, act: 'Read' },
  reading: { many: 'Reading room', one: 'Reading room', icon: IconQuote, act: 'Decide' },
  comment: { many: 'Comments', one: 'Reported comment', icon: IconFlag, act: 'Decide' },
  front: { many: 'Front of the site', one: 'Front of the site', icon: IconPalette, act: 'Review' },
}

/** The word on the button of a line: what is done with it next. */
export function actOf({ kind, changed }: Pick<WaitingRow, 'kind' | 'changed'>): string {
  return kind === 'document' && changed ? 'Compare' : KIND_WORDS[kind].act
}

/** What waits, as a line says it. */
export function titleOf({ kind, what, title }: Pick<WaitingRow, 'kind' | 'what' | 'title'>): string {
  const words = title.replaceAll(/\s+/gu, ' ').trim()
  switch (kind) {
    case 'document':
      return `“${words}” asks to be public`
    case 'plugin':
      return `${words}, version ${what}`
    case 'inquiry':
      return what === 'partnership' ? `An offer of data: “${words}”` : `“${words}”`
    case 'testimonial':
      return `A testimonial: “${words}”`
    case 'reading':
      return `${what === 'note' ? 'A note' : what === 'question' ? 'A question' : 'An answer'}: “${words}”`
    case 'comment':
      return `A comment: “${words}”`
    case 'front':
      return words === '' ? 'A front of the site' : `A front of the site: ${words}`
  }
}

/** What somebody has to know before they decide; empty for nothing. */
export function remarkOf({ kind, changed, remarks }: WaitingRow): string {
  if (changed) return 'changed since it was sent'
  if (remarks === 0) return kind === 'plugin' ? 'no remark of the checks' : ''
  const several = remarks === 1 ? '' : 's'
  return kind === 'plugin'
    ? `${remarks} remark${several} of the checks`
    : `reported by ${remarks} reader${several}`
}

/** Who made it, and with a request of which version and kind it is. */
export function fromText({ kind, from, what, version }: WaitingRow): string {
  const who = from || 'somebody without an account here'
  return kind === 'document' ? `${who}, ${what}, version ${version}` : who
}

const DAY = 24 * 60 * 60 * 1000

/** How long something has waited at a moment: `today`, `1 day`, `6 days`. */
export function waitedText(since: string, now: number): string {
  const days = Math.floor((now - Date.parse(since)) / DAY)
  if (days < 1) return 'today'
  return days === 1 ? '1 day' : `${days} days`
}

/** What was decided, by whom and when: `approved by mina, 12:35 WAT`. */
export function decisionText({ state, by, at }: Pick<DecidedRow, 'state' | 'by' | 'at'>): string {
  return `${state.replaceAll('-', ' ')} by ${by || 'an account that is gone'}, ${timeText(at)}`
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** The heading: how many decisions wait. */
export function countText(count: number): string {
  if (count === 0) return 'Nothing waits for you'
  const number = NUMBERS[count] ?? String(count)
  return count === 1 ? 'One decision waits for you' : `${number} decisions wait for you`
}
