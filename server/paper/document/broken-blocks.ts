import { Problem, type ProblemCode } from '#domain/problem.ts'

/** What one block can be to blame for: that it kills what draws it, or is too much for it. */
const OF_ONE_BLOCK: ReadonlySet<ProblemCode> = new Set(['cannot-be-made', 'too-much-work', 'unexpected'])

/** Whether a failure may be that of one block, so that the document can go on without it. */
export function isOfOneBlock(error: unknown): boolean {
  return !(error instanceof Problem) || OF_ONE_BLOCK.has(error.code)
}

/** How many blocks are found out; where more are broken, the document is. */
const MOST_BROKEN = 5

/** Those of the blocks with which a document cannot be set: it is tried with half of them, and a half of that that fails. */
export async function brokenAmong<Block>(
  blocks: readonly Block[],
  set: (blocks: readonly Block[]) => Promise<unknown>,
): Promise<ReadonlySet<Block>> {
  const broken = new Set<Block>()
  const search = async (among: readonly Block[]): Promise<void> => {
    const [first] = among
    if (first === undefined || broken.size >= MOST_BROKEN || (await canBe(() => set(among)))) return
    if (among.length === 1) {
      broken.add(first)
      return
    }
    const half = Math.ceil(among.length / 2)
    await search(among.slice(0, half))
    await search(among.slice(half))
  }
  await search(blocks)
  return broken
}

async function canBe(set: () => Promise<unknown>): Promise<boolean> {
  try {
    await set()
    return true
  } catch (error) {
    if (isOfOneBlock(error)) return false
    throw error
  }
}
