import type { Figure } from '#charts/figure.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Language } from '#domain/message/language.ts'
import { message, type Value } from '#domain/message/message.ts'
import { listOf, sentences } from '#domain/message/value.ts'
import { plotSvg } from './plot-svg.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'

interface AboutSheet {
  readonly figure: Figure
  readonly reference: ReferenceData
  readonly language: Language
  /** Release and day of access, as citations say them. */
  readonly read: Value
}

/** The sources of a figure that a reader sees, each once. */
export function shownSources(
  { rows, key }: Pick<Figure, 'rows' | 'key'>,
  reference: Pick<ReferenceData, 'sources'>,
): readonly DataSource[] {
  const shown = new Set(rows.map(({ point }) => point.source))
  const hidden = key.flatMap(({ source, hidden: isHidden }) => (isHidden && source ? [source] : []))
  return [...shown].filter((id) => !hidden.includes(id)).map((id) => byId(reference.sources, id))
}

/** The short names of targets, as labels write them. */
const NATIONAL = /\bNT(:| \d)/
const SDG = /\bSDG(:| \d| target)/

/** Everything that a reader of the sheet sees, so that nothing is explained that stands nowhere in it. */
function drawnWords(figure: Figure): string {
  const { title, subtitle, notes, key, empty } = figure
  const words = [title, subtitle, ...notes, ...key.map(({ label }) => label)].join(' ')
  if (empty) return words
  const room = { x: 0, y: 0, width: SHEET_WIDTH, height: figure.height(SHEET_WIDTH) }
  return `${words} ${plotSvg(figure, room, { mode: 'light', fontScale: 1 })}`
}

const SHEET_WIDTH = 1120

/** The lines below the sources of a sheet: the day of reading, their names in full, and the terms of their licences. */
export function sheetAbout({ figure, reference, language, read }: AboutSheet): readonly string[] {
  const sources = shownSources(figure, reference)
  const short = sources.filter(({ name, fullName }) => name !== fullName)
  const names = short.map(({ name, fullName }) => message('sheet.abbreviation', { name, full: fullName }))
  const byLicence = Map.groupBy(sources, ({ licenceClass }) => licenceClass)
  const licences = [...byLicence].map(([licenceClass, of]) =>
    message('sheet.licence-of', {
      licence: message('facts.licence-class', { class: licenceClass }),
      sources: listOf(of.map(({ name }) => name)),
    }),
  )
  const drawn = drawnWords(figure)
  const abbreviated = [
    ...(names.length > 0 ? [message('sheet.abbreviations', { names: listOf(names, 'apart') })] : []),
    ...(NATIONAL.test(drawn) ? [message('sheet.national-target')] : []),
    ...(SDG.test(drawn) ? [message('sheet.sdg-target')] : []),
  ]
  const said = [
    read,
    ...(abbreviated.length > 0 ? [sentences(abbreviated)] : []),
    ...(licences.length > 0 ? [message('sheet.licences', { licences: listOf(licences, 'apart') })] : []),
  ]
  return said.map((one) => language.text(one))
}
