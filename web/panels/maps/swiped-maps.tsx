import { useMemo, useState } from 'react'
import type { FigureInput } from '#charts/figure.ts'
import { mapModel } from '#charts/map/model.ts'
import type { View } from '#charts/view.ts'
import { message } from '#domain/message/message.ts'
import { useMode } from '#web/kit/appearance.ts'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useFigure } from '#web/views/use-figure.ts'
import { GlLegend } from '#web/views/gl-map/gl-legend.tsx'
import { MovingMap } from '#web/views/gl-map/moving-map.tsx'
import { NOTHING_OVER } from '#web/views/gl-map/overlay.ts'
import classes from './swiped-maps.module.css'
import { useId } from '#web/kit/use-id.ts'

interface SwipedMapsProps {
  /** The map below. */
  readonly children: React.ReactNode
  readonly title: string
  /** True where both share one key. */
  readonly isAlike: boolean
  /** The input of the map over it. */
  readonly over: FigureInput<View>
}

/** Two maps of one place, the second over the first at the right of a line that can be moved. */
export function SwipedMaps({ children, title, isAlike, over }: SwipedMapsProps) {
  const { text } = useLanguage()
  const mode = useMode()
  const id = useId()
  const [line, setLine] = useState(50)
  const figure = useFigure(over)
  const clip = useMemo(() => ({ clipPath: `inset(0 0 0 ${line}%)` }), [line])
  return (
    <>
      <Row justify="between" gap={16} above={10}>
        <Text size={13} weight={600}>
          {title}
        </Text>
        <Text size={13} weight={600}>
          {figure?.title}
        </Text>
      </Row>
      <label htmlFor={id} className="sr-only">
        {text(message('maps.swipe-line'))}
      </label>
      <input
        id={id}
        type="range"
        className={classes.slider}
        min={0}
        max={100}
        value={line}
        onChange={(event) => setLine(Number(event.target.value))}
      />
      <div className={classes.both}>
        {children}
        <div className={classes.over} style={clip}>
          {figure && <MovingMap input={over} over={NOTHING_OVER} isLaidOver {...{ figure }} />}
          <div className={classes.line} style={{ left: `${line}%` }} />
        </div>
      </div>
      {!isAlike && over.view.kind === 'map' && (
        <GlLegend model={mapModel({ ...over, view: over.view })} mode={mode} />
      )}
      <Text tone="soft" size={13}>
        {figure?.sourceLine}
      </Text>
    </>
  )
}
