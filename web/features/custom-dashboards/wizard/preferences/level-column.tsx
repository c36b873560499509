import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Level } from '#domain/location/location.ts'
import { levelName } from '../level-name.ts'
import { locationsAt } from '#domain/reference/reference-data.ts'
import { Text } from '#web/kit/layout.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { indicatorsBy, type Reach, type Selection } from '../reach.ts'
import { useState } from 'react'
import { ChoiceColumn, ChoiceRow, chosenState } from '#web/controls/columns/choice-column.tsx'
import { groupState, isFound, toggledGroup, toggledOne } from '#web/controls/columns/groups.ts'

interface LevelColumnProps {
  readonly catalogue: Catalogue
  readonly reach: readonly Reach[]
  readonly selection: Selection
  readonly isOpen: boolean
  readonly onChange: (levels: readonly Level[]) => void
}

const ALL: readonly Level[] = [1, 2, 3, 5, 4]

/** Levels that the chosen indicators have in the chosen sources; where none is chosen all are shown. */
export function LevelColumn({ catalogue, reach, selection, isOpen, onChange }: LevelColumnProps) {
  const { text } = useLanguage()
  const [search, setSearch] = useState('')
  const { indicators, levels: chosen } = selection
  const counts = indicatorsBy(reach, selection, 'level')
  const offered = ALL.filter((level) => isFound(text(levelName(level)), search))
  const reached = offered.filter((level) => counts.has(level) || chosen.includes(level))
  const toLevels = (ids: readonly number[]) => onChange(ALL.filter((level) => ids.includes(level)))
  return (
    <ChoiceColumn
      title={text(message('wizard-choice.tab', { tab: 'Levels' }))}
      chosen={chosen.length}
      of={ALL.length}
      {...{ search, isOpen }}
      onSearch={setSearch}
      {...(reached.length > 0 && {
        all: {
          state: groupState(reached, new Set(chosen)),
          onToggle: () => toLevels(toggledGroup(chosen, reached)),
        },
      })}
    >
      {indicators.length === 0 ? (
        <Text tone="soft">{text(message('wizard-choice.levels-first'))}</Text>
      ) : (
        offered.map((level) => {
          const count = counts.get(level)?.size ?? 0
          return (
            <ChoiceRow
              key={level}
              label={
                <>
                  {text(levelName(level))}
                  <Text as="span" tone="faint" size={13} line>
                    {text(
                      count === 0
                        ? message('wizard-choice.no-figures')
                        : message('wizard-choice.level-holds', {
                            count,
                            all: indicators.length,
                            // LGAs and districts are known only once they are asked for.
                            places: locationsAt(catalogue.reference, level).length,
                          }),
                    )}
                  </Text>
                </>
              }
              name={text(levelName(level))}
              state={chosenState(chosen.includes(level))}
              disabled={count === 0 && !chosen.includes(level)}
              onToggle={() => toLevels(toggledOne(chosen, level))}
            />
          )
        })
      )}
      {indicators.length > 0 && chosen.length === 0 && (
        <Text tone="soft" size={13} above={8}>
          {text(message('wizard-choice.all-levels'))}
        </Text>
      )}
    </ChoiceColumn>
  )
}
