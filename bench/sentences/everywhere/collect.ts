import type { Request } from './requests.ts'
import type { Statement } from './statement.ts'
import { blocksOf, sentencesIn, textsIn } from './texts-of.ts'

/** What the running product says to each request, until there are so many statements; a refusal says nothing. */
export async function statementsOf(
  url: string,
  requests: readonly Request[],
  most = Number.POSITIVE_INFINITY,
): Promise<Statement[]> {
  const all: Statement[] = []
  for (const request of requests) {
    if (all.length >= most) break
    all.push(...(await answered(url, request)))
  }
  return all.slice(0, most)
}

async function answered(url: string, request: Request): Promise<Statement[]> {
  const { place, address, body } = request
  const response = await fetch(
    url + address,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  )
  const text = await response.text()
  if (!response.ok) return []
  const blocks = readBlocks(text, response.headers.get('content-type') ?? '')
  const whole = blocks.join(' ')
  // A dashboard without the indicator shows another, of which nothing is known here.
  const about = /another indicator is shown instead/.test(whole) ? {} : request.about
  const asked = body === undefined ? address : `POST ${address} ${JSON.stringify(body)}`
  const heard = request.place === 'brief' || request.place === 'profile' ? isCell : isSentence
  return [...new Set(blocks.flatMap(sentencesIn))]
    .filter(heard)
    .map((said) => ({ place, address: asked, about, said, whole }))
}

/** A sentence, or what bears its source in brackets. */
function isSentence(said: string): boolean {
  return said.split(' ').length > 3 && (/[.?!]$/.test(said) || /\([A-Z][^()]* \d{4}[^()]*\)/.test(said))
}

/** Tables of briefs and profiles say their statements in cells. */
function isCell(said: string): boolean {
  return /[a-z]/.test(said) && said.length > 5
}

function readBlocks(text: string, type: string): string[] {
  if (type.includes('json')) return textsIn(JSON.parse(text))
  return type.includes('html') ? blocksOf(text.replace(/^[\s\S]*?<main/, '<main')) : [text]
}
