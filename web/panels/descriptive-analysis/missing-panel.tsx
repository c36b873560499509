import { describedGaps } from '#charts/selection/described.ts'
import { missingNames } from '#charts/words/missing-places.ts'
import { releaseYear } from '#contract/release-data.ts'
import { message } from '#domain/message/message.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './descriptive.module.css'
import type { DescriptivePanel } from './descriptive-panel.ts'

/** Places, or years, without a figure, by name and with the reason. */
export function MissingPanel({ shown }: DescriptivePanel) {
  const language = useLanguage()
  const { set, choice } = shown.choice
  const { table, reference } = shown.figures
  const source = byId(reference.sources, choice.source)
  const currentYear = releaseYear(shown.catalogue.release)
  const gaps = describedGaps({ set, source }, { table, reference, currentYear, language })
  const [of, by] = set.across === 'time' ? (['years', 'period'] as const) : (['places', 'location'] as const)
  return (
    <section aria-labelledby="missing">
      <Text as="h2" heading below={8} id="missing">
        {language.text(message('descriptive-section.missing', { of, count: set.missing.length }))}
      </Text>
      <Text tone="soft" className={classes.names}>
        {language.text(missingNames(gaps, by))}
      </Text>
      <Text tone="faint" size={12} tight above={8}>
        {language.text(message('descriptive-section.left-out'))}
      </Text>
    </section>
  )
}
