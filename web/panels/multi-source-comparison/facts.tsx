import { mapFacts } from '#sections/multi-source-comparison/map-facts.ts'
import { lineFacts } from '#sections/multi-source-comparison/line-facts.ts'
import { isMapForm, type Panel } from '#sections/multi-source-comparison/panels.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './panel.module.css'
import type { MultiSourceChoice } from '#sections/multi-source-comparison/multi-source-choice.ts'

/** The same facts below every panel, so that they can be read across. */
export function Facts({ panel, data }: { readonly panel: Panel; readonly data: MultiSourceChoice }) {
  const { text } = useLanguage()
  const { table, reference, marked } = data
  const facts = isMapForm(panel.form)
    ? mapFacts(panel, marked, table, reference)
    : lineFacts(panel, table, reference)
  return (
    <dl className={classes.facts}>
      {facts
        .map(({ label, ...fact }) => ({ ...fact, label: text(label) }))
        .map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{text(value)}</strong>
              {note !== null && <small>{text(note)}</small>}
            </dd>
          </div>
        ))}
    </dl>
  )
}
