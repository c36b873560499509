import { circleRadius, circleReach, circleSteps, mostOf } from '#charts/map/circles.ts'
import type { MapModel } from '#charts/map/model.ts'
import { compactNumber } from '#charts/plot/compact-number.ts'
import { Row } from '#web/kit/layout.tsx'
import type { GlMap } from './engine.ts'
import classes from './gl-plot.module.css'

interface CircleLegendProps {
  readonly model: MapModel
  /** The map whose circles they are. */
  readonly map: GlMap
}

/** Some sizes of the circles with their numbers. */
export function CircleLegend({ model, map }: CircleLegendProps) {
  const { clientWidth, clientHeight } = map.getContainer()
  const most = mostOf(model)
  const reach = circleReach(model, clientWidth, clientHeight)
  return (
    <Row as="ul" wrap gap={16} rows={4} align="center">
      {circleSteps(most).map((step) => {
        const radius = circleRadius(step, most, reach)
        const side = 2 * radius + 2
        return (
          <Row as="li" key={step} gap={6} align="center">
            <svg width={side} height={side} aria-hidden="true">
              <circle cx={radius + 1} cy={radius + 1} r={radius} className={classes.circle} />
            </svg>
            {compactNumber(step)}
          </Row>
        )
      })}
    </Row>
  )
}
