import type { LanguageCode } from '#domain/message/language.ts'
import { message, type Value } from '#domain/message/message.ts'
import { requestWith } from '#contract/call.ts'
import type { TriangulationAnswer } from '#contract/triangulation/result.ts'
import type { TriangulationRequest } from './triangulation-address.ts'

/** Answers that are kept, so that going back to one costs no request; a release does not change while a page is open. */
const MOST_KEPT = 12
const kept = new Map<string, TriangulationAnswer>()

/** A selection as the key and the body of its request. */
export function requestText({ primary, comparisons, indicator, location }: TriangulationRequest): string {
  return JSON.stringify({ primary, comparisons, indicator, location })
}

/** The answer to a request that was asked before in a language; undefined for a new one. */
export function keptAnswer(body: string, lang: LanguageCode): TriangulationAnswer | undefined {
  return kept.get(keyOf(body, lang))
}

function keyOf(body: string, lang: LanguageCode): string {
  return `${lang} ${body}`
}

/** Asks the server for an answer in a language. Throws what {@link failureText} can say; aborting rejects with an `AbortError`. */
export async function askTriangulation(
  body: string,
  lang: LanguageCode,
  signal: AbortSignal,
): Promise<TriangulationAnswer> {
  const { method, address } = requestWith('POST /analysis/triangulation', {
    query: { lang: lang === 'en' ? undefined : lang },
  })
  const response = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json' },
    body,
    signal,
  })
  if (!response.ok) throw await refusalOf(response)
  const answer = (await response.json()) as TriangulationAnswer
  kept.set(keyOf(body, lang), answer)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return answer
}

/** The server's reason for a refusal, else the status. */
async function refusalOf(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => null)
  if (typeof body === 'object' && body !== null && 'detail' in body && typeof body.detail === 'string') {
    return new Refusal(body.detail)
  }
  return new Refusal(message('triangulate.answered', { status: String(response.status) }))
}

/** The server answered, but not with a triangulation. */
class Refusal extends Error {
  readonly says: Value

  constructor(says: Value) {
    super('refused')
    this.says = says
  }
}

/** The sentence of a failure. Source: the specification, error catalogue. */
export function failureText(error: unknown): Value {
  if (!navigator.onLine) return message('triangulate.offline')
  if (error instanceof TypeError) return message('triangulate.unreachable')
  return error instanceof Refusal ? error.says : message('triangulate.unknown')
}
