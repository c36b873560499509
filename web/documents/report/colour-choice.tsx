import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Row } from '#web/kit/layout.tsx'
import { keptColour, OWN_COLOURS } from '../own-colours.ts'
import classes from './report.module.css'

interface ColourChoiceProps {
  readonly label: string
  /** As `#rrggbb`. */
  readonly value: string
  readonly onChange: (colour: string) => void
}

/** The colours of an author; none of them means anything about the data. */
export function ColourChoice({ label, value, onChange }: ColourChoiceProps) {
  const { text } = useLanguage()
  return (
    <Row gap={4} align="center" role="group" aria-label={label}>
      {OWN_COLOURS.map((name) => (
        <button
          key={name}
          type="button"
          title={text(message('report.colour', { colour: name }))}
          aria-label={text(message('report.colour', { colour: name }))}
          aria-pressed={keptColour(name) === value}
          className={classes.colour}
          style={{ background: `var(--${name})` }}
          onClick={() => onChange(keptColour(name))}
        />
      ))}
    </Row>
  )
}
