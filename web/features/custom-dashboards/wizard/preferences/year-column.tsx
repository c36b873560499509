import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { IconAlertTriangle } from '#web/kit/icons.ts'
import { useState } from 'react'
import { Row, Text } from '#web/kit/layout.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { chosenReach, indicatorsBy, type MissingYear, type Reach, type Selection } from '../reach.ts'
import { ChoiceColumn, ChoiceRow, chosenState, Count } from '#web/controls/columns/choice-column.tsx'
import { groupState, isFound, toggledGroup, toggledOne } from '#web/controls/columns/groups.ts'
import { ClassMarkers } from '#web/controls/columns/indicator-column.tsx'
import { MissingYearText } from './missing-year.tsx'
import classes from './preferences.module.css'

interface YearColumnProps {
  readonly catalogue: Catalogue
  readonly reach: readonly Reach[]
  readonly selection: Selection
  readonly missing: readonly MissingYear[]
  readonly isOpen: boolean
  readonly onChange: (years: readonly number[]) => void
}

/** Years that the chosen indicators have in the chosen sources, the newest first; where none is chosen all are shown. */
export function YearColumn({ catalogue, reach, selection, missing, isOpen, onChange }: YearColumnProps) {
  const { text } = useLanguage()
  const [search, setSearch] = useState('')
  const { indicators, years: chosen } = selection
  const counts = indicatorsBy(reach, selection, 'year')
  const all = [...new Set([...counts.keys(), ...chosen])].sort((a, b) => b - a)
  const offered = all.filter((year) => isFound(String(year), search))
  const rows = Map.groupBy(chosenReach(reach, selection, 'years'), ({ year }) => year)
  const classesOf = (year: number) =>
    new Set(
      (rows.get(year) ?? []).flatMap(
        ({ source }) => catalogue.reference.sources.get(source)?.classification ?? [],
      ),
    )
  const change = (years: readonly number[]) => onChange(years.toSorted((a, b) => b - a))
  return (
    <ChoiceColumn
      title={text(message('wizard-choice.tab', { tab: 'Years' }))}
      chosen={chosen.length}
      of={all.length}
      {...{ search, isOpen }}
      onSearch={setSearch}
      {...(offered.length > 0 && {
        all: {
          state: groupState(offered, new Set(chosen)),
          onToggle: () => change(toggledGroup(chosen, offered)),
        },
      })}
    >
      {indicators.length === 0 && <Text tone="soft">{text(message('wizard-choice.years-first'))}</Text>}
      {indicators.length > 0 && chosen.length === 0 && (
        <Text tone="soft" size={13} below={8}>
          {text(message('wizard-choice.all-years'))}
        </Text>
      )}
      {offered.map((year) => (
        <div key={year}>
          <ChoiceRow
            label={year}
            state={chosenState(chosen.includes(year))}
            onToggle={() => change(toggledOne(chosen, year))}
          >
            <ClassMarkers classes={classesOf(year)} />
            <Count count={counts.get(year)?.size ?? 0} of={indicators.length} />
          </ChoiceRow>
          <div className={classes.onPhone}>
            {missing
              .filter((each) => each.year === year)
              .map((each) => (
                <Row key={each.indicator} gap={8} align="start" className={classes.note}>
                  <IconAlertTriangle size={16} aria-hidden="true" />
                  <MissingYearText missing={each} catalogue={catalogue} />
                </Row>
              ))}
          </div>
        </div>
      ))}
    </ChoiceColumn>
  )
}
