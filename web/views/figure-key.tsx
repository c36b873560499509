import type { KeyEntry } from '#charts/figure.ts'
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
    <ul className={classes.key} aria-label={text(message('card.key'))}>
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
              <button
                type="button"
                className={classes.entry}
                aria-pressed={!entry.hidden}
                title={text(message(entry.hidden ? 'card.show' : 'card.hide', { name: entry.label }))}
                onClick={() => onToggle(source)}
              >
                {sign}
              </button>
            ) : (
              <span className={classes.entry}>{sign}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
