import type { MapModel } from '#charts/map/model.ts'
import { THIRDS, TWO_WAY_COLOURS, type TwoWay } from '#charts/map/two-way.ts'
import { cutWords } from '#charts/map/two-way-words.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { useMode } from '#web/kit/appearance.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { OverKey } from './gl-legend.tsx'
import classes from './layer-keys.module.css'

interface TwoWayKeyProps {
  readonly model: MapModel
  readonly two: TwoWay
}

/** Side of a colour, in pixels. */
const SIDE = 28

/** The square of two indicators: the first from left to right, the second from below upwards, with the limits of their thirds. */
export function TwoWayKey({ model, two }: TwoWayKeyProps) {
  const language = useLanguage()
  const mode = useMode()
  const [across, up] = cutWords(two)
  const said = (axis: 'across' | 'up') => language.text(message('two-way.axis', { axis }))
  return (
    <Row wrap gap={16} rows={8} align="center">
      <svg width={THIRDS * SIDE} height={THIRDS * SIDE} className={classes.square} aria-hidden="true">
        {TWO_WAY_COLOURS[mode].map((fill, cell) => (
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
        {(
          [
            ['up', two.selection.indicator, up],
            ['across', model.selection.indicator, across],
          ] as const
        ).map(([axis, indicator, cuts]) => (
          <Text key={axis} size={13}>
            {said(axis)} <b>{language.text(indicatorName(indicator))}</b>
            <Text as="span" line figures>
              {cuts}
            </Text>
          </Text>
        ))}
        <OverKey {...{ model, mode }} />
      </Stack>
    </Row>
  )
}
