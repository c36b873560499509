import { type LifeStage, PROFILE_INDICATORS, type ProfileArea } from '#catalogue/profile-areas.ts'
import type { KeyFigure } from '#domain/brief/key-figure.ts'
import type { PlaceQuestion } from '#domain/brief/question.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { decimal, placeName } from '#domain/message/value.ts'
import { TableFrame } from '#web/kit/table/table-frame.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useOpenQuestions } from '#web/queries/open-questions.ts'
import { AreaRow } from './area-row.tsx'
import { barScales } from './bar-scale.ts'
import classes from './program-area.module.css'

interface AreaTableProps {
  readonly area: ProfileArea
  readonly rows: readonly KeyFigure[]
  readonly question: PlaceQuestion
}

/** The indicators of an area, a row each: the place, the nation, the target, a bar of all three, and whose figure it is. */
export function AreaTable({ area, rows, question }: AreaTableProps) {
  const { text } = useLanguage()
  const { place } = question
  const isNation = place.id === NATION
  const ends = barScales(rows)
  // Asked for all areas at once.
  const questionsOf = useOpenQuestions(PROFILE_INDICATORS)
  const end = sharedEnd(rows, ends)
  return (
    <TableFrame className={isNation ? `${classes.table} ${classes.ofNation}` : classes.table}>
      <thead>
        <tr>
          <th scope="col">{text(message('profiles.indicator'))}</th>
          <th scope="col">{text(placeName(place), 'name')}</th>
          {!isNation && <th scope="col">{text(message('profiles.key-nation'))}</th>}
          <th scope="col">{text(message('profiles.target'))}</th>
          <th scope="col" className={classes.scale}>
            <span className="sr-only">{text(message('profiles.bar'))} </span>
            {end !== null &&
              text(message('profiles.scale', { unit: message('profiles.percent'), most: decimal(end, 0) }))}
          </th>
          <th scope="col">{text(message('profiles.from'))}</th>
        </tr>
      </thead>
      {stagesOf(area, rows).map(([stage, some]) => (
        <tbody key={stage ?? 'all'}>
          {stage && (
            <tr className={classes.stage}>
              <th scope="rowgroup" colSpan={isNation ? 5 : 6}>
                {text(message('profiles.stage', { stage }))}
              </th>
            </tr>
          )}
          {some.map((row) => (
            <AreaRow
              key={row.indicator.id}
              row={row}
              question={question}
              end={ends.get(row.indicator.id) ?? null}
              saysEnd={ends.get(row.indicator.id) !== end}
              openQuestions={row.stated ? questionsOf(row.stated.point) : []}
            />
          ))}
        </tbody>
      ))}
    </TableFrame>
  )
}

/** The rows by stage of life, in their order; all together where the area has no stages. */
function stagesOf(
  { stages }: ProfileArea,
  rows: readonly KeyFigure[],
): readonly (readonly [LifeStage | null, readonly KeyFigure[]])[] {
  return [...Map.groupBy(rows, ({ indicator }) => stages?.[indicator.id] ?? null)]
}

/** Where the scale of most percentages of an area ends, to be said once above them; null where there are none. */
function sharedEnd(rows: readonly KeyFigure[], ends: ReadonlyMap<number, number>): number | null {
  const shares = rows.filter(({ indicator }) => indicator.factor === 2)
  const found = shares.flatMap(({ indicator }) => ends.get(indicator.id) ?? [])
  return found.length > 0 ? Math.max(...found) : null
}
