import { message } from '#domain/message/message.ts'
import { periodName, sourceName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { MapsChoice } from '#sections/maps/maps-choice.ts'
import { mappedPeriods } from '#sections/maps/map-view.ts'
import type { MapsState } from '#sections/maps/state.ts'
import { PeriodPlayer, type PlayerStep } from '#web/controls/period-player.tsx'
import { Button } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { PanelProps } from '#web/panels/panel.ts'

/** The periods of the first map, to go through. A period without a figure of its regions is none of them, which is said. */
export function MapPeriodsPanel({ shown, onChange }: PanelProps<MapsState, MapsChoice>) {
  const { text } = useLanguage()
  const { period, source: id } = shown.choice.surroundings
  if (period === null) return null
  const source = byId(shown.figures.reference.sources, id)
  const periods = mappedPeriods(shown)
  const [first] = periods
  if (periods.includes(period)) {
    const onStep = (next: number, { replace }: PlayerStep) => onChange({ period: next }, { replace })
    return <PeriodPlayer {...{ periods, source, onStep }} shown={period} />
  }
  return (
    <Row wrap gap={12} rows={8} align="center" above={10}>
      <Text role="status">
        {text(
          first === undefined
            ? message('maps.none-mapped', { source: sourceName(source) })
            : message('maps.not-mapped', { source: sourceName(source), period: periodName(period, source) }),
        )}
      </Text>
      {first !== undefined && (
        <Button onClick={() => onChange({ period: first })}>
          {text(message('maps.begin-at', { period: periodName(first, source) }))}
        </Button>
      )}
    </Row>
  )
}
