import { useMemo } from 'react'
import type { TouchedByFinding } from '#contract/data-audit/known-errors.ts'
import type { PointKey } from '#domain/observation/point.ts'
import { ask } from './ask.ts'
import { type Resource, resource } from './resource.ts'
import { useResource } from './use-resource.ts'

/** The keys of the findings of the data audit that touch a figure and that nobody has answered yet, or that were confirmed. */
export type OpenQuestions = (figure: PointKey) => readonly string[]

const NONE: readonly string[] = []

/** The open questions about the figures of some indicators; nothing while they are not known. */
export function useOpenQuestions(indicators: readonly number[]): OpenQuestions {
  const asked = [...new Set(indicators)].toSorted((a, b) => a - b).join()
  const answer = useResource(touchedBy(asked))
  const found = answer.status === 'ready' ? answer.value : null
  return useMemo(() => {
    const keys = keysByFigure(found ?? [])
    return (figure) => keys.get(textOf(figure)) ?? NONE
  }, [found])
}

const kept = new Map<string, Resource<readonly TouchedByFinding[]>>()

/** Asked once a visit: a change of source, place or period asks for nothing. */
function touchedBy(indicators: string): Resource<readonly TouchedByFinding[]> {
  const known = kept.get(indicators)
  if (known) return known
  const made = resource(() => onceAudited(indicators))
  kept.set(indicators, made)
  return made
}

/** Milliseconds until a release that is being looked at is asked about again; twice as long each time. */
const ASK_AGAIN = 5000

async function onceAudited(indicators: string): Promise<readonly TouchedByFinding[]> {
  for (let wait = ASK_AGAIN; ; wait *= 2) {
    const { audited, findings } = await ask('GET /known-errors/figures', { query: { indicator: indicators } })
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
