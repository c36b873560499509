import { hatchLabel } from '#charts/map/legend.ts'
import type { MapModel } from '#charts/map/model.ts'
import { THIRDS, TWO_WAY_COLOURS, type TwoWay } from '#charts/map/two-way.ts'
import { cutWords } from '#charts/map/two-way-words.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './gl-plot.module.css'

interface TwoWayKeyProps {
  readonly model: MapModel
  readonly two: TwoWay
}

/** Side of a colour, in pixels. */
const SIDE = 28

/** The square of two indicators: the first from left to right, the second from below upwards, with the limits of their thirds. */
export function TwoWayKey({ model, two }: TwoWayKeyProps) {
  const language = useLanguage()
  const [across, up] = cutWords(two)
  const said = (axis: 'across' | 'up') => language.text(message('map.two-axis', { axis }))
  return (
    <Row wrap gap={16} rows={8} align="center" above={12}>
      <svg width={THIRDS * SIDE} height={THIRDS * SIDE} aria-hidden="true">
        {TWO_WAY_COLOURS.map((fill, cell) => (
          <rect
            key={fill}
            x={(cell % THIRDS) * SIDE}
            y={(THIRDS - 1 - Math.floor(cell / THIRDS)) * SIDE}
            width={SIDE}
            height={SIDE}
            fill={fill}
          />
        ))}
      </svg>
      <Stack gap={4}>
        <Text size={13}>
          {said('up')} <b>{language.text(indicatorName(two.selection.indicator))}</b>: {up}
        </Text>
        <Text size={13}>
          {said('across')} <b>{language.text(indicatorName(model.selection.indicator))}</b>: {across}
        </Text>
        <Row gap={6} align="center">
          <i className={classes.swatch} data-over="none" />
          <Text size={13}>{hatchLabel(model, language)}</Text>
        </Row>
      </Stack>
    </Row>
  )
}
