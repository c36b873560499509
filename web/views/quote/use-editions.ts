import { useMemo } from 'react'
import type { EditionFigure } from '#domain/observation/edition.ts'
import { parsePeriod } from '#domain/period/period.ts'
import { useAnswer } from '#web/queries/use-answer.ts'

/** The figures whose editions are wanted. */
interface Asked {
  readonly indicator: number
  readonly location: number
  /** Ids of two sources. */
  readonly sources: readonly [a: number, b: number]
}

/** The figures of two sources at a place by edition; none until they are known, and none where they could not be had. */
export function useEditions({ indicator, location, sources: [a, b] }: Asked): readonly EditionFigure[] {
  const ofA = useEditionsOf({ indicator, location, datasource: a })
  const ofB = useEditionsOf({ indicator, location, datasource: b })
  return useMemo(() => [...ofA, ...ofB], [ofA, ofB])
}

interface Query {
  readonly indicator: number
  readonly location: number
  readonly datasource: number
}

const NONE: readonly EditionFigure[] = []

function useEditionsOf(query: Query): readonly EditionFigure[] {
  const answer = useAnswer('GET /editions', { query })
  const rows = answer.status === 'ready' ? answer.value.editions : null
  const { indicator, location, datasource: source } = query
  return useMemo(
    () =>
      rows?.flatMap(({ period: text, interval_level, ...row }) => {
        const period = parsePeriod(text)
        return period === null
          ? []
          : { ...row, indicator, location, source, period, intervalLevel: interval_level }
      }) ?? NONE,
    [rows, indicator, location, source],
  )
}
