import type { Figure } from '#charts/figure.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Language } from '#domain/message/language.ts'
import { message, type Value } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'

interface AboutSheet {
  readonly figure: Pick<Figure, 'rows' | 'key'>
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
  const said = [
    read,
    ...(names.length > 0 ? [message('sheet.abbreviations', { names: listOf(names, 'apart') })] : []),
    ...(licences.length > 0 ? [message('sheet.licences', { licences: listOf(licences, 'apart') })] : []),
  ]
  return said.map((one) => language.text(one))
}
