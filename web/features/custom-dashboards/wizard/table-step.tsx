import { useLanguage } from '#web/language/use-language.ts'
import { IconPencil } from '#web/kit/icons.ts'
import { useMemo } from 'react'
import type { Level } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import { levelName } from './level-name.ts'
import { Button } from '#web/kit/button.tsx'
import { Text } from '#web/kit/layout.tsx'
import { TableFrame } from '#web/kit/table/table-frame.tsx'
import { useReach } from './preferences/use-reach.ts'
import { chosenReach, type Reach } from './reach.ts'
import { StepHead } from './step-head.tsx'
import type { StepProps } from './step-props.ts'
import classes from './wizard.module.css'

const COLUMNS = ['area', 'indicator', 'sources', 'levels', 'years'] as const

/** The step in which everything in the table was chosen. */
const PREFERENCES = 2

/** Step 3: what was chosen, indicator by indicator, as it was really published. */
export function TableStep({ catalogue, values, onStep }: StepProps) {
  const { text } = useLanguage()
  const { indicators, reference } = { ...values, reference: catalogue.reference }
  const { reach, arrived, wanted } = useReach(indicators, catalogue)
  const chosen = useMemo(
    () => Map.groupBy(chosenReach(reach, values), ({ indicator }) => indicator),
    [reach, values],
  )
  const areas = Map.groupBy(indicators, (id) => reference.indicators.get(id)?.programArea ?? '')
  return (
    <>
      <StepHead title={text(message('wizard.table-title'))} lead={text(message('wizard.table-lead'))}>
        <Button onClick={() => onStep(PREFERENCES)}>
          <IconPencil size={16} aria-hidden="true" /> {text(message('wizard.edit'))}
        </Button>
      </StepHead>
      {arrived < wanted && (
        <Text role="status" tone="soft" below={8}>
          {text(message('wizard.arrived', { arrived, wanted }))}
        </Text>
      )}
      <TableFrame label={text(message('wizard.chosen'))} className={classes.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {text(message('wizard.column', { column }))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...areas].flatMap(([area, ids]) =>
            ids.map((id, at) => {
              const own = chosen.get(id) ?? []
              return (
                <tr key={id}>
                  {at === 0 && (
                    <th scope="rowgroup" rowSpan={ids.length}>
                      {area}
                    </th>
                  )}
                  <th scope="row">{reference.indicators.get(id)?.shortName ?? id}</th>
                  {own.length === 0 && arrived === wanted ? (
                    <td colSpan={3}>{text(message('wizard.no-figures'))}</td>
                  ) : (
                    <>
                      <td>{namesOf(own, (source) => reference.sources.get(source)?.name)}</td>
                      <td>{text(levelsOf(own))}</td>
                      <td>{yearsText(own.map(({ year }) => year))}</td>
                    </>
                  )}
                </tr>
              )
            }),
          )}
        </tbody>
      </TableFrame>
    </>
  )
}

function namesOf(own: readonly Reach[], nameOf: (source: number) => string | undefined): string {
  const sources = [...new Set(own.map(({ source }) => source))]
  return sources
    .flatMap((source) => nameOf(source) ?? [])
    .sort((a, b) => a.localeCompare(b))
    .join(', ')
}

const FROM_LARGE_TO_SMALL: readonly Level[] = [1, 2, 3, 5, 4]

function levelsOf(own: readonly Reach[]): Value {
  const there = new Set(own.map(({ level }) => level))
  const levels = FROM_LARGE_TO_SMALL.filter((level) => there.has(level))
  return listOf(levels.map(levelName), 'none')
}

/** Years as ranges where they follow each other: `1990–1993, 2003`. */
export function yearsText(years: readonly number[]): string {
  const sorted = [...new Set(years)].sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const year of sorted) {
    const last = runs.at(-1)
    if (last && last[1] === year - 1) last[1] = year
    else runs.push([year, year])
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ')
}
