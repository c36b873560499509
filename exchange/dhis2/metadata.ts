import { type Json, type JsonObject, objectIn, objectsIn, textIn } from '#exchange/markup/json.ts'

/** A place of a tree of organisation units. */
export interface OrgUnit {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly parent: string
}

/** What an export of metadata holds. */
export interface Metadata {
  /** Identifier and code → name, of every object. */
  readonly names: Map<string, string>
  /** Kind of object → how many. */
  readonly counts: ReadonlyMap<string, number>
  readonly units: readonly OrgUnit[]
  /** Indicator → the factor of its type: 100 for per cent. */
  readonly factors: ReadonlyMap<string, number>
}

/** Lists of objects with identifiers: metadata of DHIS2, a tree of organisation units among them. */
export function dhis2Metadata(document: Json): Metadata {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  const root = objectIn(document) ?? {}
  for (const [kind, list] of Object.entries(root)) {
    const objects = objectsIn(list).filter(({ id }) => typeof id === 'string')
    if (objects.length === 0) continue
    counts.set(kind, objects.length)
    for (const one of objects) {
      const name = textIn(one.displayName) || textIn(one.name)
      for (const code of [textIn(one.id), textIn(one.code)])
        if (code !== '' && name !== '') names.set(code, name)
    }
  }
  return { names, counts, units: objectsIn(root.organisationUnits).map(unitOf), factors: factorsIn(root) }
}

function unitOf(one: JsonObject): OrgUnit {
  const path = textIn(one.path)
    .split('/')
    .filter((id) => id !== '')
  return {
    id: textIn(one.id),
    code: textIn(one.code),
    name: textIn(one.displayName) || textIn(one.name),
    parent: textIn(objectIn(one.parent)?.id) || (path.at(-2) ?? ''),
  }
}

function factorsIn(root: JsonObject): Map<string, number> {
  const types = new Map(objectsIn(root.indicatorTypes).map(({ id, factor }) => [textIn(id), Number(factor)]))
  return new Map(
    objectsIn(root.indicators).flatMap((one) => {
      const factor = types.get(textIn(objectIn(one.indicatorType)?.id))
      return factor === undefined ? [] : [[textIn(one.id), factor] as const]
    }),
  )
}
