import { useMemo } from 'react'
import { PLACE_HEADLINES } from '#catalogue/profile-areas.ts'
import { placeName } from '#domain/message/value.ts'
import { placeLead } from '#domain/place-news/place-lead.ts'
import { testableFigures } from '#domain/place-news/testable-figures.ts'
import { Grid, Stack, Text } from '#web/kit/layout.tsx'
import { later } from '#web/kit/later.tsx'
import { WhenNear } from '#web/kit/when-near.tsx'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { ProfileProps } from '../profile-props.ts'
import { AreasPart } from './areas-part.tsx'
import { LiesTable } from './lies-table.tsx'
import classes from './news.module.css'
import { QuoteList } from './quote-list.tsx'
import { Remembered } from './remembered.tsx'
import { SimilarPart } from './similar-part.tsx'
import { SourcesPart } from './sources-part.tsx'

const TakeWithYou = later(async () => (await import('../take-with-you.tsx')).TakeWithYou)

/** What a reader asks of a place first: what is new, where it lies, what to quote, and which places are like it. */
export function PlaceNews({ question, release }: ProfileProps) {
  const { text } = useLanguage()
  const { place, data } = question
  const figures = useMemo(
    () =>
      testableFigures(
        question,
        PLACE_HEADLINES.filter((id) => data.reference.indicators.has(id)),
      ),
    [question, data],
  )
  const lead = useMemo(() => placeLead(figures, question), [figures, question])
  return (
    <Stack gap={24} id="news" className={classes.news}>
      <Stack gap={6}>
        <h1>{text(placeName(place), 'name')}</h1>
        <Text size={16} tone="soft" widest="80ch">
          <Said what={lead} />
        </Text>
        {place.level < 4 && <Remembered />}
      </Stack>
      <Grid gap={32} className={classes.columns}>
        <LiesTable {...{ figures, question }} />
        <Stack gap={20}>
          <QuoteList {...{ figures, question, release }} />
          {place.level < 4 && (
            <WhenNear wait={null}>
              <TakeWithYou question={question} />
            </WhenNear>
          )}
        </Stack>
      </Grid>
      <WhenNear wait={null}>
        <SimilarPart {...{ figures, question }} />
      </WhenNear>
      <Grid gap={32} className={classes.halves}>
        <WhenNear wait={null}>
          <AreasPart question={question} />
        </WhenNear>
        <WhenNear wait={null}>
          <SourcesPart question={question} />
        </WhenNear>
      </Grid>
    </Stack>
  )
}
