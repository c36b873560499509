import { message, type Value } from '#domain/message/message.ts'
import {
  IconFlag,
  IconListSearch,
  IconMessageCircle,
  IconPalette,
  IconPlug,
  IconQuote,
  IconStar,
  IconTableImport,
  IconWorldUpload,
  type IconProps,
} from '#web/kit/icons.ts'
import type { ComponentType } from 'react'
import type { DecidedRow, WaitingRow } from '#contract/waiting/waiting.ts'
import type { WaitingKind } from '#domain/waiting/waiting-kind.ts'
import { timeText } from '#web/kit/moment.ts'

/** The sign of everything that waits: a row for each kind. */
export const KIND_ICONS: Readonly<Record<WaitingKind, ComponentType<IconProps>>> = {
  document: IconWorldUpload,
  plugin: IconPlug,
  inquiry: IconMessageCircle,
  testimonial: IconStar,
  reading: IconQuote,
  comment: IconFlag,
  front: IconPalette,
  figures: IconTableImport,
  catalogue: IconListSearch,
}

/** What somebody does with one that waits. */
const ACTS = {
  document: 'review',
  plugin: 'review',
  inquiry: 'answer',
  testimonial: 'read',
  reading: 'decide',
  comment: 'decide',
  front: 'review',
  figures: 'review',
  catalogue: 'decide',
} as const

/** The word on the button of a line: what is done with it next. */
export function actOf({ kind, changed }: Pick<WaitingRow, 'kind' | 'changed'>): Value {
  return message('waiting.act', { act: kind === 'document' && changed ? 'compare' : ACTS[kind] })
}

/** What waits, as a line says it. */
export function titleOf({ kind, what, title: raw }: Pick<WaitingRow, 'kind' | 'what' | 'title'>): Value {
  const title = raw.replaceAll(/\s+/gu, ' ').trim()
  switch (kind) {
    case 'document':
      return message('waiting.asks-public', { title })
    case 'plugin':
      return message('waiting.plugin-version', { title, version: what })
    case 'inquiry':
      return what === 'partnership'
        ? message('waiting.offer', { title })
        : message('waiting.quoted', { title })
    case 'testimonial':
      return message('waiting.testimonial', { title })
    case 'reading':
      return message('waiting.post', {
        what: what === 'note' || what === 'question' ? what : 'answer',
        title,
      })
    case 'comment':
      return message('waiting.comment', { title })
    case 'figures':
      return message('waiting.figures', { title, count: Number(what) })
    case 'catalogue':
      return message('waiting.proposal', { kind: what === 'source' ? 'source' : 'indicator', title })
    case 'front':
      return title === '' ? message('waiting.front') : message('waiting.front-named', { title })
  }
}

/** What somebody has to know before they decide; null for nothing. */
export function remarkOf({ kind, changed, remarks }: WaitingRow): Value | null {
  if (changed) return message('waiting.changed')
  if (remarks === 0) return kind === 'plugin' ? message('waiting.no-remark') : null
  return kind === 'plugin'
    ? message('waiting.remarks', { count: remarks })
    : message('waiting.reported-by', { count: remarks })
}

/** Who made it, and with a request of which version and kind it is. */
export function fromText({ kind, from, what, version }: WaitingRow): Value {
  const who = from || message('waiting.no-account')
  return kind === 'document' ? message('waiting.from-document', { who, what, version }) : who
}

const DAY = 24 * 60 * 60 * 1000

/** For how many whole days something has waited at a moment. */
export function waitedDays(since: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(since)) / DAY))
}

/** Kinds that are sent back to whoever made them, who may bring them again: that is no refusal. */
const SENT_BACK: readonly WaitingKind[] = ['document', 'plugin', 'reading', 'front', 'figures']

/** What was decided, by whom and when: `approved by mina, 12:35 WAT`. */
export function decisionText({
  kind,
  state,
  by,
  at,
}: Pick<DecidedRow, 'kind' | 'state' | 'by' | 'at'>): Value {
  const who = by || message('waiting.gone-account')
  if (state === 'declined' && SENT_BACK.includes(kind))
    return message('waiting.sent-back-by', { who, time: timeText(at) })
  return message('waiting.decided-by', { state: state.replaceAll('-', ' '), who, time: timeText(at) })
}
