import type { Budget } from '#exchange/reading/limits.ts'
import { type Json, type JsonObject, listIn, objectIn, objectsIn, textIn } from '#exchange/markup/json.ts'
import type { Table } from '#exchange/table/table.ts'
import { type Observation, observationTable } from './observations.ts'

/** A dimension or an attribute with its codes in their order. */
interface Component {
  readonly id: string
  readonly values: readonly { readonly code: string; readonly name: string }[]
}

type Level = 'dataSet' | 'series' | 'observation'

/** SDMX-JSON 1.0 and 2.x, flat and in series; attributes are found by their position. */
export function sdmxJson(document: Json, budget: Budget): { tables: Table[]; names: Map<string, string> } {
  const root = objectIn(document) ?? {}
  const data = objectIn(root.data) ?? root
  const structures = [
    ...objectsIn(data.structures),
    ...[objectIn(data.structure)].filter((one) => one !== null),
  ]
  const names = new Map<string, string>()
  const observations = objectsIn(data.dataSets).flatMap((set) => {
    const at = typeof set.structure === 'number' ? set.structure : 0
    return observationsIn(set, structures[at] ?? structures[0] ?? {}, names)
  })
  return { tables: [observationTable(observations, budget)], names }
}

function componentsIn(
  structure: JsonObject,
  kind: 'dimensions' | 'attributes',
  level: Level,
  names: Map<string, string>,
): Component[] {
  const list = objectsIn(objectIn(structure[kind])?.[level])
  return list.map((component) => ({
    id: textIn(component.id),
    values: objectsIn(component.values).map((value) => {
      const code = textIn(value.id) || textIn(value.value)
      const name = nameOf(value)
      if (code !== '' && name !== '' && name !== code) names.set(code, name)
      return { code, name }
    }),
  }))
}

function nameOf(value: JsonObject): string {
  const name = value.name
  if (typeof name === 'string') return name
  return textIn(objectIn(name)?.en) || textIn(objectIn(value.names)?.en)
}

function observationsIn(set: JsonObject, structure: JsonObject, names: Map<string, string>): Observation[] {
  const part = (kind: 'dimensions' | 'attributes', level: Level) =>
    componentsIn(structure, kind, level, names)
  const dimensions = { series: part('dimensions', 'series'), observation: part('dimensions', 'observation') }
  const attributes = { series: part('attributes', 'series'), observation: part('attributes', 'observation') }
  const constant = part('dimensions', 'dataSet')
  const fixed = Object.fromEntries(constant.map(({ id, values }) => [id, values[0]?.code ?? '']))
  // A constant of the whole set names place, indicator or time; the rest of the key would say the same of every series.
  const kept = Object.fromEntries(
    Object.entries(fixed).filter(([id]) => /^(INDICATOR|SERIES|REF_AREA|TIME_PERIOD|SEX|AGE)$/.test(id)),
  )
  // From 2.0 on an observation may have several measures before its attributes; the first is its value.
  const measures = Math.max(1, listIn(objectIn(structure.measures)?.observation).length)
  const found: Observation[] = []
  const add = (key: string, content: Json | undefined, around: Observation | null) => {
    const [value] = listIn(content)
    const positions = listIn(content).slice(measures)
    found.push({
      key: { ...(around?.key ?? kept), ...keyOf(key, dimensions.observation) },
      attributes: { ...around?.attributes, ...attributesOf(positions, attributes.observation) },
      value: value === null ? '' : textIn(value),
    })
  }
  for (const [key, content] of Object.entries(objectIn(set.observations) ?? {})) add(key, content, null)
  for (const [key, series] of Object.entries(objectIn(set.series) ?? {})) {
    const one = objectIn(series) ?? {}
    const around = {
      key: { ...kept, ...keyOf(key, dimensions.series) },
      attributes: attributesOf(listIn(one.attributes), attributes.series),
      value: '',
    }
    for (const [at, content] of Object.entries(objectIn(one.observations) ?? {})) add(at, content, around)
  }
  return found
}

function keyOf(key: string, components: readonly Component[]): Record<string, string> {
  const positions = key.split(':')
  return Object.fromEntries(
    components.map(({ id, values }, at) => [id, values[Number(positions[at] ?? 0)]?.code ?? '']),
  )
}

function attributesOf(positions: readonly Json[], components: readonly Component[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [at, { id, values }] of components.entries()) {
    const position = positions[at]
    if (typeof position === 'number') found[id] = values[position]?.code ?? ''
    else if (typeof position === 'string') found[id] = position
  }
  return found
}
