import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { noInterval } from '#domain/reference/no-interval.ts'
import { useMemo } from 'react'
import { message, type Value } from '#domain/message/message.ts'
import type { DescribedSet } from '#domain/spread/described-set.ts'
import type { PlaceRanks, RankQuestion } from '#domain/spread/place-ranks.ts'
import { Grid, Text } from '#web/kit/layout.tsx'
import { useWork } from '#web/kit/use-work.ts'
import { WorkStatus } from '#web/kit/work-status.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './descriptive.module.css'
import type { DescriptivePanel } from './descriptive-panel.ts'
import { LikeNotes } from './like-notes.tsx'
import { PlaceTable } from './place-table.tsx'

/** How many places stand at each end. */
const SHOWN = 5

const start = () => new Worker(new URL('./ranking.worker.ts', import.meta.url), { type: 'module' })

/** The best and the worst places with intervals and their rank as a range; without a slope the highest and the lowest. */
export function ExtremesPanel({ shown }: DescriptivePanel) {
  const { text } = useLanguage()
  const { set } = shown.choice
  const { slope } = set.indicator
  const question = useMemo((): RankQuestion | null => {
    const withInterval = set.points.filter((point) => point.lower !== null)
    if (set.across === 'time' || slope === null || withInterval.length < 2) return null
    return { points: set.points, indicator: { factor: set.indicator.factor, slope } }
  }, [set, slope])
  const work = useWork<RankQuestion, PlaceRanks | null>(start, question)
  const ranks = work.status === 'ready' ? work.answer : null
  const sorted = set.points.toSorted((a, b) => (slope === 'Negative' ? a.value - b.value : b.value - a.value))
  const ends = { ends: slope === null ? ('values' as const) : ('merits' as const) }
  return (
    <section aria-labelledby="extremes">
      <Text as="h2" heading below={8} id="extremes">
        {text(message('descriptive-section.both-ends', ends))}
      </Text>
      {sorted.length <= 2 * SHOWN ? (
        <PlaceTable
          name={message('descriptive-section.end-to-end', ends)}
          points={sorted}
          {...{ ranks, shown }}
        />
      ) : (
        <Grid gap={20} className={classes.ends}>
          <PlaceTable
            name={message('descriptive-section.first', ends)}
            points={sorted.slice(0, SHOWN)}
            {...{ ranks, shown }}
          />
          <PlaceTable
            name={message('descriptive-section.last', ends)}
            points={sorted.slice(-SHOWN)}
            {...{ ranks, shown }}
          />
        </Grid>
      )}
      <WorkStatus work={work} what={message('descriptive-section.the-ranks')} />
      {ranks && <LikeNotes ranks={ranks} reference={shown.figures.reference} />}
      {question === null && set.points.length > 1 && (
        <Text tone="faint" size={12} tight above={8}>
          {text(whyNoRanks(set, shown.figures.reference))}
        </Text>
      )}
    </section>
  )
}

function whyNoRanks({ across, indicator, points }: DescribedSet, reference: ReferenceData): Value {
  if (across === 'time') return message('descriptive-section.periods-unranked')
  if (indicator.slope === null) return message('descriptive-section.no-good-side')
  const some = points.some((point) => point.lower !== null)
  if (some) return message('descriptive-section.one-interval')
  return message('descriptive-section.no-intervals', { none: noInterval(reference, points) })
}
