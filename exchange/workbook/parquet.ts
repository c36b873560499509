import { message } from '#domain/message/message.ts'
import type { Cell, Grid, GridRow } from '#exchange/reading/cell.ts'
import type { Budget } from '#exchange/reading/limits.ts'
import { Unreadable } from '#exchange/reading/unreadable.ts'

/** Rows that are read in one go, so that what is unpacked is not held whole beside its cells. */
const SLICE = 50_000

/**
 * The table of a Parquet file under the names of its columns. Its reader is loaded with the first such file. Throws Unreadable, also
 * for a file that something else than Snappy has packed.
 */
export async function parquetGrid(bytes: Uint8Array, budget: Budget): Promise<Grid> {
  const { parquetMetadata, parquetRead, parquetSchema } = await import('hyparquet')
  const file = new Uint8Array(bytes).buffer
  const readable = async <T>(work: () => T | Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch {
      throw new Unreadable(message('exchange.broken-parquet'))
    }
  }
  const metadata = await readable(() => parquetMetadata(file))
  const heads = (await readable(() => parquetSchema(metadata))).children.map(({ element }) => element.name)
  const all = Number(metadata.num_rows)
  // What it says of its size is counted before anything of it is unpacked.
  budget.unpacked(
    metadata.row_groups
      .flatMap(({ columns }) => columns)
      .reduce((sum, { meta_data }) => sum + Number(meta_data?.total_uncompressed_size ?? 0), 0),
  )
  const rows: GridRow[] = [{ line: 1, cells: heads }]
  for (let from = 0; from < all; from += SLICE) {
    const rowEnd = Math.min(all, from + SLICE)
    const read = await readable(async () => {
      let found: readonly (readonly unknown[])[] = []
      await parquetRead({
        ...{ file, metadata, columns: heads, rowStart: from, rowEnd },
        onComplete: (complete) => {
          found = complete
        },
      })
      return found
    })
    for (const values of read) {
      budget.row(values.length)
      rows.push({ line: rows.length + 1, cells: values.map(cellOf) })
    }
  }
  return { sheet: '', rows, merges: [] }
}

/** A value as a cell; what is a list or a record of its own is told as it stands. */
function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'string') return value
  if (typeof value === 'bigint') return Number(value)
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value)
}
