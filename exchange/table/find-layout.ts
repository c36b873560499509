import { kindOfPlace } from '#exchange/places/kind-of-place.ts'
import { dimensionOf, isTotal, plainWords } from '#exchange/values/category.ts'
import type { NumberStyle } from '#exchange/values/number.ts'
import { isPartOfYear, readPeriod } from '#exchange/values/period.ts'
import { type ColumnLook, lookOf } from './columns.ts'
import { constantsOf } from './constants.ts'
import type { Block } from './head.ts'
import type { GroupColumn, Layout, PeriodColumns } from './layout.ts'
import { measuresOf, nameOverAll } from './measures.ts'
import { withUnnamedBounds } from './unnamed-bounds.ts'
import { partOf, type Role, roleOf } from './vocabulary.ts'

/** A column that is looked at: its head in words, its part, the look of its cells. */
interface Column {
  readonly at: number
  readonly labels: readonly string[]
  readonly head: string
  readonly role: Role | null
  readonly look: ColumnLook
}

/** Where the parts of a figure stand, by the words of the heads and the look of the cells. `sheet` may name the indicator. */
export function findLayout(block: Block, sheet: string, style: NumberStyle): Layout {
  const columns = columnsOf(block, style)
  const text = (role: Role) => columns.filter((column) => column.role === role)
  const places = placesOf(columns)
  const period = periodColumns(columns)
  const indicator = {
    code: text('indicator-code')
      .slice(0, 1)
      .map(({ at }) => at),
    name: text('indicator-name')
      .slice(0, 1)
      .map(({ at }) => at),
  }
  const named = swapUids(indicator, columns)
  const used = new Set([
    ...named.code,
    ...named.name,
    places.code,
    places.name,
    places.within,
    ...period.whole,
  ])
  const rowNames = unnamedColumn(columns, used, places.name !== null || places.code !== null)
  if (rowNames?.is === 'place') places.name = rowNames.column.at
  const groups = groupColumns(columns, rowNames?.is === 'group' ? rowNames.column : null)
  const figures = columns.filter((column) => isFigures(column, groups)).map(({ at }) => at)
  const hasPeriod =
    period.whole.length > 0 ||
    period.year !== undefined ||
    period.week !== undefined ||
    period.month !== undefined
  // Months in the rows: their year may stand above the table.
  const lacksYear = period.whole.length === 0 && period.year === undefined && period.day === undefined
  const hasYearAlone =
    period.whole.length === 0 &&
    [period.month, period.week, period.quarter].every((column) => column === undefined)
  const hasPlace = places.name !== null || places.code !== null
  const read = (hasIndicator: boolean) =>
    measuresOf(block.heads, figures, { hasPeriod, hasYearAlone, hasPlace, hasIndicator })
  // Where the heads of the figures name indicators, a column of texts without a known head names none.
  const areNamed = read(false).some(({ indicator }) => indicator !== undefined)
  const isUnnamed = named.name.length === 0 && named.code.length === 0
  if (rowNames?.is === 'indicator' && isUnnamed && !areNamed) named.name.push(rowNames.column.at)
  const measures = read(named.code.length + named.name.length > 0)
  return {
    indicator: named,
    place: places,
    period,
    measures: withUnnamedBounds(measures, columns, block.rows, style),
    groups,
    unit: text('unit')[0]?.at ?? null,
    source: text('source')[0]?.at ?? null,
    notes: text('note').map(({ at }) => at),
    constants: constantsOf(block, {
      sheet,
      over: nameOverAll(block.heads, figures),
      isWithoutState: places.within === null && isWithoutState(columns, places, measures),
      hasPeriod:
        (hasPeriod && !lacksYear) ||
        measures.some((measure) => measure.period !== undefined && !isPartOfYear(measure.period)),
    }),
  }
}

function columnsOf(block: Block, style: NumberStyle): Column[] {
  return block.heads.map((labels, at) => {
    const head = labels.at(-1) ?? ''
    const look = lookOf(block.rows, at, style)
    return { at, labels, head, role: roleFor(labels, look), look }
  })
}

/** The part of a column by its lowest head, else by all of them; what its cells look like may deny it. */
function roleFor(labels: readonly string[], look: ColumnLook): Role | null {
  const role =
    roleOf(labels.at(-1) ?? '') ??
    roleOf(labels.join(' ')) ??
    (labels.length > 1 ? roleOf(labels[0] ?? '') : null)
  if (role === null) return null
  const isText = look.figures < 0.5
  if (role === 'place-name' || role === 'indicator-name' || role === 'source')
    return isText || look.filled === 0 ? role : null
  if (role === 'period' && look.filled > 0 && look.periods < 0.5 && look.numbers > 0.5) return null
  return role
}

/** How fine a place is by the head of its column: a state is finer than a zone. */
function fineness(head: string): number {
  const words = plainWords(head)
  const level = /level ?(\d)/.exec(words)
  if (level) return Number(level[1])
  const ladder = [
    /countr|nation|entity|admin ?0/,
    /zone/,
    /state|admin ?1|adm ?1|province|region/,
    /lga|local government|district|admin ?2|adm ?2/,
    /ward/,
    /facility|organi|org ?unit/,
  ]
  const at = ladder.findLastIndex((pattern) => pattern.test(words))
  return at < 0 ? 2.5 : at
}

