import type { LgaCoverage } from '#domain/choice/availability.ts'
import type { Level } from '#domain/location/location.ts'
import { narrowedTable } from '#domain/observation/merge-tables.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { PointKey } from '#domain/observation/point.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { isNarrow, leftOutBy, type Scope } from '#domain/reference/scope.ts'
import type { LoadedFile } from './loaded-file.ts'

/** A file without what the scope of the reference data leaves out; made once for a file and a scope. */
export function narrowedFile(file: LoadedFile, reference: ReferenceData): LoadedFile {
  const { scope } = reference
  if (!scope) return file
  const known = NARROWED.get(scope) ?? new WeakMap<object, LoadedFile>()
  NARROWED.set(scope, known)
  const made = known.get(file.data) ?? narrowed(file, scope, reference.locations)
  known.set(file.data, made)
  return made
}

/** The data of a figure within a scope; a gap with its reason stands for each figure outside it. */
export function narrowedData<
  Data extends { readonly table: ObservationTable; readonly reference: ReferenceData },
>(data: Data, scope: Scope): Data {
  if (!isNarrow(scope)) return data
  const { table, reference } = data
  return {
    ...data,
    table: tableIn(table, scope, reference.locations),
    reference: { ...reference, scope },
  }
}

const NARROWED = new WeakMap<Scope, WeakMap<object, LoadedFile>>()

type Places = ReferenceData['locations']

function narrowed(file: LoadedFile, scope: Scope, places: Places): LoadedFile {
  switch (file.file) {
    case 'indicator': {
      const { data } = file
      const lga = narrowedLgas(data.lga, data.id, scope)
      const measures = data.measures.filter(
        ({ indicator, source }) => !leftOutBy(scope, { indicator, source }),
      )
      return { ...file, data: { ...data, table: tableIn(data.table, scope, places), measures, lga } }
    }
    case 'lgas':
    case 'lga-months': {
      const { data } = file
      const own = new Map([...places, ...data.locations.map((place) => [place.id, place] as const)])
      return { ...file, data: { ...data, table: tableIn(data.table, scope, own) } }
    }
    case 'reporting': {
      const bySource = [...file.data.bySource].filter(([source]) => !leftOutBy(scope, { source }))
      return { ...file, data: { ...file.data, bySource: new Map(bySource) } }
    }
    case 'groups':
      return { ...file, data: file.data.filter((figure) => isIn(figure, scope, places)) }
    case 'places':
      return file
    case 'group-index':
      return {
        ...file,
        data: file.data.flatMap((row) => {
          const periods = row.periods.filter((period) => !leftOutBy(scope, { ...row, period }))
          const levels = row.levels & maskOf(scope.levels)
          return periods.length > 0 && levels > 0 ? { ...row, periods, levels } : []
        }),
      }
  }
}

function tableIn(table: ObservationTable, scope: Scope, places: Places): ObservationTable {
  return narrowedTable(table, (key) => isIn(key, scope, places))
}

/** A place that is not among those known is an LGA or a senatorial district, of which nobody asked yet. */
function isIn({ location, ...key }: PointKey, scope: Scope, places: Places): boolean {
  return leftOutBy(scope, { ...key, level: places.get(location)?.level }) === null
}

function narrowedLgas(lga: LgaCoverage, indicator: number, scope: Scope): LgaCoverage {
  const small: readonly Level[] = [4, 5]
  if (small.every((level) => leftOutBy(scope, { level }))) return new Map()
  const kept = [...lga].map(([source, periods]) => {
    return [source, periods.filter((period) => !leftOutBy(scope, { indicator, source, period }))] as const
  })
  return new Map(kept.filter(([, periods]) => periods.length > 0))
}

/** Levels as the bit mask of coverages: national 1, zonal 2, state 4, LGA 8, senatorial 16; all where none was chosen. */
export function maskOf(levels: Scope['levels']): number {
  return levels.length === 0 ? ALL_LEVELS : levels.reduce((mask, level) => mask | (1 << (level - 1)), 0)
}

const ALL_LEVELS = 0b11111
