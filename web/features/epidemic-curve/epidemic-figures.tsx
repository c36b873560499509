import { useMemo } from 'react'
import type { EpidemicWanted } from '#sections/epidemic-curve/state.ts'
import type { EpidemicChoice } from '#sections/epidemic-curve/epidemic-choice.ts'
import { curveView, fatalityView, mapView, placesView } from '#sections/epidemic-curve/views.ts'
import { curveForm } from '#sections/epidemic-curve/epidemic-choice.ts'
import { populationYears } from '#domain/surveillance/incidence.ts'
import { Either } from '#web/controls/either.tsx'
import { SectionColumns } from '#web/controls/section-columns.tsx'
import { Button } from '#web/kit/button.tsx'
import { Message } from '#web/kit/state-message.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { IndicatorsData } from '#web/queries/use-indicators.ts'
import { EpidemicFigure } from './epidemic-figure.tsx'
import classes from './places.module.css'

interface EpidemicFiguresProps {
  readonly wanted: EpidemicWanted
  readonly choice: EpidemicChoice
  readonly data: IndicatorsData
  readonly catalogue: Catalogue
  readonly onChange: (change: Partial<EpidemicWanted>) => void
}

/** The curve and the states at the left; the map and the share that died beside them. */
export function EpidemicFigures(props: EpidemicFiguresProps) {
  const { wanted, choice, data, catalogue, onChange } = props
  const views = useMemo(
    () => ({
      curve: curveView(wanted, choice),
      map: mapView(choice, data.table),
      fatality: fatalityView(wanted, choice),
    }),
    [wanted, choice, data],
  )
  const shared = { data, catalogue, onChange }
  return (
    <SectionColumns
      main={
        <>
          <EpidemicFigure {...shared} view={views.curve} switches={<CurveSwitch {...props} />} />
          <Places {...props} />
        </>
      }
      side={
        <>
          {views.map ? (
            <EpidemicFigure {...shared} view={views.map} />
          ) : (
            <Message title={`No map: the source has no yearly count of ${choice.measure.many} by state.`}>
              The states by week beside this show where they were reported.
            </Message>
          )}
          {views.fatality && (
            <EpidemicFigure
              {...shared}
              view={views.fatality}
              switches={
                <Either
                  name="Share that died"
                  value={wanted.fatality}
                  options={[
                    ['years', 'By year'],
                    ['states', 'By state'],
                  ]}
                  onChoose={(fatality) => onChange({ fatality })}
                />
              }
            />
          )}
        </>
      }
    />
  )
}

function CurveSwitch({ wanted, choice, onChange }: EpidemicFiguresProps) {
  const { year, years } = choice
  const hasEarlier = years.filter((entry) => year !== null && entry < year).length > 1
  return (
    <Either
      name="Form of the curve"
      value={curveForm(wanted, choice)}
      options={[
        ['weeks', 'By week'],
        ...(hasEarlier ? [['range', 'Beside earlier years'] as const] : []),
        ['running', 'Cumulative'],
      ]}
      onChoose={(curve) => onChange({ curve })}
    />
  )
}

/** The states by week, in total, or as rates where the data have the people of that year. */
function Places({ wanted, choice, data, catalogue, onChange }: EpidemicFiguresProps) {
  const { population } = data.reference.curation
  const view = useMemo(() => placesView(wanted, choice, population), [wanted, choice, population])
  const switches = (
    <Either
      name="Form of the states"
      value={wanted.places}
      options={[
        ['weeks', choice.year === null ? 'By year' : 'By week'],
        ['totals', 'Totals'],
        ['rates', 'Per 100,000 people'],
      ]}
      onChoose={(places) => onChange({ places })}
    />
  )
  const people = wanted.places === 'rates' ? populationYears(data.table, population) : []
  const canDivide = wanted.places !== 'rates' || people.some((year) => year === choice.year)
  if (canDivide) return <EpidemicFigure {...{ view, data, catalogue, switches, onChange }} />
  const possible = people.filter((year) => choice.years.includes(year))
  return (
    <section className={classes.offer}>
      {switches}
      <Message
        title={`No rate for ${choice.year ?? 'all years together'}: the data have no population of the states for it.`}
        actions={possible.map((year) => (
          <Button key={year} onClick={() => onChange({ period: year * 1000, allYears: false })}>
            Show {year}
          </Button>
        ))}
      >
        COD-PS gives the people of the states in {people.toSorted((a, b) => a - b).join(' and ')}
        {possible.length === 0 ? '; no count of this kind is of one of these years.' : '.'}
      </Message>
    </section>
  )
}
