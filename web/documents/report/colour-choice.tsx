import { Row } from '#web/kit/layout.tsx'
import { keptColour, OWN_COLOURS, type OwnColour } from '../own-colours.ts'
import classes from './report.module.css'

const NAMES: Readonly<Record<OwnColour, string>> = {
  ink: 'Black',
  error: 'Red',
  survey: 'Blue',
  routine: 'Brown',
}

interface ColourChoiceProps {
  readonly label: string
  /** As `#rrggbb`. */
  readonly value: string
  readonly onChange: (colour: string) => void
}

/** The colours of an author; none of them means anything about the data. */
export function ColourChoice({ label, value, onChange }: ColourChoiceProps) {
  return (
    <Row gap={4} align="center" role="group" aria-label={label}>
      {OWN_COLOURS.map((name) => (
        <button
          key={name}
          type="button"
          title={NAMES[name]}
          aria-label={NAMES[name]}
          aria-pressed={keptColour(name) === value}
          className={classes.colour}
          style={{ background: `var(--${name})` }}
          onClick={() => onChange(keptColour(name))}
        />
      ))}
    </Row>
  )
}
