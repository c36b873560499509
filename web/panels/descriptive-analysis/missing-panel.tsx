import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './descriptive.module.css'
import type { DescriptivePanel } from './descriptive-panel.ts'

/** Places, or years, without a figure, by name. */
export function MissingPanel({ shown }: DescriptivePanel) {
  const { text } = useLanguage()
  const { missing, across } = shown.choice.set
  const of = across === 'time' ? 'years' : 'places'
  return (
    <section aria-labelledby="missing">
      <h2 className={classes.heading} id="missing">
        {text(message('descriptive-section.missing', { of, count: missing.length }))}
      </h2>
      <p className={classes.names}>{missing.join(', ')}</p>
      <p className={classes.hint}>{text(message('descriptive-section.left-out'))}</p>
    </section>
  )
}
