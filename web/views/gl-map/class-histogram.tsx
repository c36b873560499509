import { classRamp } from '#charts/colour/colour-ramp.ts'
import { mapHistogram } from '#charts/map/histogram.ts'
import type { MapModel } from '#charts/map/model.ts'
import { compactNumber } from '#charts/plot/compact-number.ts'
import type { Mode } from '#charts/tokens.ts'
import { message } from '#domain/message/message.ts'
import { Box, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './class-histogram.module.css'

interface ClassHistogramProps {
  readonly model: MapModel
  readonly mode: Mode
}

/** Height of the highest bar, in units of the picture, which is as wide as it has bars. */
const HIGH = 8

/** Between two numbers below it, in percent of its width. */
const ROOM = 9

/** How the figures of a map are spread over its classes. For eyes only: the bar below it counts the places of each class. */
export function ClassHistogram({ model, mode }: ClassHistogramProps) {
  const { text } = useLanguage()
  const histogram = mapHistogram(model)
  if (!histogram) return null
  const { bars, from, to, cuts } = histogram
  const ramp = classRamp(mode, model.classes.classes)
  const most = Math.max(...bars.map(({ count }) => count))
  const placeOf = (value: number) => ((value - from) / (to - from)) * 100
  // The ends are written where no limit stands beside them.
  const hasRoom = (value: number, at: number, all: readonly number[]) =>
    (value !== from || placeOf(all[at + 1] ?? to) > ROOM) &&
    (value !== to || placeOf(all[at - 1] ?? from) < 100 - ROOM)
  return (
    <Box below={4}>
      <div className={classes.plot} aria-hidden="true">
        <svg aria-hidden="true" viewBox={`0 0 ${bars.length} ${HIGH}`} preserveAspectRatio="none">
          {bars.map(({ lower, count, classIndex }, at) => {
            const height = (count / most) * HIGH
            return (
              <rect
                key={lower}
                x={at + 0.05}
                y={HIGH - height}
                width={0.9}
                height={height}
                fill={ramp[classIndex] ?? ramp.at(-1)}
              />
            )
          })}
        </svg>
        {cuts.map((cut) => (
          <span key={cut} style={{ left: `${placeOf(cut)}%` }} />
        ))}
        {[from, ...cuts, to].filter(hasRoom).map((value) => (
          <i key={value} style={{ left: `${placeOf(value)}%` }}>
            {compactNumber(value)}
          </i>
        ))}
      </div>
      <Text tone="soft" size={13} above={24}>
        {text(message('maps.histogram'))}
      </Text>
    </Box>
  )
}
