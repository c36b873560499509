import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { headlineName, placeName, sourceName } from '#domain/message/value.ts'
import { interval } from '#domain/observation/point.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { ComparedLine } from '#domain/side-by-side/compared-lines.ts'
import { comparedLead, comparedTitle, type LineChange } from '#domain/side-by-side/line-changes.ts'
import type { NamedRelease } from './figure-export.ts'
import { releaseLines } from './release-lines.ts'
import { rightsLines } from './rights-lines.ts'
import { aboutSheet, type Sheet, type SheetRows, tableSheet } from './workbook.ts'

/** A comparison with everything that a workbook of it says. */
export interface CompareExport {
  readonly lines: readonly ComparedLine[]
  readonly changes: readonly LineChange[]
  readonly release: NamedRelease
  readonly address: string
  readonly language: Language
}

/** The finding, every figure of every line, and what changed on each. */
export function compareSheets(content: CompareExport): Sheet[] {
  const { lines, changes, language } = content
  const { text } = language
  const sources = [...new Set(lines.map(({ source }) => source))]
  const nameOf = ({ indicator, source, place }: ComparedLine) => [
    text(headlineName(indicator), 'name'),
    text(sourceName(source)),
    text(placeName(place), 'name'),
  ]
  const heads = [
    text(message('compare-page.add-indicator')),
    text(message('compare-page.add-source')),
    text(message('compare-page.add-place')),
  ]
  const figures: SheetRows = [
    [
      ...heads,
      text(message('compare-page.period')),
      text(message('work-list.figure')),
      text(message('work-list.head-lower')),
      text(message('work-list.head-upper')),
      text(message('compare-page.level')),
    ],
    ...lines.flatMap((line) =>
      line.points.map((point) => {
        const bounds = interval(point)
        return [
          ...nameOf(line),
          isoPeriod(point.period),
          ...[point.value, bounds?.lower ?? null, bounds?.upper ?? null, bounds?.level ?? null],
        ]
      }),
    ),
  ]
  const changed: SheetRows = [
    [
      ...heads,
      text(message('compare-page.before')),
      text(message('compare-page.now')),
      text(message('compare-page.change')),
      text(message('work-list.head-lower')),
      text(message('work-list.head-upper')),
      text(message('compare-page.verdict')),
    ],
    ...changes.map(({ line, before, now, difference, interval: bounds, verdict }) => [
      ...nameOf(line),
      ...[isoPeriod(before.period), isoPeriod(now.period)],
      ...[difference, bounds?.[0] ?? null, bounds?.[1] ?? null],
      text(message('place-news.like-verdict', { verdict })),
    ]),
  ]
  return [
    aboutSheet(text(message('export.about')), [
      [text(message('export.title')), text(comparedTitle(lines, changes))],
      [text(message('export.in-words')), text(comparedLead(lines, changes))],
      ...sources.flatMap((source) => rightsLines(language, source.name, source)),
      ...releaseLines(content),
    ]),
    tableSheet(text(message('export.figures')), figures, (_, at) => (at < 3 ? 24 : 12)),
    tableSheet(text(message('compare-page.changes')), changed, (_, at) => (at < 3 ? 24 : 14)),
  ]
}
