import { useMemo, useState } from 'react'
import { WHOLE_MAP } from '#charts/map/map-layout.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { NATION } from '#domain/location/location.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { known } from '#domain/reference/reference-data.ts'
import type { MultiSourceWanted } from '#sections/multi-source-comparison/state.ts'
import { panelsAnswer, panelsHeading } from '#sections/multi-source-comparison/panels-answer.ts'
import { type PanelClasses, panelClasses } from '#sections/multi-source-comparison/panel-classes.ts'
import { mapPoints } from '#sections/multi-source-comparison/map-facts.ts'
import { isMapForm } from '#sections/multi-source-comparison/panels.ts'
import { panelView } from '#sections/multi-source-comparison/panel-view.ts'
import { SectionFrame } from '#web/controls/section-frame.tsx'
import { SectionLead } from '#web/controls/section-lead.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { ClassBar } from './class-bar.tsx'
import { hasFigures, type MultiSourceData } from './multi-source-data.ts'
import classes from './multi-source-page.module.css'
import { Panel } from './panel.tsx'
import { changedPanel } from './panel-changes.ts'
import { PhoneStrip } from './phone-strip.tsx'
import { SectionNotes } from './section-notes.tsx'
import { useStrip } from './use-strip.ts'

interface PanelsProps {
  readonly dashboard: CatalogueDashboard
  readonly catalogue: Catalogue
  readonly wanted: MultiSourceWanted
  readonly data: MultiSourceData
  readonly advanced: boolean
  readonly busy: boolean
  readonly onChange: (change: Partial<MultiSourceWanted>) => void
  /** Null marks nothing. */
  readonly onMark: (place: number | null) => void
}

/** The sentence that answers, the legend of all maps, the panels, and what must be known before they are compared. */
export function Panels(props: PanelsProps) {
  const { dashboard, catalogue, wanted, data, advanced, busy, onChange, onMark } = props
  const { release } = catalogue
  const currentYear = Number(release.published_at.slice(0, 4))
  const strip = useStrip()
  const [part, onPart] = useState(WHOLE_MAP)
  const shared = useMemo(() => classesOf(data, wanted), [data, wanted])
  const views = useMemo(
    () => data.panels.map((panel, index) => panelView(panel, shared.limits[index] ?? null, data.marked)),
    [data, shared],
  )
  const fold = (number: number, folded: boolean) => {
    const others = wanted.folded.filter((one) => one !== number)
    onChange({ folded: folded ? [...others, number].sort() : others })
  }
  return (
    <SectionFrame controls={<PhoneStrip strip={strip} shared={shared.shared} />} busy={busy}>
      <Lead data={data} shared={shared} onMark={onMark} />
      <div className={classes.content}>
        <ClassBar panelClasses={shared} {...{ wanted, onChange }} />
        <div className={classes.panels} ref={strip.ref} onScroll={strip.onScroll}>
          {data.panels.map((panel, index) => {
            const view = views[index]
            if (!view) return null
            const number = index + 1
            return (
              <Panel
                key={number}
                {...{ number, view, release, currentYear, advanced }}
                folded={wanted.folded.includes(number)}
                sharesLegend={shared.same}
                zoom={{ part, onPart }}
                onFold={(folded) => fold(number, folded)}
                model={{
                  panel,
                  data,
                  indicators: dashboard.indicators,
                  sources: dashboard.data_sources,
                  hasFigures: (indicator) => hasFigures(indicator, catalogue),
                  onChange: (change) => onChange(changedPanel(wanted, data, index, change)),
                  onMark,
                }}
              />
            )
          })}
        </div>
        <SectionNotes {...{ data, views, release, currentYear }} />
      </div>
    </SectionFrame>
  )
}

interface LeadProps {
  readonly data: MultiSourceData
  readonly shared: PanelClasses
  readonly onMark: (place: number | null) => void
}

function Lead({ data, shared, onMark }: LeadProps) {
  const { panels, table, reference, marked } = data
  const { maps, same: sameClasses } = shared
  const question = { panels, table, reference, place: marked ?? NATION, maps, sameClasses }
  return (
    <SectionLead heading={panelsHeading(question)} answer={panelsAnswer(question)}>
      {marked !== null && (
        <p className={classes.marked}>
          {placeWords(known(reference.locations, marked))} is marked in all panels.{' '}
          <button type="button" className={classes.link} onClick={() => onMark(null)}>
            Show {known(reference.locations, NATION).name} again
          </button>
        </p>
      )}
    </SectionLead>
  )
}

function classesOf({ panels, table, reference }: MultiSourceData, wanted: MultiSourceWanted): PanelClasses {
  const maps = panels.map((panel) => {
    if (!isMapForm(panel.form)) return null
    const indicator = known(reference.indicators, panel.indicator)
    return { indicator, values: mapPoints(panel, table, reference).map(({ value }) => value) }
  })
  return panelClasses(maps, wanted.sameClasses, wanted.classMethod)
}
