import { message } from '#domain/message/message.ts'
import type { Alone } from '#sections/definition/control.ts'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { KeyMarker } from '#web/views/key-marker.tsx'
import classes from './fields.module.css'

interface AloneFieldProps {
  readonly control: Pick<Alone<unknown>, 'label' | 'entries' | 'value'>
  readonly onChoose: (value: number | null) => void
}

/** The key of a figure. One entry can be shown alone; choosing it again shows all. */
export function AloneField({ control, onChoose }: AloneFieldProps) {
  const { text } = useLanguage()
  const { label, value } = control
  const entries = control.entries.flatMap((entry) =>
    entry.source === undefined ? [] : [{ entry, order: entry.source }],
  )
  const isAlone = entries.some(({ order }) => order === value)
  return (
    <Row as="fieldset" wrap gap={6} below={4} className={classes.legend}>
      <legend className="sr-only">{text(label)}</legend>
      <Row
        as="button"
        inline
        align="center"
        gap={6}
        type="button"
        aria-pressed={!isAlone}
        onClick={() => onChoose(null)}
      >
        {text(message('picker.show-all'))}
      </Row>
      {entries.map(({ entry, order }) => (
        <Row
          key={order}
          as="button"
          inline
          align="center"
          gap={6}
          type="button"
          aria-pressed={order === value}
          data-quiet={(isAlone && order !== value) || undefined}
          title={text(
            order === value
              ? message('picker.show-all-again')
              : message('picker.show-alone', { name: entry.label }),
          )}
          onClick={() => onChoose(order === value ? null : order)}
        >
          <KeyMarker entry={entry} />
          {entry.label}
        </Row>
      ))}
    </Row>
  )
}
