import type { Question } from './question.ts'

const TRUST = /\b(trust\w*|credib\w*|dependab\w*|reliab\w*|believ\w*|accura\w*|how good|quality)\b/i

/** `How trustworthy is NDHS`: of a source as a whole, and not of one figure. */
export function asksRecord({ frame, indicators, sources, text }: Question): boolean {
  return frame.kind === 'method' && indicators.length === 0 && sources.length > 0 && TRUST.test(text)
}
