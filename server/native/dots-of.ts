import { Problem } from '#domain/problem.ts'
import { DOTS } from './natives.ts'
import type { DotsOrder } from './order.ts'

/**
 * A drawing as a PNG, worked out in a process of its own. Throws `invalid-input` for one that is too large, `too-much-work` for
 * one that takes too long, and `cannot-be-made` where it cannot be drawn.
 */
export async function dotsOf(order: DotsOrder, signal: AbortSignal): Promise<Uint8Array> {
  const made = await DOTS.ask('dots', order, signal).catch((error: unknown) => {
    if (error instanceof Problem || signal.aborted) throw error
    const problem = new Problem('cannot-be-made', 'This drawing is broken.')
    problem.cause = error
    throw problem
  })
  if (typeof made !== 'number') return made
  const sentence = `A picture has at most ${order.most / 1_000_000} million dots: width × height × scale². This one would have ${Math.ceil(made / 1_000_000)} million.`
  throw new Problem('invalid-input', sentence, { scale: [sentence] })
}
