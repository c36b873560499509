import { useMemo } from 'react'
import { trendFigure } from '#charts/trend/trend.ts'
import { releaseYear } from '#contract/release-data.ts'
import { message } from '#domain/message/message.ts'
import { placeName, sourceName } from '#domain/message/value.ts'
import { trendAnswer, trendCaveats, trendGroups } from '#domain/narrative/descriptive-trend.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { describedSet } from '#domain/spread/described-set.ts'
import { rowOf } from '#domain/statistics/figure-row.ts'
import { trendOfRows } from '#domain/statistics/trend/trend-of-rows.ts'
import { courseView } from '#sections/descriptive-analysis/views.ts'
import { AnswerText } from '#web/controls/section-lead.tsx'
import { Box, Stack, Text } from '#web/kit/layout.tsx'
import { FigureCard } from '#web/views/figure-card.tsx'
import type { DescriptivePanel } from './descriptive-panel.ts'
import classes from './descriptive.module.css'
import { NumbersInShort } from './numbers-in-short.tsx'

/** The course of the source's figures at the chosen place: the verdict, the plot, and every number of the trend. */
export function TrendPanel({ shown }: DescriptivePanel) {
  const { figures, wanted, catalogue, language } = shown
  const { choice } = shown.choice
  const { table, reference } = figures
  const { release } = catalogue
  const indicator = byId(reference.indicators, choice.indicator)
  const source = sourceName(byId(reference.sources, choice.source))
  const place = placeName(byId(reference.locations, choice.location))
  const view = useMemo(() => courseView(choice, wanted), [choice, wanted])
  const figure = useMemo(
    () => trendFigure({ view, table, reference, currentYear: releaseYear(release), language }),
    [view, table, reference, release, language],
  )
  const trend = useMemo(() => {
    const { points } = describedSet({ ...choice, table, reference, across: 'time' })
    return trendOfRows(points.map(rowOf), indicator.slope)
  }, [choice, table, reference, indicator])
  return (
    <section aria-labelledby="trend">
      <div className={classes.together}>
        <Text as="h2" heading below={8} id="trend">
          {language.text(message('descriptive-section.trend', { place, source }))}
        </Text>
        <AnswerText says={trendAnswer(trend, indicator)} />
        {trend.status === 'ok' && (
          <Box above={12}>
            <FigureCard level={3} {...{ figure, view, reference, release }} />
          </Box>
        )}
      </div>
      {trend.status === 'ok' && (
        <Stack gap={12} above={12}>
          <NumbersInShort
            caption={language.text(message('descriptive-section.trend-caption'))}
            groups={trendGroups(trend, indicator)}
          />
          {trendCaveats(trend)
            .map((caveat) => language.text(caveat))
            .map((caveat) => (
              <Text key={caveat} tone="faint" size={12} tight above={8}>
                {caveat}
              </Text>
            ))}
        </Stack>
      )}
    </section>
  )
}
