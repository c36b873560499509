import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '#domain/problem.ts'

/** Questions of one address that are answered within a minute: more than anybody types, and more than a script needs. */
const MOST = 3000

/** Holds off a flood of questions. It counts in memory: it protects the time of this process. */
export function openFloodGate(most = MOST): (address: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: most, duration: 60 })
  return async (address) => {
    try {
      await limiter.consume(address)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      const sentence = `Too many questions came from your network. Ask again in ${seconds} seconds.`
      throw new Problem('too-many-requests', sentence, {}, seconds)
    }
  }
}
