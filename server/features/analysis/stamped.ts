import { ANALYSIS_VERSION } from '#contract/analysis/analysis-version.ts'
import type { InputsOfResult } from '#contract/analysis/provenance.ts'
import { type Explained, explained } from '#server/platform/explained.ts'
import type { InWords } from '#domain/message/in-words.ts'
import { inEnglish } from '#server/platform/in-english.ts'

/** The members that every answer has about itself (methods 0 C8). */
export interface Provenance {
  readonly method: string
  readonly version: string
  readonly n: number
  readonly inputs: InputsOfResult
  readonly warnings: readonly string[]
  readonly caveats: readonly string[]
}

/**
 * A result with its provenance, in words: the name of its method, the version of the methods and what it was made of, which
 * is numbers of the caller's own unless it is said. A result without a count of its own rests on nothing (methods §0 C8).
 */
export function stamped<Result extends object>(
  method: string,
  result: Result,
  inputs?: InputsOfResult,
): Explained<InWords<Result>> & Provenance
export function stamped(
  method: string,
  result: object,
  inputs: InputsOfResult = { given: 'inline' },
): object {
  const empty = { n: 0, warnings: [], caveats: [] }
  return { method, version: ANALYSIS_VERSION, ...empty, ...explained(inEnglish(result)), inputs }
}
