import type { Classification } from '#domain/data-source/data-source.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import {
  cited,
  decimal,
  difference,
  periodName,
  placeName,
  shortFigure,
  sourceName,
} from '#domain/message/value.ts'
import { ownFigure } from '#domain/number-check/cause.ts'
import type { NumberCheck } from '#domain/number-check/check-number.ts'
import type { Evidence } from '#domain/number-check/evidence.ts'
import { shownDecimals } from '#domain/number/format.ts'
import { asPublished } from '#domain/observation/as-published.ts'

/** A row of the picture: the reader's figure, a published one with its interval, or the range of several. */
export interface EvidenceRow {
  readonly kind: 'own' | 'figure' | 'range'
  readonly name: string
  /** As written beside its mark. */
  readonly label: string
  readonly value: number
  readonly bounds: { readonly lower: number; readonly upper: number } | null
  readonly classification: Classification
  /** About another time. */
  readonly isAway: boolean
  /** The figure that the verdict rests on. */
  readonly isMain: boolean
}

/** The rows of a check, the reader's own first. */
export function evidenceRows(check: NumberCheck, language: Language): readonly EvidenceRow[] {
  const { asked, own, evidence, main, parts } = check
  const { text } = language
  const first: EvidenceRow = {
    kind: 'own',
    name: text(
      message('check-page.your-figure', {
        place: placeName(asked.location),
        period: periodName(asked.period, asked.source),
      }),
    ),
    label: text(ownFigure(check, 'short')),
    value: own.value,
    bounds: null,
    classification: asked.source.classification,
    isAway: false,
    isMain: false,
  }
  const rows = evidence.map((one) => figureRow(one, check, language))
  if (!parts) return [first, ...rows]
  const decimals = shownDecimals(asked.indicator)
  const range: EvidenceRow = {
    kind: 'range',
    name: text(
      message('check-page.row-parts', {
        source: sourceName(parts.source),
        count: parts.count,
        place: placeName(asked.location),
      }),
    ),
    label: text(
      message('check-page.range-label', {
        lower: decimal(parts.lower, decimals),
        upper: decimal(parts.upper, decimals),
      }),
    ),
    value: parts.lower,
    bounds: { lower: parts.lower, upper: parts.upper },
    classification: parts.source.classification,
    isAway: false,
    isMain: false,
  }
  const after = main ? 1 : 0
  return [first, ...rows.slice(0, after), range, ...rows.slice(after)]
}

/** How far the reader's figure and the main evidence are apart, as it is written between them. */
export function gapLabel({ standing, asked, main }: NumberCheck, language: Language): string {
  if (!main || standing.gap === 0) return ''
  return language.text(difference(Math.abs(standing.gap), asked.indicator))
}

function figureRow(
  { point, source, place, isSameTime }: Evidence,
  { asked, main }: NumberCheck,
  language: Language,
): EvidenceRow {
  const { lower, upper } = point
  return {
    kind: 'figure',
    name: language.text(
      message('check-page.row-evidence', { cited: cited(source, point.period), place: placeName(place) }),
    ),
    label: language.text(shortFigure(point.value, asPublished(point, asked.indicator))),
    value: point.value,
    bounds: lower !== null && upper !== null ? { lower, upper } : null,
    classification: source.classification,
    isAway: !isSameTime,
    isMain: main?.point === point,
  }
}
