import type { Request } from './requests.ts'
import type { Statement } from './statement.ts'
import { blocksOf, sentencesIn, textsIn } from './texts-of.ts'

/** What the running product says to each request; a refusal says nothing. */
export async function statementsOf(url: string, requests: readonly Request[]): Promise<Statement[]> {
  const all: Statement[] = []
  for (const request of requests) all.push(...(await answered(url, request)))
  return all
}

async function answered(url: string, request: Request): Promise<Statement[]> {
  const { place, address, body, about } = request
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
