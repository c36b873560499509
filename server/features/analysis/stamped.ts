import { ANALYSIS_VERSION } from '#contract/analysis/analysis.ts'

/** A result with the name of its method and the version of the methods (methods §0 C8). */
export function stamped<Result extends object>(
  method: string,
  result: Result,
): Result & { readonly method: string; readonly version: string } {
  return { method, version: ANALYSIS_VERSION, ...result }
}
