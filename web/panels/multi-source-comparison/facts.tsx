import { mapFacts } from '#sections/multi-source-comparison/map-facts.ts'
import { lineFacts } from '#sections/multi-source-comparison/line-facts.ts'
import { isMapForm, type Panel } from '#sections/multi-source-comparison/panels.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './panel.module.css'
import type { MultiSourceChoice } from '#sections/multi-source-comparison/multi-source-choice.ts'
import { Box, Grid, Text } from '#web/kit/layout.tsx'

/** The same facts below every panel, so that they can be read across. */
export function Facts({ panel, data }: { readonly panel: Panel; readonly data: MultiSourceChoice }) {
  const { text } = useLanguage()
  const { table, reference, marked } = data
  const facts = isMapForm(panel.form) ? mapFacts(panel, marked, table, reference) : lineFacts(panel, data)
  return (
    <Box as="dl" above={12} ruled={12}>
      {facts
        .map(({ label, ...fact }) => ({ ...fact, label: text(label) }))
        .map(({ label, value, note }) => (
          <Grid key={label} gap={8} className={classes.fact}>
            <Text as="dt" tone="soft">
              {label}
            </Text>
            <Text as="dd" figures>
              <Text as="strong" weight={650}>
                {text(value)}
              </Text>
              {note !== null && (
                <Text as="small" line tone="faint" size={12}>
                  {text(note)}
                </Text>
              )}
            </Text>
          </Grid>
        ))}
    </Box>
  )
}
