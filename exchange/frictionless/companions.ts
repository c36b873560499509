import { type Json, objectIn, objectsIn, textIn, listIn } from '#exchange/markup/json.ts'
import type { Companions } from '#exchange/reading/source-file.ts'

/** What a data package says of the columns of its tables. */
export function packageCompanions(document: Json): Partial<Companions> {
  const titles = new Map<string, string>()
  const units = new Map<string, string>()
  const missing = new Set<string>()
  for (const resource of objectsIn(objectIn(document)?.resources)) {
    const schema = objectIn(resource.schema)
    for (const text of listIn(schema?.missingValues)) missing.add(textIn(text))
    for (const field of objectsIn(schema?.fields)) {
      const name = textIn(field.name)
      if (textIn(field.title) !== '') titles.set(name, textIn(field.title))
      const unit = textIn(field.unit) || textIn(objectIn(field.display)?.unit)
      if (unit !== '') units.set(name, unit)
    }
  }
  return { titles, units, missing }
}

/** What the metadata of a chart of Our World in Data say of the columns of its table. */
export function chartCompanions(document: Json): Partial<Companions> {
  const titles = new Map<string, string>()
  const units = new Map<string, string>()
  for (const [head, column] of Object.entries(objectIn(objectIn(document)?.columns) ?? {})) {
    const one = objectIn(column)
    if (textIn(one?.titleLong) !== '') titles.set(head, textIn(one?.titleLong))
    if (textIn(one?.unit) !== '') units.set(head, textIn(one?.unit))
  }
  return { titles, units }
}
