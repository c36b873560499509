import { CHECK_WORDS } from '#domain/data-quality/check-words.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Availability } from '#domain/choice/availability.ts'
import type { Choice } from '#domain/choice/choice.ts'
import { routineSources } from '#sections/data-quality/quality-choice.ts'
import type { SharedWanted } from '#domain/choice/shared-address.ts'
import { Button } from '#web/kit/button.tsx'
import { Message } from '#web/kit/state-message.tsx'

/** More indicators than this are a list to search. */
const MOST = 6

interface NotRoutineProps {
  readonly choice: Choice
  readonly availability: Availability
  /** Indicators with a routine source. */
  readonly routine: readonly number[]
  readonly reference: ReferenceData
  readonly onChange: (change: Partial<SharedWanted>) => void
}

/** A survey or an estimate was chosen: what the checks are for, and the way to a routine source. */
export function NotRoutine({ choice, availability, routine, reference, onChange }: NotRoutineProps) {
  const source = known(reference.sources, choice.source)
  const sources = routineSources(availability.sources, reference)
  const kind = source.classification === 'Survey' ? 'a survey' : 'an estimate'
  const others = routine.filter((id) => id !== choice.indicator).slice(0, MOST)
  return (
    <Message
      title={`These checks are for routine data; ${source.name} is ${kind}.`}
      actions={
        sources.length > 0
          ? sources.map((id) => (
              <Button key={id} onClick={() => onChange({ source: id })}>
                Check {known(reference.sources, id).name}
              </Button>
            ))
          : others.map((id) => (
              <Button key={id} onClick={() => onChange({ indicator: id, source: null, location: null })}>
                {known(reference.indicators, id).shortName}
              </Button>
            ))
      }
    >
      {sources.length > 0
        ? `A ${source.classification.toLowerCase()} is judged by its sample, its interval and its method. Below stands what could be made of ${CHECK_WORDS.completeness.title.toLowerCase()} and the others, without lights.`
        : 'No routine source publishes this indicator. These have one:'}
    </Message>
  )
}
