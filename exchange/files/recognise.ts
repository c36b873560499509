import type { Message } from '#domain/message/message.ts'
import type { SourceFile } from '#exchange/reading/source-file.ts'
import { Unreadable } from '#exchange/reading/unreadable.ts'
import { kindOf } from './kind.ts'
import { openFile } from './open.ts'
import type { Opened } from './opened.ts'

/** What a file is taken to be, before all of it is read; or why it cannot be read. */
export type Recognition =
  | ({ readonly isKnown: true } & Pick<Opened, 'format' | 'sureness' | 'because'>)
  | { readonly isKnown: false; readonly because: Message }

/** Bytes of a text that are looked at. */
const HEAD = 256 * 1024
const LINE_FEED = 10

/** Tells what a file is by its beginning where it is a text in lines, else by all of it: a document has no half. */
export async function recognise(file: SourceFile): Promise<Recognition> {
  try {
    const { format, sureness, because } = await openFile({ name: file.name, bytes: headOf(file.bytes) })
    return { isKnown: true, format, sureness, because }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { isKnown: false, because: error.reason }
  }
}

/** The whole lines at the beginning of a long text; other files as they are. */
function headOf(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= HEAD || kindOf(bytes) !== 'text') return bytes
  const end = bytes.subarray(0, HEAD).lastIndexOf(LINE_FEED)
  // In UTF-16 an empty byte may belong to the line feed.
  return end < 0 ? bytes : bytes.subarray(0, bytes[end + 1] === 0 ? end + 2 : end + 1)
}
