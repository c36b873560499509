import { useMemo } from 'react'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { spreadAnswer, spreadHeading } from '#domain/narrative/descriptive.ts'
import { known } from '#domain/reference/reference-data.ts'
import {
  type DescriptiveWanted,
  parseDescriptiveAddress,
  writeDescriptiveAddress,
} from '#sections/descriptive-analysis/state.ts'
import { describedSet } from '#domain/spread/described-set.ts'
import { SectionColumns } from '#web/controls/section-columns.tsx'
import { SectionFrame, type SectionPageProps } from '#web/controls/section-frame.tsx'
import { SectionLead } from '#web/controls/section-lead.tsx'
import { SectionWaiting } from '#web/controls/section-waiting.tsx'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { usePrefetchedLists } from '#web/controls/use-prefetched-lists.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { chosenIndicator } from '#web/queries/chosen-indicator.ts'
import { DescriptiveControls } from './descriptive-controls.tsx'
import classes from './descriptive-page.module.css'
import { ExtremesPanel } from './extremes-panel.tsx'
import { SpreadFigures } from './spread-figures.tsx'
import { StatisticsPanel } from './statistics-panel.tsx'
import { TrendPanel } from './trend-panel.tsx'
import { type DescriptiveData, useDescriptiveData } from './use-descriptive-data.ts'

const CODEC = { parse: parseDescriptiveAddress, write: writeDescriptiveAddress }

/** Descriptive Analysis: how the figures of one indicator and source are spread, over places or over time. */
export default function DescriptivePage({ dashboard, catalogue }: SectionPageProps) {
  const [wanted, change] = useAddressState<DescriptiveWanted>(CODEC)
  const indicator = chosenIndicator(wanted.indicator, dashboard, catalogue)
  const state = useDescriptiveData(indicator, wanted, dashboard, catalogue)
  usePrefetchedLists(state.status === 'ready')
  if (state.status !== 'ready') return <SectionWaiting state={state} />
  const { data } = state
  const controls = <DescriptiveControls {...{ wanted, data, dashboard, catalogue }} onChange={change} />
  return (
    <SectionFrame controls={controls}>
      <Content {...{ data, wanted, catalogue, dashboard }} onChange={change} />
    </SectionFrame>
  )
}

interface ContentProps {
  readonly data: DescriptiveData
  readonly wanted: DescriptiveWanted
  readonly catalogue: Catalogue
  readonly dashboard: CatalogueDashboard
  readonly onChange: (change: Partial<DescriptiveWanted>) => void
}

function Content({ data, wanted, catalogue, onChange }: ContentProps) {
  const { table, reference, resolution, population } = data
  const { choice, moved } = resolution
  const { release } = catalogue
  const currentYear = Number(release.published_at.slice(0, 4))
  const set = useMemo(() => describedSet({ ...choice, table, reference }), [choice, table, reference])
  const source = known(reference.sources, choice.source)
  const shared = { data, wanted, release, currentYear }
  return (
    <>
      <SectionLead
        heading={spreadHeading(set)}
        answer={spreadAnswer({ set, source, period: choice.period, reference })}
        moved={moved}
      />
      <SectionColumns
        main={
          <>
            <SpreadFigures {...shared} set={set} onChange={onChange} />
            <TrendPanel {...shared} />
          </>
        }
        side={
          <>
            {set.points.length > 1 && <ExtremesPanel set={set} reference={reference} />}
            <StatisticsPanel {...{ set, population, reference }} />
            {set.missing.length > 0 && <MissingPlaces names={set.missing} overTime={set.across === 'time'} />}
          </>
        }
      />
    </>
  )
}

/** Places, or years, without a figure, by name. */
function MissingPlaces({
  names,
  overTime,
}: {
  readonly names: readonly string[]
  readonly overTime: boolean
}) {
  return (
    <section aria-labelledby="missing">
      <h2 className={classes.heading} id="missing">
        {overTime ? 'Years without a figure' : 'Places without a figure'} ({names.length})
      </h2>
      <p className={classes.names}>{names.join(', ')}</p>
      <p className={classes.hint}>They are left out of every number here, never taken as zero.</p>
    </section>
  )
}
