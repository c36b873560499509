import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { headlineName, listOf, placeName, sourceName } from '#domain/message/value.ts'
import { interval } from '#domain/observation/point.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { stateAround } from '#domain/reference/reference-data.ts'
import type { WorkRow } from '#domain/work-list/work-list.ts'
import {
  type SaidList,
  standingWord,
  workLead,
  workLevel,
  workMethod,
  workWhere,
} from '#domain/work-list/work-words.ts'
import type { NamedRelease } from './figure-export.ts'
import { releaseLines } from './release-lines.ts'
import { rightsLines } from './rights-lines.ts'
import type { CellValue } from './safe-cell.ts'
import { aboutSheet, type Sheet, type SheetRows, tableSheet } from './workbook.ts'

/** A work list with everything that a file of it says. */
export interface WorkExport {
  readonly said: SaidList
  readonly work: { readonly ticks: readonly number[]; readonly note: string }
  readonly numbers: ReadonlyMap<number, number>
  readonly language: Language
  readonly release: NamedRelease
  readonly address: string
}

/** The title of a file of a work list. */
export function workFileTitle({ said: { list, reference }, language }: WorkExport): string {
  const [only, ...others] = list.columns
  const place = workWhere(list.area, reference)
  return language.text(
    only && others.length === 0
      ? message('work-list.saved-title', { indicator: headlineName(only.indicator), place })
      : message('work-list.saved-title-many', { count: list.columns.length, place }),
  )
}

/** All places of the list in its order, with a head above them. */
export function workRowsOf(content: WorkExport): SheetRows {
  const { said, work, numbers, language } = content
  const { list, reference } = said
  const { text } = language
  const heads = [
    text(message('work-list.head-number')),
    text(message('work-list.head-ticked')),
    text(message('work-list.place', { level: workLevel(list.area) })),
    text(message('work-list.state')),
    text(message('work-list.class-of')),
    ...list.columns.flatMap(({ indicator }) => {
      const name = text(headlineName(indicator), 'name')
      return [
        name,
        ...(['head-lower', 'head-upper', 'head-from', 'head-to', 'class-of'] as const).map(
          (head) => `${text(message(`work-list.${head}`))} (${name})`,
        ),
      ]
    }),
  ]
  const cellsOf = ({ cells }: WorkRow): CellValue[] =>
    cells.flatMap((entry): CellValue[] => {
      if (!entry) return [null, null, null, null, null, null]
      const bounds = interval(entry.point)
      return [
        ...[entry.point.value, bounds?.lower ?? null, bounds?.upper ?? null],
        ...[entry.band.from, entry.band.to, text(standingWord(entry.standing))],
      ]
    })
  return [
    heads,
    ...list.rows.map((row) => [
      numbers.get(row.place.id) ?? null,
      work.ticks.includes(row.place.id) ? text(message('work-list.yes')) : null,
      text(placeName(row.place), 'name'),
      text(placeName(stateAround(reference.locations, row.place.id) ?? row.place), 'name'),
      text(standingWord(row.standing)),
      ...cellsOf(row),
    ]),
  ]
}

/** The list and what it is, as a workbook. */
export function workSheets(content: WorkExport): Sheet[] {
  const { said, work, language, release } = content
  const { text } = language
  const sources = said.list.columns.map(({ round: { source } }) => source)
  return [
    aboutSheet(text(message('export.about')), [
      [text(message('export.title')), workFileTitle(content)],
      [text(message('export.in-words')), text(workLead(said))],
      [text(message('export.note')), text(workMethod(said, release.number))],
      ...(work.note === '' ? [] : [[text(message('work-list.note')), work.note] as const]),
      [text(message('export.sources')), text(listOf([...new Set(sources)].map(sourceName)))],
      ...said.list.columns.flatMap(({ round: { source, period } }) =>
        rightsLines(language, `${source.name} ${isoPeriod(period)}`, source),
      ),
      ...releaseLines(content),
    ]),
    tableSheet(text(message('work-list.sheet')), workRowsOf(content), (_, at) =>
      at === 2 || at === 3 ? 22 : 14,
    ),
  ]
}
