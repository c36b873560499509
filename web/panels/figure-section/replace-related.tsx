import type { Indicator } from '#domain/indicator/indicator.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { indicatorOptions } from '#sections/definition/options.ts'
import { Picker } from '#web/controls/picker.tsx'
import classes from './source-table.module.css'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface ReplaceRelatedProps {
  readonly current: Indicator
  readonly reference: ReferenceData
  /** Ids of the indicators that may take the row. */
  readonly replacements: readonly number[]
  readonly onReplace: (indicator: number) => void
}

/** Puts another indicator into a related row. */
export function ReplaceRelated({ current, reference, replacements, onReplace }: ReplaceRelatedProps) {
  const { text } = useLanguage()
  return (
    <div data-print="never" className={classes.replace}>
      <Picker
        quiet
        label={text(message('source-panel.replace', { indicator: indicatorName(current) }))}
        value={String(current.id)}
        text={text(message('source-panel.replace-word'))}
        options={() => indicatorOptions(replacements, reference, () => true)}
        onPick={(value) => onReplace(Number(value))}
      />
    </div>
  )
}
