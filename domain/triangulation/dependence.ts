import { type Message, message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import { reanalysedSurvey } from '#domain/observation/flag.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { JudgedIndicator } from './judged-indicator.ts'
import { chosenSources, shownName, type TriangulationQuestion } from './question.ts'

/** Which chosen sources were made from one another or from a common one. */
export interface Dependence {
  readonly dependent: boolean
  /** Null when nothing is known to be dependent. */
  readonly sentence: Message | null
  /** Every chosen source that was made from another one, chosen or not, and from which. */
  readonly links: readonly {
    readonly source: number
    readonly name: string
    readonly origins: readonly (string | Message)[]
  }[]
}

/**
 * Names the chosen sources that are not independent: one derived from another one, or both from a third, through any
 * number of steps, as recorded for the sources or flagged on the figures. Agreement between them confirms nothing.
 */
export function dependenceOf(
  question: TriangulationQuestion,
  judged: readonly JudgedIndicator[],
): Dependence {
  const chosen = chosenSources(question)
  const origins = new Map(chosen.map((source) => [source.id, originsOf(question, judged, source)]))
  const links = chosen.flatMap((source) => {
    const from = [...(origins.get(source.id) ?? [])]
    return from.length === 0 ? [] : [{ source: source.id, name: shownName(source), from }]
  })
  const clauses = [...new Set(links.flatMap(({ from }) => from))].flatMap((origin) => {
    const derived = links.filter(({ from }) => from.includes(origin))
    const isChosen = chosen.some(({ id }) => id === origin)
    if (!isChosen && derived.length < 2) return []
    const names = derived.map(({ name }) => name)
    return message('triangulation.derived', {
      names: listOf(names),
      count: names.length,
      origin: nameOf(question, origin),
    })
  })
  const [first, ...more] = clauses
  return {
    dependent: clauses.length > 0,
    sentence: first
      ? message('triangulation.not-independent', {
          said: more.reduce((before, last) => message('triangulation.clauses', { before, last }), first),
        })
      : null,
    links: links.map(({ source, name, from }) => ({
      source,
      name,
      origins: from.map((origin) => nameOf(question, origin)),
    })),
  }
}

function nameOf({ reference }: TriangulationQuestion, id: number): string | Message {
  const source = reference.sources.get(id)
  return source ? shownName(source) : message('triangulation.source-number', { id: `${id}` })
}

/** Everything that a source was made from, directly or through others. */
function originsOf(
  { reference }: TriangulationQuestion,
  judged: readonly JudgedIndicator[],
  source: DataSource,
): ReadonlySet<number> {
  const flags = judged.flatMap(({ reanalysed }) => reanalysed.filter((one) => one.source === source.id))
  const names = new Set(flags.map(({ flag }) => reanalysedSurvey(flag)))
  const flagged = [...reference.sources.values()].filter(({ name }) => names.has(name)).map(({ id }) => id)
  const found = new Set<number>()
  const open = [...source.derivedFrom, ...flagged]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || id === source.id) continue
    found.add(id)
    open.push(...(reference.sources.get(id)?.derivedFrom ?? []))
  }
  return found
}
