import type { Message } from '#domain/message/message.ts'
import type { Candidate } from '#exchange/reading/candidate.ts'
import type { Limits } from '#exchange/reading/limits.ts'
import { type Companions, NO_COMPANIONS, type SourceFile } from '#exchange/reading/source-file.ts'
import { Unreadable } from '#exchange/reading/unreadable.ts'
import { candidatesOf } from '#exchange/table/candidates.ts'
import type { Table } from '#exchange/table/table.ts'
import { openFile } from './open.ts'
import type { Opened } from './opened.ts'

/** Files that came together, opened: those with figures know what the others say of codes and columns. */
export interface Brought {
  readonly opened: readonly Opened[]
  readonly refused: readonly { readonly file: string; readonly reason: Message }[]
  readonly companions: Companions
}

/**
 * Opens files that were brought together. Those that only say something of others, such as names of codes, are read first. A file
 * that cannot be read is named with the reason; the others are read all the same.
 */
export async function openFiles(files: readonly SourceFile[], limits?: Limits): Promise<Brought> {
  const first = await openAll(files, NO_COMPANIONS, limits)
  const companions = joined(first.opened)
  // Filters and names of another file change how the figures are read.
  const needsOthers = first.opened.length > 1 && first.opened.some((one) => isCompanion(one))
  const second = needsOthers ? await openAll(files, companions, limits) : first
  return { ...second, companions }
}

function isCompanion({ companions }: Opened): boolean {
  return Object.values(companions).some((part) => part.size > 0)
}

async function openAll(
  files: readonly SourceFile[],
  companions: Companions,
  limits: Limits | undefined,
): Promise<Omit<Brought, 'companions'>> {
  const opened: Opened[] = []
  const refused: { file: string; reason: Message }[] = []
  for (const file of files) {
    try {
      opened.push(await openFile(file, companions, limits))
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      refused.push({ file: file.name, reason: error.reason })
    }
  }
  return { opened, refused }
}

function joined(opened: readonly Opened[]): Companions {
  const all = opened.map(({ companions }) => companions)
  return {
    names: new Map(all.flatMap(({ names }) => [...(names ?? [])])),
    units: new Map(all.flatMap(({ units }) => [...(units ?? [])])),
    titles: new Map(all.flatMap(({ titles }) => [...(titles ?? [])])),
    missing: new Set(all.flatMap(({ missing }) => [...(missing ?? [])])),
    filters: new Map(all.flatMap(({ filters }) => [...(filters ?? [])])),
  }
}

/** Figures that are given on before the page or the server gets a turn for something else. */
const BATCH = 2000

/** The figures of the tables of a file, one after the other; those put aside only where they are asked for. */
export async function* figuresOf(
  { file, tables }: Pick<Opened, 'file' | 'tables'>,
  companions: Companions = NO_COMPANIONS,
  wanted: (table: Table) => boolean = ({ aside }) => aside === null,
): AsyncGenerator<Candidate> {
  let count = 0
  for (const table of tables.filter(wanted)) {
    for (const candidate of candidatesOf(table, file, companions)) {
      yield candidate
      count += 1
      if (count % BATCH === 0) await new Promise((resolve) => setTimeout(resolve))
    }
  }
}
