import type { SilentSource, SourceTable } from '#charts/source-table/model.ts'
import type { Language } from '#domain/message/language.ts'
import { message, type Value } from '#domain/message/message.ts'
import { listOf, placeName, sourceName } from '#domain/message/value.ts'
import { WordButton } from '#web/kit/button.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { InfoSubject } from './info/info-dialog.tsx'
import classes from './silent-sources.module.css'

interface SilentSourcesProps {
  readonly model: SourceTable
  readonly onAsk: (subject: InfoSubject) => void
}

/** One line for the sources that have no figure here; opened, each says why. */
export function SilentSources({ model: { silent, location, indicator }, onAsk }: SilentSourcesProps) {
  const { text } = useLanguage()
  if (silent.length === 0) return null
  const sources = listOf(silent.map((one) => namedWithWhatItHas(one, text)))
  return (
    <details className={classes.silent}>
      <summary>{text(message('source-panel.silent', { place: placeName(location), sources }))}</summary>
      <ul>
        {silent.map(({ source, gap }) => (
          <li key={source.id}>
            {gap.long}{' '}
            <WordButton onClick={() => onAsk({ kind: 'source', source: source.id, indicator: indicator.id })}>
              {text(message('source-panel.about-source', { source: sourceName(source) }))}
            </WordButton>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A source with what it has instead, such as LGAs only; where nothing of it is held its name says enough. */
function namedWithWhatItHas({ source, gap }: SilentSource, text: Language['text']): Value {
  const name = sourceName(source)
  const isPlain = gap.reason === null || gap.short === text(message('gap.mark', { reason: gap.reason }))
  return isPlain ? name : message('source-panel.silent-has', { source: name, has: gap.short })
}
