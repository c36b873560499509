import { type Message, message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import { reanalysedSurvey } from '#domain/observation/flag.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { JudgedIndicator, SourceKinship } from './judged-indicator.ts'
import { chosenSources, shownName, type TriangulationQuestion } from './question.ts'

/** The chosen sources that were made from one another or from a common one. */
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
 * Names the chosen sources that are not independent: one derived from another one, or both from a third,
 * through any number of steps, as recorded for the sources or flagged on the figures; figures of one time
 * that rest on the same interviews, reports or model; and models that take in the findings of another one.
 * Agreement between them confirms nothing. Source: methods
 * 13.2.
 */
export function dependenceOf(
  question: TriangulationQuestion,
  judged: readonly JudgedIndicator[],
): Dependence {
  const chosen = chosenSources(question)
  const origins = new Map(chosen.map((source) => [source.id, originsOf(question, judged, source)]))
  const derived = derivedClauses(question, origins)
  const kin = judged.flatMap(({ kinships }) => kinships)
  const told = (a: number, b: number) => {
    const [ofA, ofB] = [a, b].map((id) => new Set([id, ...(origins.get(id) ?? [])]))
    return [...(ofA ?? [])].some((id) => ofB?.has(id))
  }
  const open = kin.filter(({ a, b }) => !told(a, b))
  const shared = sharedClauses(question, open)
  const clauses = [...derived, ...shared, ...inputClauses(question, open)]
  const ids = chosen.map(({ id }) => id)
  const models = ids.filter((id) => isOnlyModel(id, ids, { kin, told }))
  const links = chosen.flatMap((source) => {
    const from = [...(origins.get(source.id) ?? [])].map((origin) => nameOf(question, origin))
    const kinOf = open.filter(({ a, b }) => a === source.id || b === source.id)
    const evidence = from.length > 0 ? [] : kinOf.flatMap((one) => one.shared)
    const all = [...from, ...new Set(evidence)]
    return all.length === 0 ? [] : [{ source: source.id, name: shownName(source), origins: all }]
  })
  return {
    dependent: clauses.length > 0,
    sentence: dependenceSaid(clauses, derived.length + shared.length === 0, {
      sources: chosen.length,
      models: models.length,
      pieces: independentSources(
        ids.filter((id) => !models.includes(id)),
        { kin, told, origins },
      ),
    }),
    links,
  }
}

/** Sources that are one are counted as one piece; where models take in what others found and no more, they are partly dependent. */
function dependenceSaid(
  [first, ...more]: readonly Message[],
  isPartly: boolean,
  count: { readonly sources: number; readonly models: number; readonly pieces: number },
): Message | null {
  if (!first) return null
  const said = more.reduce((before, last) => message('triangulation.clauses', { before, last }), first)
  if (isPartly) return message('triangulation.partly-dependent', { said })
  return message('triangulation.not-independent', { said, ...count })
}

/** A model that takes in what another of the sources found, and shares no figure with any. */
function isOnlyModel(id: number, ids: readonly number[], { kin, told }: Pick<Kin, 'kin' | 'told'>): boolean {
  const own = kin.filter(({ a, b }) => a === id || b === id)
  const isSame = own.some(({ same }) => same > 0) || ids.some((other) => other !== id && told(id, other))
  return !isSame && own.some(({ model, input }) => model === id && input > 0)
}

/** What is known of how the chosen sources belong together. */
interface Kin {
  readonly kin: readonly SourceKinship[]
  readonly told: (a: number, b: number) => boolean
  readonly origins: ReadonlyMap<number, ReadonlySet<number>>
}

/**
 * How many of the sources are pieces of evidence of their own: those that made no figures from others first, then those that are
 * independent of all counted. A model over the others and a tabulation of them add none.
 */
function independentSources(chosen: readonly number[], { kin, told, origins }: Kin): number {
  const isMade = (id: number) =>
    Number(kin.some(({ model }) => model === id) || (origins.get(id)?.size ?? 0) > 0)
  const areKin = (a: number, b: number) =>
    told(a, b) ||
    kin.some((one) => one.same + one.input > 0 && [one.a, one.b].includes(a) && [one.a, one.b].includes(b))
  const counted: number[] = []
  for (const id of chosen.toSorted((a, b) => isMade(a) - isMade(b))) {
    if (!counted.some((other) => areKin(id, other))) counted.push(id)
  }
  return counted.length
}

function derivedClauses(
  question: TriangulationQuestion,
  origins: ReadonlyMap<number, ReadonlySet<number>>,
): Message[] {
  const chosen = chosenSources(question)
  const all = [...new Set([...origins.values()].flatMap((from) => [...from]))]
  return all.flatMap((origin) => {
    const derived = chosen.filter(({ id }) => origins.get(id)?.has(origin))
    if (!chosen.some(({ id }) => id === origin) && derived.length < 2) return []
    return message('triangulation.derived', {
      names: listOf(derived.map(shownName)),
      count: derived.length,
      origin: nameOf(question, origin),
    })
  })
}

/** More pieces of evidence than this are counted, not listed. */
const MOST_LISTED = 3

function sharedClauses(question: TriangulationQuestion, kin: readonly SourceKinship[]): Message[] {
  const pairs = Map.groupBy(
    kin.filter(({ same }) => same > 0),
    ({ a, b }) => `${a} ${b}`,
  )
  return [...pairs.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const shared = [...new Set(own.flatMap((one) => one.shared))]
    return message('triangulation.same-evidence', {
      names: listOf([nameOf(question, first.a), nameOf(question, first.b)]),
      listed: shared.length > 0 && shared.length <= MOST_LISTED ? 'yes' : 'no',
      shared: listOf(shared.slice(0, MOST_LISTED)),
    })
  })
}

function inputClauses(question: TriangulationQuestion, kin: readonly SourceKinship[]): Message[] {
  const models = Map.groupBy(
    kin.filter(({ input, model }) => input > 0 && model !== null),
    ({ model }) => model ?? 0,
  )
  return [...models].map(([model, own]) => {
    const others = [...new Set(own.map(({ a, b }) => (a === model ? b : a)))]
    return message('triangulation.takes-in', {
      model: nameOf(question, model),
      others: listOf(others.map((id) => nameOf(question, id))),
    })
  })
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
