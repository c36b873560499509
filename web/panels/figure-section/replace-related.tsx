import type { Indicator } from '#domain/indicator/indicator.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { indicatorOptions } from '#sections/definition/options.ts'
import { Picker } from '#web/controls/picker.tsx'
import classes from './source-table.module.css'

interface ReplaceRelatedProps {
  readonly current: Indicator
  readonly reference: ReferenceData
  /** Ids of the indicators that may take the row. */
  readonly replacements: readonly number[]
  readonly onReplace: (indicator: number) => void
}

/** Puts another indicator into a related row. */
export function ReplaceRelated({ current, reference, replacements, onReplace }: ReplaceRelatedProps) {
  return (
    <div className={classes.replace}>
      <Picker
        quiet
        label={`Replace ${current.shortName} with another indicator`}
        value={String(current.id)}
        text="Replace"
        options={() => indicatorOptions(replacements, reference, () => true)}
        onPick={(value) => onReplace(Number(value))}
      />
    </div>
  )
}
