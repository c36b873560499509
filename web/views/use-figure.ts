import { useEffect, useMemo, useState } from 'react'
import type { Figure, FigureInput } from '#charts/figure.ts'
import { isStandard, standardFigureOf } from '#charts/standard-figure-of.ts'

type FigureOf = typeof import('#charts/figure-of.ts').figureOf

/** The figure of a view; null while the model of a rarer kind is on its way. */
export function useFigure(input: FigureInput): Figure | null {
  const [figureOf, keep] = useState<FigureOf | null>(null)
  const standard = useMemo(() => {
    const { kind } = input.view
    return isStandard(kind) ? standardFigureOf(kind, input) : null
  }, [input])
  const needsMore = standard === null && figureOf === null
  useEffect(() => {
    if (!needsMore) return
    let wanted = true
    void import('#charts/figure-of.ts').then((models) => {
      if (wanted) keep(() => models.figureOf)
    })
    return () => {
      wanted = false
    }
  }, [needsMore])
  return useMemo(() => standard ?? figureOf?.(input) ?? null, [standard, figureOf, input])
}
