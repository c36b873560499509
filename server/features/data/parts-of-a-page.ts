import { LARGEST_SIZE } from '#contract/listing/page-sizes.ts'

/** Rows read with one question, so that others who ask the store wait for some hundredths of a second. */
export const PART = 1_000

/** So far behind its begin a part costs more to find than to read: then as many rows are read as a page holds. */
const FAR = 20_000

/** The part of a table that one question reads. */
export interface Part {
  readonly size: number
  readonly offset: number
}

/** A page in parts; in as many as its rows fill, of which `read` gives those of one part. */
export async function* inParts<Row>(
  { size, offset }: Part,
  read: (part: Part) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  const end = offset + size
  for (let at = offset; at < end; ) {
    const most = Math.min(at < FAR ? PART : LARGEST_SIZE, end - at)
    const rows = await read({ size: most, offset: at })
    yield rows
    if (rows.length < most) return
    at += most
  }
}

/** A table from its first row to its last. */
export const WHOLE: Part = { size: Number.POSITIVE_INFINITY, offset: 0 }
