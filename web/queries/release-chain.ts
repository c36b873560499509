import type { AnswerOf } from '#contract/call.ts'
import { ask } from './ask.ts'
import { type Resource, resource } from './resource.ts'

type Chain = AnswerOf<'GET /releases/chain'>

/** What this page found when it made the hashes of the releases again. */
export interface CheckedChain {
  /** Releases whose hash follows from their parts and the release before. */
  readonly sound: number
  /** Releases whose hash does not. */
  readonly broken: readonly number[]
  /** Releases from before their parts were kept. */
  readonly unknown: number
}

/** Makes the hash of each release again from its parts and the hash before. */
export async function checkChain(chain: Chain): Promise<CheckedChain> {
  const broken: number[] = []
  let sound = 0
  let unknown = 0
  for (const [at, { number, hash, parts }] of chain.entries()) {
    if (parts === null) {
      unknown += 1
      continue
    }
    const before = chain[at + 1]?.hash ?? ''
    const text = [before, ...parts.map(({ digest }) => digest)].map((part) => `${part}\n`).join('')
    if ((await sha256(text)) === hash) sound += 1
    else broken.push(number)
  }
  return { sound, broken, unknown }
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The chain of releases, checked on this page. Null where the browser has no digests, as without encryption. */
export const checkedChain: Resource<CheckedChain | null> = resource(async () =>
  window.isSecureContext ? checkChain(await ask('GET /releases/chain')) : null,
)
