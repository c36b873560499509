import { type ReadPart, readPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'
import { spansOf } from '../spans.ts'
import type { Token } from '../tokens.ts'

/** Words of somebody who tells of themselves. */
const PERSONAL = /^(i|im|ive|my|me|we|our|us|myself)$/i
/** Words with which a sentence asks for something, also where it tells of the asker, and those with which a question begins. */
const ASKS = /^(want|need|give|tell|show|know|looking|interested|like|compare)$/i
const BEGINS = /^(how|what|which|who|whose|where|when|why|whether|wetin|is|are|do|does|did|has|have|can)$/i
/** What people write, plan or prepare: a heading of what is asked. */
const OCCASION =
  /^(review|planning|preparing|checking|writing|budget|budgeting|essay|story|report|thesis|article|piece|proposal|assignment|homework|project|briefing|brief|meeting|presentation|slides?|class|lecture|exam|research|visit|here|quick|question|urgent)$/i
/** Longest introduction, in words, and how many follow each other. */
const LONGEST = 60
const MOST = 3

/**
 * A question without what somebody tells of themselves before it, or of what it is for: `I work for an NGO in Imo`, `for my geography essay`.
 * Only where what follows asks for a figure by itself. A place that is told there and nowhere else stays: `here`, `our state`.
 */
export function withoutIntroduction(tokens: readonly Token[], reader: Reader): readonly Token[] {
  let asked = tokens
  for (let gone = 0; gone < MOST; gone++) {
    const rest = withoutFirst(asked, reader)
    if (rest === null) return asked
    asked = rest
  }
  return asked
}

function withoutFirst(tokens: readonly Token[], reader: Reader): readonly Token[] | null {
  const end = tokens.findIndex(({ sentence, after }, at) => {
    const isSentence = sentence !== tokens[at - 1]?.sentence
    return at > 0 && (isSentence || after === ':' || after === '\u2013')
  })
  if (end < 1 || end > LONGEST) return null
  const [lead, rest] = [tokens.slice(0, end), tokens.slice(end)]
  const isTold = lead.some(({ said }) => PERSONAL.test(said)) || isHeading(lead, rest)
  // `We are writing the plan of Yobe`: what they do, and no question.
  const isOfThem = PERSONAL.test(lead[0]?.said ?? '')
  const begins = (said: string, at: number) => at < (isOfThem ? 1 : 2) && BEGINS.test(said)
  const isAsking = lead.some(({ said }, at) => ASKS.test(said) || begins(said, at))
  if (!isTold || isAsking) return null
  const part = readPart(rest, reader.lexicon, reader.currentYear)
  // What is described is found later: that something is offered for it is enough.
  const isOfFigure = part.indicator !== null || (part.choices.length > 0 && part.contents.length > 1)
  if (!isOfFigure) return null
  return [...placeOf(lead, part, reader), ...rest]
}

/** `For my geography essay:`, `Journalist here.` */
function isHeading(lead: readonly Token[], [first]: readonly Token[]): boolean {
  const isEnd = first?.after === ':' || lead.at(-1)?.said.toLowerCase() === 'here'
  return isEnd && lead.some(({ said }) => OCCASION.test(said))
}

/** The words of the one place that is told beforehand, where what is asked names none. */
function placeOf(lead: readonly Token[], { places, level }: ReadPart, { lexicon }: Reader): readonly Token[] {
  if (places.length > 0 || level !== null) return []
  const named = spansOf(lead, lexicon).filter(({ meanings }) => meanings.some(({ kind }) => kind === 'place'))
  const [only, ...others] = named
  return only && others.length === 0 ? lead.slice(only.start, only.start + only.count) : []
}
