import type { Indicator } from '#domain/indicator/indicator.ts'
import classes from './source-table.module.css'

interface ReplaceRelatedProps {
  readonly current: Indicator
  readonly replacements: readonly Indicator[]
  readonly onReplace: (indicator: number) => void
}

/** Puts another indicator into a related row. */
export function ReplaceRelated({ current, replacements, onReplace }: ReplaceRelatedProps) {
  const areas = [...new Set(replacements.map((indicator) => indicator.programArea))].sort()
  return (
    <select
      className={classes.replace}
      aria-label={`Replace ${current.shortName} with another indicator`}
      value=""
      onChange={(event) => onReplace(Number(event.currentTarget.value))}
    >
      <option value="" disabled>
        Replace
      </option>
      {areas.map((area) => (
        <optgroup key={area} label={area}>
          {replacements
            .filter((indicator) => indicator.programArea === area && indicator.id !== current.id)
            .map((indicator) => (
              <option key={indicator.id} value={indicator.id}>
                {indicator.shortName}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  )
}
