import type { Budget } from '#exchange/reading/limits.ts'
import { readXml, type XmlElement, type XmlVisitor } from '#exchange/markup/xml.ts'
import type { Table } from '#exchange/table/table.ts'
import { cellValue } from '#exchange/values/number.ts'
import { type Observation, observationTable } from './observations.ts'
import { isDimension, TIME_NAMES } from './known-columns.ts'

/** SDMX-ML 2.1 and 3.0, generic and structure-specific, in series and flat. Throws Unreadable. */
export function sdmxXml(text: string, budget: Budget): { tables: Table[]; series: number } {
  const visitor = new Messages()
  readXml(text, visitor, budget)
  return { tables: [observationTable(visitor.observations.map(withValue), budget)], series: visitor.series }
}

type Codes = Record<string, string>

/** An observation as it is written: its key, and all that stands at it, the value among it. */
interface Written {
  readonly key: Codes
  readonly attributes: Codes
}

class Messages implements XmlVisitor {
  readonly observations: Written[] = []
  series = 0
  #series: { key: Codes; attributes: Codes } = { key: {}, attributes: {} }
  #group: Codes = {}
  #observation: { key: Codes; attributes: Codes } | null = null
  #in: 'key' | 'attributes' = 'key'
  #isInData = false
  #timeName = 'TIME_PERIOD'

  open({ name, attributes }: XmlElement): void {
    if (
      name === 'Structure' &&
      attributes.dimensionAtObservation &&
      attributes.dimensionAtObservation !== 'AllDimensions'
    ) {
      this.#timeName = attributes.dimensionAtObservation
    }
    if (name === 'DataSet') this.#isInData = true
    if (!this.#isInData) return
    if (name === 'Series') {
      this.series += 1
      this.#series = split(attributes)
    } else if (name === 'Group') this.#group = { ...attributes }
    else if (name === 'Obs') this.#observation = split(attributes)
    else if (/Key$/.test(name)) this.#in = 'key'
    else if (name === 'Attributes') this.#in = 'attributes'
    else if (name === 'Value') this.#take(attributes.id ?? attributes.concept ?? '', attributes.value ?? '')
    else if (name === 'ObsDimension') this.#dimension(attributes.id ?? this.#timeName, attributes.value ?? '')
    else if (name === 'ObsValue' && this.#observation)
      this.#observation.attributes.OBS_VALUE = attributes.value ?? ''
  }

  close(name: string): void {
    if (name === 'DataSet') this.#isInData = false
    if (name === 'Series') this.#series = { key: {}, attributes: {} }
    if (name !== 'Obs' || !this.#observation) return
    const { key, attributes } = this.#observation
    this.observations.push({
      key: { ...this.#series.key, ...key },
      attributes: { ...this.#group, ...this.#series.attributes, ...attributes },
    })
    this.#observation = null
  }

  #take(id: string, value: string): void {
    const target = this.#observation ?? this.#series
    target[this.#in][id] = value
  }

  #dimension(id: string, value: string): void {
    if (this.#observation) this.#observation.key[id] = value
  }
}

/** Attributes of an element are dimensions and attributes alike: known names tell them apart. */
function split(all: Readonly<Codes>): { key: Codes; attributes: Codes } {
  const key: Codes = {}
  const attributes: Codes = {}
  for (const [id, code] of Object.entries(all)) {
    const isOfKey =
      /^(INDICATOR|SERIES|REF_AREA|GEO|LOCATION|COUNTRY|AREA)$/.test(id) || TIME_NAMES.includes(id)
    if (id === 'OBS_VALUE' || (!isOfKey && !isDimension(id))) attributes[id] = code
    else key[id] = code
  }
  return { key, attributes }
}

/**
 * The value of an observation. In 3.0 a measure may have any name: where none is called OBS_VALUE, it is the one code that is a
 * number or a sign for a missing one.
 */
function withValue({ key, attributes }: Written): Observation {
  const { OBS_VALUE: value, ...others } = attributes
  if (value !== undefined) return { key, attributes: others, value }
  const measures = Object.entries(key).filter(
    ([, code]) => /^#?N\/?A[Nn]?$/.test(code) || cellValue(code).kind === 'number',
  )
  const [measure] = measures
  if (Object.keys(key).length > 1 || measure === undefined) return { key, attributes: others, value: '' }
  return { key: { 'series key': measure[0] }, attributes: others, value: measure[1] }
}
