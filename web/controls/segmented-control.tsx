import { Row } from '#web/kit/layout.tsx'
import classes from './segmented-control.module.css'

interface SegmentedControlProps<T extends string> {
  /** The subject of the choice; shown above only when `labelled`. */
  readonly name: string
  readonly labelled?: boolean
  readonly options: readonly (readonly [value: T, text: string])[]
  readonly value: T
  /** Options that cannot be chosen, with the reason. */
  readonly off?: ReadonlyMap<T, string> | undefined
  readonly onChoose: (value: T) => void
}

/** A choice of a few words that stand side by side. */
export function SegmentedControl<T extends string>({
  name,
  labelled = false,
  options,
  value,
  off,
  onChoose,
}: SegmentedControlProps<T>) {
  return (
    <fieldset className={classes.field} data-labelled={labelled || undefined}>
      <legend className={labelled ? classes.label : 'sr-only'}>{name}</legend>
      <Row as="span" inline wrap className={classes.group}>
        {options.map(([option, text]) => {
          const reason = off?.get(option)
          return (
            <button
              key={option}
              type="button"
              aria-pressed={option === value}
              aria-disabled={reason === undefined ? undefined : true}
              aria-description={reason}
              title={reason}
              onClick={() => reason === undefined && onChoose(option)}
            >
              {text}
            </button>
          )
        })}
      </Row>
    </fieldset>
  )
}
