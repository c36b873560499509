import { licenceWords } from '#domain/reference/licence-words.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { citation } from './citation.ts'
import { computedRows } from './computed-rows.ts'
import type { FigureExport } from './figure-export.ts'
import { LONG_HEADS, longRows } from './long-rows.ts'
import type { CellValue } from './safe-cell.ts'

/** A row of a table by the names of its columns. */
export type NamedRow = Readonly<Record<string, CellValue>>

/** A figure for programs: its words, where its figures come from, and its rows as in the CSV, gaps included. */
export interface FigureJson {
  readonly title: string
  readonly subtitle: string
  readonly summary: string
  readonly notes: readonly string[]
  /** Why there are no rows; null where there are. */
  readonly empty: string | null
  readonly address: string
  readonly cite: string
  readonly release: { readonly number: number; readonly hash: string; readonly published_at: string }
  readonly sources: readonly {
    readonly id: number
    readonly name: string
    readonly full_name: string
    readonly licence: string
    readonly citation: string
    readonly link: string
  }[]
  readonly rows: readonly NamedRow[]
  /** Numbers computed from the rows, where the plot shows these. */
  readonly computed?: { readonly title: string; readonly rows: readonly NamedRow[] }
}

/** The content of a figure as a JSON value. Numbers are as stored, not rounded; missing ones are null. */
export function figureJson(content: FigureExport): FigureJson {
  const { figure, reference, release, language, address } = content
  const { title, subtitle, summary, notes, empty, computed } = figure
  const ids = [...new Set(figure.rows.map(({ point }) => point.source))]
  return {
    ...{ title, subtitle, summary, notes, address },
    empty: empty && [empty.text, empty.why ?? ''].join(' ').trim(),
    cite: citation(figure, content),
    release: { number: release.number, hash: release.hash, published_at: release.published_at },
    sources: ids.map((id) => {
      const source = byId(reference.sources, id)
      return {
        ...{
          id,
          name: source.name,
          full_name: source.fullName,
          citation: source.citation,
          link: source.link,
        },
        licence: language.text(licenceWords(source)),
      }
    }),
    rows: named(LONG_HEADS, longRows(figure)),
    ...(computed && { computed: { title: computed.title, rows: computedNamed(computedRows(computed)) } }),
  }
}

function computedNamed([heads = [], ...rows]: readonly (readonly CellValue[])[]): NamedRow[] {
  return named(heads.map(String), rows)
}

function named(heads: readonly string[], rows: readonly (readonly CellValue[])[]): NamedRow[] {
  return rows.map((row) => Object.fromEntries(heads.map((head, column) => [head, row[column] ?? null])))
}
