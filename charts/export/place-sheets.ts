import type { Location } from '#domain/location/location.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { day, indicatorName, placeName, sourceName } from '#domain/message/value.ts'
import { licenceWords } from '#domain/reference/licence-words.ts'
import { mayRepublish } from '#domain/reference/republishing.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { NamedRelease } from './figure-export.ts'
import type { CellValue } from './safe-cell.ts'
import { aboutSheet, type Sheet, type SheetRows, tableSheet } from './workbook.ts'

/** A table in the columns in which figures are imported. */
interface ImportTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly CellValue[])[]
}

/** All figures of a place, with everything that their workbook says of them. */
export interface PlaceExport {
  readonly place: Location
  readonly figures: ImportTable
  readonly groups: ImportTable
  readonly release: NamedRelease
  readonly address: string
  readonly reference: ReferenceData
  readonly language: Language
}

/** The same with the figures that anybody may publish again alone. */
export function withRepublishable(content: PlaceExport): PlaceExport {
  const { sources } = content.reference
  const only = ({ columns, rows }: ImportTable): ImportTable => ({
    columns,
    rows: rows.filter((row) => {
      const source = sources.get(Number(row[1]))
      return source !== undefined && mayRepublish(source)
    }),
  })
  return { ...content, figures: only(content.figures), groups: only(content.groups) }
}

const WIDTHS: Readonly<Record<string, number>> = {
  indicator_name: 34,
  source_name: 24,
  name: 24,
  full_name: 40,
  licence: 34,
  citation: 80,
}

/** The sheets: what it is, the figures and those of groups under our ids with their names, and the sources with their licences. */
export function placeSheets(content: PlaceExport): Sheet[] {
  const { place, figures, groups, release, address, language } = content
  const { text } = language
  const widthOf = (head: string) => WIDTHS[head] ?? 14
  return [
    aboutSheet(text(message('export.about')), [
      [text(message('export.title')), text(message('export.all-of', { place: placeName(place) }))],
      [
        text(message('export.release')),
        text(
          message('export.release-of', {
            number: String(release.number),
            date: day(release.published_at),
            hash: release.hash,
          }),
        ),
      ],
      [text(message('export.address')), address],
      [text(message('export.note')), text(message('export.comes-in-again'))],
    ]),
    tableSheet(text(message('export.figures')), named(figures, content), widthOf),
    ...(groups.rows.length > 0
      ? [tableSheet(text(message('export.groups')), named(groups, content), widthOf)]
      : []),
    tableSheet(text(message('export.sources')), sourceRows(content), widthOf),
  ]
}

/** The table with the names of indicator and source behind its own columns, which begin with their ids. */
function named({ columns, rows }: ImportTable, { reference, language }: PlaceExport): SheetRows {
  return [
    [...columns, 'indicator_name', 'source_name'],
    ...rows.map((row) => [
      ...row,
      language.text(indicatorName(byId(reference.indicators, Number(row[0]))), 'name'),
      language.text(sourceName(byId(reference.sources, Number(row[1])))),
    ]),
  ]
}

function sourceRows({ figures, groups, reference, language }: PlaceExport): SheetRows {
  const ids = new Set([...figures.rows, ...groups.rows].map((row) => Number(row[1])))
  return [
    ['id', 'name', 'full_name', 'licence', 'citation'],
    ...[...ids]
      .toSorted((a, b) => a - b)
      .map((id) => {
        const source = byId(reference.sources, id)
        return [id, source.name, source.fullName, language.text(licenceWords(source)), source.citation]
      }),
  ]
}
