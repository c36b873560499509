import type { KeyEntry } from '#charts/figure.ts'
import { Row } from '#web/kit/layout.tsx'
import classes from './figure-key.module.css'
import { KeyMarker } from './key-marker.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface FigureKeyProps {
  readonly entries: readonly KeyEntry[]
  readonly onToggle?: ((source: number) => void) | undefined
}

/** What the signs of a figure mean. An entry of a source is a switch that hides or shows it. */
export function FigureKey({ entries, onToggle }: FigureKeyProps) {
  const { text } = useLanguage()
  if (entries.length === 0) return null
  return (
    <Row as="ul" wrap gap={16} rows={4} above={8} aria-label={text(message('card.key'))}>
      {entries.map((entry) => {
        const { source } = entry
        const sign = (
          <>
            <KeyMarker entry={entry} />
            {entry.label}
          </>
        )
        return (
          <li key={`${entry.label}:${entry.marker}`}>
            {source !== undefined && onToggle ? (
              <Row
                type="button"
                as="button"
                inline
                align="center"
                className={classes.entry}
                aria-pressed={!entry.hidden}
                title={text(message(entry.hidden ? 'card.show' : 'card.hide', { name: entry.label }))}
                onClick={() => onToggle(source)}
              >
                {sign}
              </Row>
            ) : (
              <Row as="span" inline align="center" className={classes.entry}>
                {sign}
              </Row>
            )}
          </li>
        )
      })}
    </Row>
  )
}
