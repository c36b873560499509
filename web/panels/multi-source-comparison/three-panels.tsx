import { useState } from 'react'
import { WHOLE_MAP } from '#charts/map/map-layout.ts'
import { releaseYear } from '#contract/release-data.ts'
import { hasFigures } from '#domain/choice/coverage.ts'
import { NATION } from '#domain/location/location.ts'
import type { MultiSourceChoice } from '#sections/multi-source-comparison/multi-source-choice.ts'
import { lineSwitches } from '#sections/multi-source-comparison/line-switches.ts'
import { changedPanel } from '#sections/multi-source-comparison/panel-changes.ts'
import type { MultiSourceState } from '#sections/multi-source-comparison/state.ts'
import { InControlsPlace } from '#web/controls/section-frame.tsx'
import { Grid } from '#web/kit/layout.tsx'
import type { PanelProps } from '#web/panels/panel.ts'
import { ClassBar } from './class-bar.tsx'
import classes from './multi-source.module.css'
import { PaperWidth } from '#web/views/paper-width.ts'
import { Panel } from './panel.tsx'
import { PhoneStrip } from './phone-strip.tsx'
import { SectionNotes } from './section-notes.tsx'
import { useStrip } from './use-strip.ts'

/** Figures of three columns of a page of paper are drawn this wide, and then made a little smaller. */
const COLUMN = 260

type Props = PanelProps<MultiSourceState, MultiSourceChoice>

/** Three panels with an indicator each. */
export function PlainPanels(props: Props) {
  return <Panels {...props} advanced={false} />
}

/** The form of Advanced Analytics: a programme area before the indicator. */
export function AreaPanels(props: Props) {
  return <Panels {...props} advanced />
}

/** The legend of all maps, the panels, and what must be known before they are compared. */
function Panels({ shown, onChange, advanced }: Props & { readonly advanced: boolean }) {
  const { dashboard, catalogue, wanted, choice } = shown
  const { classes: shared, views } = choice
  const { release } = catalogue
  const currentYear = releaseYear(release)
  const strip = useStrip()
  const [part, onPart] = useState(WHOLE_MAP)
  const fold = (number: number, folded: boolean) => {
    const others = wanted.folded.filter((one) => one !== number)
    onChange({ folded: folded ? [...others, number].sort() : others })
  }
  return (
    <>
      <InControlsPlace>
        <PhoneStrip strip={strip} shared={shared.shared} />
      </InControlsPlace>
      <div className={classes.content}>
        <ClassBar panelClasses={shared} {...{ wanted, onChange }} />
        <PaperWidth value={COLUMN}>
          <Grid className={classes.panels} ref={strip.ref} onScroll={strip.onScroll}>
            {choice.panels.map((panel, index) => {
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
                    data: choice,
                    indicators: dashboard.indicators,
                    sources: dashboard.data_sources,
                    hasFigures: (indicator) => hasFigures(catalogue.coverage, indicator),
                    currentYear: releaseYear(catalogue.release),
                    onChange: (change) => onChange(changedPanel(wanted, choice, index, change)),
                    switches: lineSwitches(panel, { view, ...choice }),
                    onSwitch: onChange,
                    onMark: (place) => onChange({ location: place ?? NATION }),
                  }}
                />
              )
            })}
          </Grid>
        </PaperWidth>
        <SectionNotes data={choice} {...{ views, release, currentYear }} />
      </div>
    </>
  )
}
