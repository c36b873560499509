import { useMemo } from 'react'
import type { Figure, FigureInput } from '#charts/figure.ts'
import { mapNameOf } from '#charts/needs.ts'
import type { View } from '#charts/view.ts'
import { releaseYear } from '#contract/release-data.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useRegionShapes } from './boundaries.ts'
import { useFigure } from './use-figure.ts'
import type { ViewData } from './use-view-data.ts'

/** The figure of a view from its files; null while what draws it is on its way. */
export function useViewFigure(view: View, { catalogue, reference, table, groups }: ViewData): Figure | null {
  const language = useLanguage()
  const shapes = useRegionShapes(mapNameOf(view, reference))
  const input = useMemo((): FigureInput<View> => {
    const currentYear = releaseYear(catalogue.release)
    return {
      view,
      table,
      reference,
      currentYear,
      language,
      ...(shapes && { shapes }),
      ...(groups && { groups }),
    }
  }, [view, table, reference, catalogue, shapes, groups, language])
  return useFigure(input)
}
