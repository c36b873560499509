import { FILE_COLUMNS } from '#domain/observation/import-file.ts'
import { cellOf } from '#exchange/reading/cell-of.ts'
import type { Candidate } from '#exchange/reading/candidate.ts'
import { applyMapping, type MappedFigure, type UnmappedFigure } from './apply.ts'
import { type Mapping, type OpenName, OpenNames } from './mapping.ts'

/** The figures of a sheet under our names, and those that are not. */
export interface MappedSheet {
  readonly figures: readonly MappedFigure[]
  readonly groups: readonly MappedFigure[]
  readonly leftOut: number
  /** Figures with a name that nobody has agreed to yet. */
  readonly waiting: number
  readonly refused: readonly UnmappedFigure[]
  readonly open: readonly OpenName[]
}

/** Applies a mapping to the figures of a sheet. */
export function mapSheet(candidates: readonly Candidate[], mapping: Mapping): MappedSheet {
  const open = new OpenNames()
  const results = candidates.map((candidate) => applyMapping(candidate, mapping, open))
  const mapped = results.flatMap((one) => (one.kind === 'figure' ? one : []))
  return {
    figures: mapped.filter(({ isGroup }) => !isGroup),
    groups: mapped.filter(({ isGroup }) => isGroup),
    leftOut: results.filter(({ kind }) => kind === 'left-out').length,
    waiting: results.filter(({ kind }) => kind === 'open').length,
    refused: results.flatMap((one) => (one.kind === 'refused' ? one : [])),
    open: open.list(),
  }
}

const GROUP_COLUMNS = [
  ...['indicator', 'datasource', 'location', 'period', 'dimension', 'category', 'value', 'lower', 'upper'],
] as const

/** Mapped figures as rows of a file of figures, its heads first: of everybody, or of groups of people. */
export function rowsOf(figures: readonly MappedFigure[], kind: 'figures' | 'groups'): string[][] {
  const columns: readonly string[] = kind === 'groups' ? GROUP_COLUMNS : FILE_COLUMNS.map(({ name }) => name)
  const filled = columns.filter(
    (column) => NEEDED.has(column) || figures.some(({ cells }) => Object.hasOwn(cells, column)),
  )
  return [
    [...filled],
    ...figures.map(({ cells }) => {
      const own: Readonly<Record<string, string | number | undefined>> = cells
      return filled.map((column) => String(own[column] ?? ''))
    }),
  ]
}

const NEEDED = new Set(['indicator', 'datasource', 'location', 'period', 'value'])

/** Mapped figures as files of figures: of everybody and of groups apart, as ever, each row with its cell. */
export function mappedFiles(name: string, mapped: Pick<MappedSheet, 'figures' | 'groups'>) {
  const kinds = (['figures', 'groups'] as const).filter((kind) => mapped[kind].length > 0)
  return kinds.map((kind) => ({
    name: kind === 'groups' ? `${name}, groups` : name,
    rows: rowsOf(mapped[kind], kind),
    cells: mapped[kind].map(({ at }) => cellOf(at)),
  }))
}
