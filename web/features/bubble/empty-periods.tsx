import { known, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { BubbleWanted } from '#sections/bubble-chart-analysis/state.ts'
import type { BubbleChoice } from '#sections/bubble-chart-analysis/bubble-choice.ts'
import { Button } from '#web/kit/button.tsx'
import { Message } from '#web/kit/state-message.tsx'

interface EmptyPeriodsProps {
  readonly choice: BubbleChoice
  readonly reference: ReferenceData
  readonly onChange: (change: Partial<BubbleWanted>) => void
}

/** The two indicators were never measured within 2 years of each other in these sources. */
export function EmptyPeriods({ choice, reference, onChange }: EmptyPeriodsProps) {
  const name = ({ indicator, source }: BubbleChoice['x']) =>
    `${known(reference.indicators, indicator).shortName} (${reference.sources.get(source)?.name ?? 'no source'})`
  return (
    <Message
      title="The data you have selected is not available, please select another"
      actions={
        <>
          <Button onClick={() => onChange({ source: null, xSource: null, sizeSource: null })}>
            Take the sources that fit best
          </Button>
          <Button onClick={() => onChange({ x: null, xSource: null })}>
            Take another indicator sideways
          </Button>
        </>
      }
    >
      {name(choice.y)} and {name(choice.x)} have no figures by state within 2 years of each other.
    </Message>
  )
}
