import type { Feature } from 'geojson'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Figure, FigureInput, Openers } from '#charts/figure.ts'
import { mapModel } from '#charts/map/model.ts'
import type { MapInput } from '#charts/map/view.ts'
import type { View } from '#charts/view.ts'
import { message } from '#domain/message/message.ts'
import { useOnPaper } from '#web/kit/appearance.ts'
import { Text } from '#web/kit/layout.tsx'
import { Loading } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { regionFeatures } from '../boundaries.ts'
import { FigurePlot } from '../figure-plot.tsx'
import { canDrawGl, engineResource } from './engine-resource.ts'
import { GlPlot, type LayersListed } from './gl-plot.tsx'
import type { Overlay } from './overlay.ts'

interface MovingMapProps {
  readonly input: FigureInput<View>
  readonly figure: Figure
  readonly over: Overlay
  /** It lies over another, which has the buttons, and the key where both have the same classes. */
  readonly isLaidOver?: boolean
  /** The layers of the map, listed beside it where there is room. */
  readonly list?: LayersListed | undefined
  /** That list stands below the map at every width. */
  readonly isListBelow?: boolean
  /** With a table of the places that are seen; not where the page has a list of its own. */
  readonly withTable?: boolean
  readonly opens?: Openers<void>
  readonly openWords?: string
}

/** A map that moves where the browser can draw one; on paper, and in all others, the one that stands still. */
export function MovingMap(props: MovingMapProps) {
  const { input, figure, opens, openWords } = props
  const { text } = useLanguage()
  const onPaper = useOnPaper()
  const [able, setAble] = useState(canDrawGl)
  const fail = useCallback(() => setAble(false), [])
  const still = <FigurePlot {...{ figure, opens, openWords }} />
  if (onPaper || !isMap(input)) return still
  if (able) return <Moving {...props} input={input} onFail={fail} />
  return (
    <>
      <Text tone="soft" size={13} above={8}>
        {text(message('maps.no-gl'))}
      </Text>
      {still}
    </>
  )
}

function isMap(input: FigureInput<View>): input is MapInput {
  return input.view.kind === 'map'
}

type MovingProps = MovingMapProps & { readonly input: MapInput; readonly onFail: () => void }

function Moving(props: MovingProps) {
  const { input, withTable = false, ...plot } = props
  const { figure, onFail } = plot
  const engine = useResource(engineResource)
  const model = useMemo(() => mapModel(input), [input])
  const [features, setFeatures] = useState<{ readonly map: string; readonly all: readonly Feature[] } | null>(
    null,
  )
  const { map } = model
  useEffect(() => {
    let isAsked = true
    regionFeatures(map).then(
      (all) => isAsked && setFeatures({ map, all }),
      () => isAsked && onFail(),
    )
    return () => {
      isAsked = false
    }
  }, [map, onFail])
  const hasFailed = engine.status === 'failed'
  useEffect(() => {
    if (hasFailed) onFail()
  }, [hasFailed, onFail])
  if (engine.status !== 'ready' || features?.map !== map || !input.shapes)
    return <Loading what={figure.title} />
  return (
    <GlPlot
      engine={engine.value}
      features={features.all}
      shapes={input.shapes}
      reference={withTable ? input.reference : undefined}
      model={model}
      {...plot}
    />
  )
}
