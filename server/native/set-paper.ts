import { Problem } from '#domain/problem.ts'
import type { NativeChild } from './native-child.ts'
import { PAGES } from './natives.ts'
import type { PaperOrder, WrittenOrder } from './order.ts'

/** Bytes of one order. */
export const LARGEST_ORDER = 48 * 1024 * 1024

/**
 * Sets a template of `server/paper/templates/` with its data on pages, tagged for readers aloud, with its type inside. Throws
 * `too-much-work` for what is too large or takes too long, and what the template cannot set as an `Error`.
 */
export async function setPaper(
  order: PaperOrder,
  signal: AbortSignal,
  { child, largest }: { readonly child: NativeChild; readonly largest: number } = {
    child: PAGES,
    largest: LARGEST_ORDER,
  },
): Promise<Uint8Array> {
  return child.ask('pages', written(order, largest), signal)
}

function written({ template, data, files, as, madeAt }: PaperOrder, largest: number): WrittenOrder {
  if (!/^[\w-]+$/.test(template)) throw new RangeError(`${template} is no name of a template`)
  const bytes = Object.entries(files).map(([name, content]) => {
    if (!/^[\w-]+\.\w+$/.test(name)) throw new RangeError(`${name} is no name of a file for paper`)
    return [name, typeof content === 'string' ? Buffer.from(content) : content] as const
  })
  const all = [['data.json', Buffer.from(JSON.stringify(data))] as const, ...bytes]
  const size = all.reduce((sum, [, { length }]) => sum + length, 0)
  if (size > largest) {
    const most = Math.floor(largest / 1024 / 1024)
    throw new Problem(
      'too-much-work',
      `This is more than ${most} MB to be set on paper. Take parts out of it.`,
    )
  }
  return { template, files: Object.fromEntries(all), as, madeAt: Math.floor(madeAt.getTime() / 1000) }
}
