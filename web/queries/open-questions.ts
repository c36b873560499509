import { useMemo } from 'react'
import type { TouchedByFinding } from '#contract/data-audit/known-errors.ts'
import type { PointKey } from '#domain/observation/point.ts'
import { ask } from './ask.ts'
import { type Resource, resource } from './resource.ts'
import { readyValues, useResources } from './use-resource.ts'

/** The keys of the findings of the data audit that touch a figure and that nobody has answered yet, or that were confirmed. */
export type OpenQuestions = (figure: PointKey) => readonly string[]

const NONE: readonly string[] = []

/** The open questions about the figures of some indicators; nothing while they are not known. */
export function useOpenQuestions(indicators: readonly number[]): OpenQuestions {
  const asked = [...new Set(indicators)].toSorted((a, b) => a - b).join()
  const resources = useMemo(() => (asked === '' ? [] : asked.split(',').map(Number)).map(touchedBy), [asked])
  const answers = useResources(resources)
  return useMemo(() => {
    const keys = keysByFigure(readyValues(answers).flat())
    return (figure) => keys.get(textOf(figure)) ?? NONE
  }, [answers])
}

type Touched = readonly TouchedByFinding[]

const kept = new Map<number, Resource<Touched>>()

/** Asked once a visit: a change of source, place or period asks for nothing. */
function touchedBy(indicator: number): Resource<Touched> {
  const known = kept.get(indicator)
  if (known) return known
  const made = resource(async () =>
    (await askedTogether(indicator)).filter((finding) => finding.indicator === indicator),
  )
  kept.set(indicator, made)
  return made
}

/** The indicators of the next question to the server, and its answer. */
let next: { readonly indicators: Set<number>; readonly answer: Promise<Touched> } | null = null

/** The figures and tables of a page ask one after the other: what is asked in the same moment is one call. */
function askedTogether(indicator: number): Promise<Touched> {
  if (!next) {
    const indicators = new Set<number>()
    next = { indicators, answer: inAMoment().then(() => onceAudited(indicators)) }
  }
  next.indicators.add(indicator)
  return next.answer
}

function inAMoment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

/** Milliseconds until a release that is being looked at is asked about again; twice as long each time. */
const ASK_AGAIN = 5000

async function onceAudited(asked: ReadonlySet<number>): Promise<Touched> {
  next = null
  const indicator = [...asked].toSorted((a, b) => a - b).join()
  for (let wait = ASK_AGAIN; ; wait *= 2) {
    const { audited, findings } = await ask('GET /known-errors/figures', { query: { indicator } })
    if (audited) return findings
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

function keysByFigure(found: readonly TouchedByFinding[]): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, string[]>()
  for (const { key, indicator, source: sources, location, period } of found) {
    for (const [at, source] of sources.entries()) {
      const figure = textOf({ indicator, source, location: location[at] ?? 0, period: period[at] ?? 0 })
      keys.set(figure, [...(keys.get(figure) ?? []), key])
    }
  }
  return keys
}

function textOf({ indicator, source, location, period }: PointKey): string {
  return `${indicator}:${source}:${location}:${period}`
}