function placesOf(columns: readonly Column[]): {
  code: number | null
  name: number | null
  within: number | null
} {
  const names = columns
    .filter(({ role, look }) => role === 'place-name' && look.filled > 0)
    .toSorted((a, b) => fineness(a.head) - fineness(b.head))
  const codes = columns
    .filter(({ role, look }) => role === 'place-code' && look.filled > 0)
    .toSorted((a, b) => fineness(a.head) - fineness(b.head))
  const name = names.at(-1) ?? null
  const code = codes.at(-1) ?? null
  // A head such as orgunit may stand over names or over identifiers.
  if (name && !code && name.look.uids > 0.8) return { code: name.at, name: null, within: null }
  const parent = columns.find(({ role }) => role === 'place-within')
  const around = names.length > 1 ? (names.at(-2) ?? null) : (parent ?? null)
  return { code: code?.at ?? null, name: name?.at ?? null, within: around?.at ?? null }
}

function periodColumns(columns: readonly Column[]): PeriodColumns {
  const first = (role: Role) => columns.find((column) => column.role === role && column.look.filled > 0)?.at
  const whole = columns.filter(({ role, look }) => role === 'period' && look.filled > 0)
  const year = first('year')
  const [month, week, quarter] = [first('month'), first('week'), first('quarter')]
  const day = first('day') ?? whole.find(({ look }) => look.periods > 0.5)?.at
  const unnamed = columns.filter(
    ({ role, head, look }) => role === null && head !== '' && look.periods > 0.95 && look.numbers < 0.5,
  )
  const fallback = whole.length === 0 && year === undefined ? unnamed.slice(0, 1) : whole
  return {
    // The finest comes first: a month beside its year.
    whole: fallback.toSorted((a, b) => lengthOf(b) - lengthOf(a)).map(({ at }) => at),
    ...(year !== undefined && { year }),
    ...(month !== undefined && { month }),
    ...(week !== undefined && { week }),
    ...(quarter !== undefined && { quarter }),
    ...(day !== undefined && week !== undefined && { day }),
  }
}

function lengthOf({ head }: Column): number {
  const words = plainWords(head)
  return /quarter|month|week/.test(words) ? 2 : /^time$|label|end ?year/.test(words) ? 0 : 1
}

/** True where no place stands, or names of LGAs do. */
function isWithoutState(
  columns: readonly Column[],
  { code, name }: { readonly code: number | null; readonly name: number | null },
  measures: Layout['measures'],
): boolean {
  if (code !== null) return false
  if (name !== null) return kindOfPlace(columns[name]?.head ?? '') === 'lga'
  return measures.every(({ place }) => place === undefined)
}

/** Heads such as data element may stand over names or over identifiers. */
function swapUids(
  { code, name }: { code: number[]; name: number[] },
  columns: readonly Column[],
): { code: number[]; name: number[] } {
  const isUids = (at: number | undefined) => at !== undefined && (columns[at]?.look.uids ?? 0) > 0.8
  return name.length > 0 && code.length === 0 && isUids(name[0]) ? { code: name, name: [] } : { code, name }
}

/** A column of texts whose head says nothing: of places, of groups or of indicators. */
function unnamedColumn(
  columns: readonly Column[],
  used: ReadonlySet<number | null>,
  hasPlace: boolean,
): { is: 'place' | 'group' | 'indicator'; column: Column } | null {
  const texts = columns.filter(
    ({ at, role, look }) =>
      role === null && !used.has(at) && look.filled > 0 && look.figures < 0.5 && look.periods < 0.5,
  )
  const place = hasPlace ? undefined : texts.find(({ look }) => look.places > 0.5 || look.countryCodes > 0.8)
  if (place) return { is: 'place', column: place }
  const group = texts.find(({ look }) => look.groups > 0.6)
  if (group) return { is: 'group', column: group }
  const first = texts[0]
  return first ? { is: hasPlace || first.look.distinct > 1 ? 'indicator' : 'place', column: first } : null
}

function groupColumns(columns: readonly Column[], unnamed: Column | null): GroupColumn[] {
  const found = columns.filter(({ role, look }) => role === 'group' && look.filled > 0)
  const labels = found.filter(({ head }) => /name$/i.test(head))
  return [...found, ...(unnamed ? [unnamed] : [])]
    .filter(
      (column) =>
        !labels.some(
          (label) =>
            label !== column && stem(label.head) === stem(column.head) && !/name$/i.test(column.head),
        ),
    )
    .map(({ at, head }) => ({ category: at, dimension: head, mayDefine: true }))
}

function stem(head: string): string {
  return plainWords(head).replace(/ (id|name|code)$/, '')
}

/** A column of figures: most of its cells are numbers or signs for a missing one, or its head is a period. */
function isFigures({ at, role, labels, look }: Column, groups: readonly GroupColumn[]): boolean {
  if (role !== null || groups.some(({ category }) => category === at) || labels.length === 0) return false
  if (look.filled === 0)
    return labels.some(
      (label) =>
        readPeriod(label).iso !== null ||
        partOf(label) !== null ||
        dimensionOf(label) !== null ||
        isTotal(label),
    )
  return look.figures >= 0.5
}
