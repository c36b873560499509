import { ByteWriter, ParquetWriter } from 'hyparquet-writer'

/** A column of the file: whole numbers to 2³¹, decimals, or text. Nothing may stand in any of them. */
export interface ParquetColumn {
  readonly name: string
  readonly type: 'whole' | 'decimal' | 'text'
}

type Value = string | number | null

/** Rows of a group: readers skip groups, and memory holds one of them. */
const GROUP = 50_000

const TYPES = {
  whole: { type: 'INT32' },
  decimal: { type: 'DOUBLE' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
} as const

/** A Parquet file piece by piece, packed with Snappy. `about`: what the file says of itself, by key. */
export async function* parquetParts(
  columns: readonly ParquetColumn[],
  rows: AsyncIterable<readonly (readonly Value[])[]>,
  about: Readonly<Record<string, string>>,
): AsyncGenerator<Uint8Array> {
  const writer = new ByteWriter()
  const file = new ParquetWriter({
    writer,
    schema: [
      { name: 'figures', num_children: columns.length },
      ...columns.map(({ name, type }) => ({ name, repetition_type: 'OPTIONAL' as const, ...TYPES[type] })),
    ],
    kvMetadata: Object.entries(about).map(([key, value]) => ({ key, value })),
    createdBy: 'MSDAT',
  })
  /** What has been written is sent, and its place used again. */
  const sent = () => {
    const bytes = writer.getBytes().slice()
    writer.index = 0
    return bytes
  }
  let group: (readonly Value[])[] = []
  const write = async () => {
    const columnData = columns.map(({ name }, at) => ({ name, data: group.map((row) => row[at] ?? null) }))
    await file.write({ columnData, rowGroupSize: GROUP })
    group = []
  }
  for await (const piece of rows) {
    for (const row of piece) {
      group.push(row)
      if (group.length < GROUP) continue
      await write()
      yield sent()
    }
  }
  if (group.length > 0) await write()
  await file.finish()
  yield sent()
}
