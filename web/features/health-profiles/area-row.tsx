import { citedWithNotes } from '#domain/narrative/figure-notes.ts'
import { pooledValue } from '#domain/best-figure/pooled-answer.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { againstNation, BAR } from '#charts/small/against-nation.ts'
import { isUntested, type BesideFigure, type KeyFigure } from '#domain/brief/key-figure.ts'
import type { Surface } from '#charts/picture/surface.ts'
import type { PlaceQuestion } from '#domain/brief/question.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { decimal, indicatorName, shortFigure } from '#domain/message/value.ts'
import { nationalTargetLabel, sdgTargetLabel } from '#domain/target/target-label.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { NumberDoor } from '#web/views/number-door.tsx'
import { QuestionsLink } from '#web/views/open-questions.tsx'
import { SmallPicture } from '#web/views/small-picture.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './program-area.module.css'
import { QuoteSign } from './quote-sign.tsx'
import { whyNone } from './why-none.ts'

interface AreaRowProps {
  readonly row: KeyFigure
  readonly question: PlaceQuestion
  /** Where its bar ends; null without any figure. */
  readonly end: number | null
  /** That end is not the one said above the bars. */
  readonly saysEnd: boolean
  /** Keys of the findings of the data audit that touch its figure. */
  readonly openQuestions: readonly string[]
}

/** One indicator at the place and in the nation. */
export function AreaRow({ row, question: { place, data }, end, saysEnd, openQuestions }: AreaRowProps) {
  const { text } = useLanguage()
  const { indicator, stated, pooled, nation } = row
  const isNation = place.id === NATION
  const { factor } = indicator
  const unit = text(
    factor === 2 ? message('profiles.percent') : message('unit.label', { factor: `${factor}` }),
  )
  return (
    <tr data-none={(!stated && !pooled) || undefined}>
      <th scope="row">
        {text(indicatorName(indicator), 'name')}
        {saysEnd && end !== null && (
          <small>
            {text(
              unit
                ? message('profiles.scale', { unit, most: decimal(end, 0) })
                : message('profiles.scale-plain', { most: decimal(end, 0) }),
            )}
          </small>
        )}
      </th>
      {stated ? (
        <td className={classes.figure}>
          <NumberDoor figure={stated.point}>
            {text(shortFigure(stated.point.value, asPublished(stated.point, indicator)))}
          </NumberDoor>
          <QuestionsLink keys={openQuestions} figures={[stated.point]} isSign />
        </td>
      ) : (
        <td className={pooled ? classes.figure : classes.none}>
          {text(pooled ? pooledValue(pooled, indicator) : message('profiles.no-figure'))}
        </td>
      )}
      {!isNation && <NationCell nation={nation} indicator={indicator} reference={data.reference} />}
      {end === null || (isNation && !stated) ? (
        <td className={classes.sourceCell} colSpan={3}>
          {text(whyNone(row, place))}
        </td>
      ) : (
        <>
          <td>
            <TargetWords row={row} />
          </td>
          <td className={classes.barCell}>
            <SmallPicture isWide picture={barOf(row, end)} />
          </td>
          <td className={classes.sourceCell}>
            {stated ? (
              <>
                <SourceMarker classification={stated.source.classification} />{' '}
                {text(citedWithNotes(stated, indicator, data.reference))}{' '}
                <QuoteSign indicator={indicator} place={place.id} reference={data.reference} />
              </>
            ) : (
              <>
                {text(whyNone({ ...row, nation: null }, place))}{' '}
                {pooled && <QuoteSign indicator={indicator} place={place.id} reference={data.reference} />}
              </>
            )}
          </td>
        </>
      )}
    </tr>
  )
}

/** A picture of the numbers beside it, and so read by nobody aloud. */
function barOf(row: KeyFigure, end: number) {
  return {
    ...{ size: BAR, map: null, alternative: '' },
    picture: (surface: Surface) => againstNation(row, end, surface),
  }
}

/** The nation, with its source where that is not the one of the place. */
function NationCell({
  nation,
  indicator,
  reference,
}: {
  nation: BesideFigure | null
  indicator: Indicator
  reference: ReferenceData
}) {
  const { text } = useLanguage()
  const label = text(message('profiles.key-nation'))
  if (!nation) {
    return (
      <td className={`${classes.nation} ${classes.none}`} data-label={label}>
        {text(message('profiles.no-figure'))}
      </td>
    )
  }
  const { point, isSameRound } = nation
  return (
    <td className={classes.nation} data-label={label}>
      <NumberDoor figure={point}>{text(shortFigure(point.value, asPublished(point, indicator)))}</NumberDoor>
      {!isSameRound && <small>{text(citedWithNotes(nation, indicator, reference))}</small>}
    </td>
  )
}

const SIGNS = { reached: '▲', missed: '▼', open: '△', none: '' } as const

/** The target with what the figure says about it, in a sign and a word. */
function TargetWords({ row: { aim, indicator } }: { readonly row: KeyFigure }) {
  const { text } = useLanguage()
  if (!aim) {
    return (
      <span className={classes.noTarget}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{text(message('profiles.no-target'))}</span>
      </span>
    )
  }
  const label = aim.kind === 'national' ? nationalTargetLabel : sdgTargetLabel
  const [short, long] = [label(indicator, 'short'), label(indicator, 'long')]
  return (
    <span className={classes.target} data-standing={aim.standing} title={long ? text(long) : undefined}>
      <span aria-hidden="true">{SIGNS[aim.standing]} </span>
      {short && text(short)}
      <span className="sr-only">
        {' '}
        {text(
          message('profiles.target-standing', {
            standing: aim.standing,
            bare: isUntested(aim) ? 'yes' : 'no',
          }),
        )}
      </span>
    </span>
  )
}
