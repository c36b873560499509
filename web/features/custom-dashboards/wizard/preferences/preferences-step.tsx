import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useLayoutEffect, useMemo, useState } from 'react'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { Grid, Row } from '#web/kit/layout.tsx'
import { missingYears, type Selection, withoutUnreached } from '../reach.ts'
import { StepHead } from '../step-head.tsx'
import type { StepProps } from '../step-props.ts'
import { AdvancedSearchButton } from '#web/controls/columns/advanced-search-button.tsx'
import { IndicatorColumn } from '#web/controls/columns/indicator-column.tsx'
import { LevelColumn } from './level-column.tsx'
import { SelectionPanel } from './selection-panel.tsx'
import { SourceColumn } from '#web/controls/columns/source-column.tsx'
import { useReach } from './use-reach.ts'
import { YearColumn } from './year-column.tsx'
import classes from './preferences.module.css'

const TABS = ['Indicators', 'Sources', 'Levels', 'Years'] as const

/** Step 2: indicators, sources, levels and years, in any order. */
export function PreferencesStep({ catalogue, values, faults, tried, onChange }: StepProps) {
  const { text } = useLanguage()
  const { indicators, sources, levels, years } = values
  const selection = useMemo(
    (): Selection => ({ indicators, sources, levels, years }),
    [indicators, sources, levels, years],
  )
  const state = useReach(indicators, catalogue)
  const missing = useMemo(() => missingYears(state.reach, selection), [state.reach, selection])
  const [tab, setTab] = useState<(typeof TABS)[number]>('Indicators')
  const [isPanelOpen, openPanel] = useState(false)
  // On a phone one column is shown: that which the message is in.
  const wrong = faults.indicators ? 'Indicators' : faults.sources ? 'Sources' : null
  useLayoutEffect(() => {
    if (tried > 0 && wrong) setTab(wrong)
  }, [tried, wrong])
  const choose = (next: readonly number[]) => {
    const isFewer = indicators.some((id) => !next.includes(id))
    const changed = { ...selection, indicators: next }
    onChange(isFewer && state.arrived === state.wanted ? withoutUnreached(changed, state.reach) : changed)
  }
  const counts = { Indicators: indicators, Sources: sources, Levels: levels, Years: years }
  return (
    <>
      <StepHead title={text(message('wizard-choice.title'))} lead={text(message('wizard-choice.lead'))}>
        <Row gap={16} align="center" className={classes.headTools}>
          {(['Routine', 'Survey', 'Estimate'] as const).map((each) => (
            <Row key={each} as="span" gap={6} align="center" tone="soft" size={13}>
              <SourceMarker classification={each} size={9} /> {text(message('chart.class', { class: each }))}
            </Row>
          ))}
          <AdvancedSearchButton {...{ catalogue }} chosen={indicators} onApply={choose} />
        </Row>
      </StepHead>
      <Row role="group" aria-label={text(message('wizard-choice.columns'))} className={classes.tabs}>
        {TABS.map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            {text(message('wizard-choice.tab', { tab: name }))} <span>{counts[name].length}</span>
          </button>
        ))}
      </Row>
      <Grid className={classes.columns}>
        <IndicatorColumn
          {...{ catalogue }}
          chosen={indicators}
          error={faults.indicators}
          isOpen={tab === 'Indicators'}
          onChange={choose}
        />
        <SourceColumn
          {...{ catalogue, indicators }}
          chosen={sources}
          error={faults.sources}
          whenNone={text(message('wizard-choice.all-sources'))}
          isOpen={tab === 'Sources'}
          onChange={(next) => onChange({ sources: next })}
        />
        <LevelColumn
          {...{ catalogue, selection, reach: state.reach }}
          isOpen={tab === 'Levels'}
          onChange={(next) => onChange({ levels: next })}
        />
        <YearColumn
          {...{ catalogue, selection, missing, reach: state.reach }}
          isOpen={tab === 'Years'}
          onChange={(next) => onChange({ years: next })}
        />
        <SelectionPanel
          {...{ catalogue, selection, state, missing }}
          isOpen={isPanelOpen}
          onOpen={() => openPanel(!isPanelOpen)}
          onChange={({ indicators: next, ...rest }) => (next ? choose(next) : onChange(rest))}
        />
      </Grid>
    </>
  )
}
