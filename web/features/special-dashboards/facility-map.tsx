import { useMemo } from 'react'
import type { FigureInput } from '#charts/figure.ts'
import { mapNameOf } from '#charts/needs.ts'
import type { View } from '#charts/view.ts'
import { releaseYear } from '#contract/release-data.ts'
import { NATION } from '#domain/location/location.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useRegionShapes } from '#web/views/boundaries.ts'
import { MovingMap } from '#web/views/gl-map/moving-map.tsx'
import type { Overlay } from '#web/views/gl-map/overlay.ts'
import { useFigure } from '#web/views/use-figure.ts'
import { useViewData, type ViewData } from '#web/views/use-view-data.ts'

/** Facilities for each 10,000 people, and the census that they were counted by. */
const [DENSITY, CENSUS] = [1184, 105]

interface FacilityMapProps {
  readonly over: Overlay
  /** Null: the nation. */
  readonly state: number | null
  readonly onState: (state: number) => void
}

/** The facilities that were found over how many there are for the people of each state, or of each LGA of one state. */
export function FacilityMap({ state, ...rest }: FacilityMapProps) {
  const view = useMemo(
    (): View => ({
      ...{ kind: 'map', indicators: [DENSITY], sources: [CENSUS], periods: ['2019'] },
      ...{ locations: [state ?? NATION], options: { regions: 'states' } },
    }),
    [state],
  )
  const loaded = useViewData(view)
  return loaded.status === 'ready' && <Mapped {...{ view, data: loaded.data }} {...rest} />
}

interface MappedProps extends Pick<FacilityMapProps, 'over' | 'onState'> {
  readonly view: View
  readonly data: ViewData
}

function Mapped({ view, data, over, onState }: MappedProps) {
  const language = useLanguage()
  const shapes = useRegionShapes(mapNameOf(view, data.reference))
  const input = useMemo((): FigureInput<View> => {
    const { table, reference, catalogue } = data
    const currentYear = releaseYear(catalogue.release)
    return { view, table, reference, currentYear, language, ...(shapes && { shapes }) }
  }, [view, data, language, shapes])
  const figure = useFigure(input)
  return figure && <MovingMap {...{ input, figure, over }} opens={{ place: onState }} />
}
