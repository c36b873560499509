import { type GridRow, textOf } from '#exchange/reading/cell.ts'
import type { Group } from '#exchange/reading/candidate.ts'
import { type Headed, knownTable } from '#exchange/table/known-table.ts'
import type { GroupColumn, Measure } from '#exchange/table/layout.ts'
import type { Table } from '#exchange/table/table.ts'

const TAG = /^#[a-z][a-z0-9_]*( *\+ *[a-z][a-z0-9_]*)*$/i
const LOOKED_AT = 25

/** A tag with its attributes: `#indicator+value+num`. */
interface Tag {
  readonly at: number
  readonly name: string
  readonly attributes: ReadonlySet<string>
}

/** The position of the row of tags; -1 where there is none among the first rows. */
export function tagRowOf(rows: readonly GridRow[]): number {
  return rows.slice(0, LOOKED_AT).findIndex(({ cells }) => {
    const texts = cells.map(textOf).filter((text) => text !== '')
    return texts.length > 1 && texts.every((text) => TAG.test(text))
  })
}

function tagsOf(row: GridRow): Tag[] {
  return row.cells.flatMap((cell, at) => {
    const [name = '', ...attributes] = textOf(cell).toLowerCase().replaceAll(' ', '').split('+')
    return name === '' ? [] : [{ at, name, attributes: new Set(attributes) }]
  })
}

/** Places, the coarsest first. */
const PLACES = ['#region', '#country', '#adm1', '#adm2', '#adm3', '#adm4', '#adm', '#loc']
/** Numbers of people and things, each of which is a figure. */
const COUNTS =
  /^#(affected|targeted|reached|inneed|population|beneficiary|value|fatalities|people|injured|killed|infected|cases|deaths|displaced|respondee)$/

/** A table whose columns are said by tags. `heads` are the labels above them. */
export function hxlTable(headed: Headed, row: GridRow): Table {
  const tags = tagsOf(row)
  const column = (name: string, ...attributes: string[]) =>
    tags.find((tag) => tag.name === name && attributes.every((one) => tag.attributes.has(one)))?.at
  const places = tags
    .filter(({ name }) => PLACES.includes(name))
    .toSorted((a, b) => PLACES.indexOf(a.name) - PLACES.indexOf(b.name))
  const finest = places.at(-1)?.name
  const ofFinest = places.filter(({ name, attributes }) => name === finest && !attributes.has('parent'))
  const within = places.filter(({ name, attributes }) => name !== finest || attributes.has('parent'))
  const isCode = ({ attributes }: Tag) => attributes.has('code') || attributes.has('id')
  const dates = tags.filter(({ name }) => name === '#date')
  const period =
    dates.find(({ attributes }) => attributes.has('year') && attributes.size === 1) ??
    dates.find(({ attributes }) => !attributes.has('start') && !attributes.has('end')) ??
    dates[0]
  const indicator = {
    code: listOf(column('#indicator', 'code')),
    name: listOf(column('#indicator', 'name') ?? bareIndicator(tags)),
  }
  return knownTable(headed, {
    indicator,
    place: {
      code: ofFinest.find(isCode)?.at ?? null,
      name: ofFinest.find((tag) => !isCode(tag))?.at ?? null,
      within: within.find((tag) => !isCode(tag))?.at ?? within.at(-1)?.at ?? null,
    },
    period: { whole: listOf(period?.at) },
    measures: measuresOf(tags, headed.heads),
    groups: groupsOf(tags),
    source: column('#meta', 'source') ?? column('#source') ?? null,
    notes: [],
  })
}

function listOf(column: number | undefined): number[] {
  return column === undefined ? [] : [column]
}

function bareIndicator(tags: readonly Tag[]): number | undefined {
  return tags.find(({ name, attributes }) => name === '#indicator' && attributes.size === 0)?.at
}

function measuresOf(tags: readonly Tag[], heads: readonly string[]): Measure[] {
  const values = tags.filter(
    ({ name, attributes }) => name === '#indicator' && (attributes.has('value') || attributes.has('num')),
  )
  const bound = (one: string) => values.find(({ attributes }) => attributes.has(one))
  const [lower, upper] = [bound('low') ?? bound('lower'), bound('high') ?? bound('upper')]
  const middle = values.filter((tag) => tag !== lower && tag !== upper)
  const value = middle.find(({ attributes }) => attributes.has('num')) ?? middle[0]
  const figures: Measure[] = value
    ? [{ value: value.at, ...(lower && upper && { lower: lower.at, upper: upper.at }) }]
    : []
  const counts = tags.filter(({ name }) => COUNTS.test(name))
  return [
    ...figures,
    ...counts.map(({ at, name, attributes }) => ({
      value: at,
      indicator: heads[at] || name.slice(1),
      groups: groupsIn(attributes),
    })),
  ]
}

/** Attributes for groups of people: `+f`, `+m`, `+children`. */
function groupsIn(attributes: ReadonlySet<string>): Group[] {
  const sex = ['f', 'm'].find((one) => attributes.has(one))
  const age = ['infants', 'children', 'adolescents', 'adults', 'elderly'].find((one) => attributes.has(one))
  return [
    ...(sex ? [{ dimension: 'sex', category: sex, label: sex }] : []),
    ...(age ? [{ dimension: 'age', category: age, label: age }] : []),
  ]
}

function groupsOf(tags: readonly Tag[]): GroupColumn[] {
  const type = tags.find(({ name, attributes }) => name === '#dimension' && attributes.has('type'))?.at
  const code = tags.find(({ name, attributes }) => name === '#dimension' && attributes.has('code'))?.at
  const label = tags.find(({ name, attributes }) => name === '#dimension' && attributes.has('name'))?.at
  const dimension =
    code === undefined
      ? []
      : [{ category: code, ...(label !== undefined && { label }), dimension: type ?? 'dimension' }]
  const named = tags.filter(({ name }) => /^#(gender|sex|age|group|beneficiary_group)$/.test(name))
  return [
    ...dimension,
    ...named.map(({ at, name }) => ({ category: at, dimension: name.slice(1), mayDefine: name === '#age' })),
  ]
}
