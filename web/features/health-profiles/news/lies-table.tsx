import type { Surface } from '#charts/picture/surface.ts'
import { LANE, laneEnd, lanePicture } from '#charts/small/lane-picture.ts'
import type { KeyFigure } from '#domain/brief/key-figure.ts'
import type { PlaceQuestion } from '#domain/brief/question.ts'
import { message } from '#domain/message/message.ts'
import { headlineName, placeName } from '#domain/message/value.ts'
import { citedWithNotes } from '#domain/narrative/figure-notes.ts'
import { changeInRow, figureInRow, quotedInRow } from '#domain/place-news/figure-words.ts'
import { type PlaceStanding, placeStanding } from '#domain/place-news/place-standing.ts'
import type { TestableFigure } from '#domain/place-news/testable-figures.ts'
import { Row, Text } from '#web/kit/layout.tsx'
import { type Column, Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { SmallPicture } from '#web/views/small-picture.tsx'
import classes from './news.module.css'

interface LiesProps {
  readonly figures: readonly TestableFigure[]
  readonly question: PlaceQuestion
}

/** A figure that the table shows, with those of the other places of its round. */
interface LiesRow {
  readonly figure: TestableFigure
  readonly standing: PlaceStanding | null
}

/** The key figures of a place among those of its level: figure, band of ranks, change since the round before. */
export function LiesTable({ figures, question }: LiesProps) {
  const { text } = useLanguage()
  const { place } = question
  const level = levelOf(question)
  const columns = useColumns(question)
  const rows = figures.map((figure): LiesRow => ({ figure, standing: placeStanding(figure, question) }))
  return (
    <section id="lies" aria-labelledby="lies-title">
      <Text as="h2" id="lies-title" size={20} weight={650}>
        {text(
          place.level === 1
            ? message('place-news.lies-nation')
            : message('place-news.lies', { place: placeName(place) }),
        )}
      </Text>
      {place.level > 1 && (
        <>
          <Text tone="soft" size={13}>
            {text(message('place-news.lies-about', { level }))}
          </Text>
          <Row as="ul" wrap gap={16} rows={4} above={6} className={classes.key}>
            <li data-sign="other">{text(message('place-news.key-others', { level }))}</li>
            <li data-sign="own">{text(message('place-news.key-own', { place: placeName(place) }))}</li>
            <li data-sign="nation">{text(message('place-news.key-nation'))}</li>
            <li data-sign="target">{text(message('place-news.key-target'))}</li>
          </Row>
        </>
      )}
      <Table
        blocks
        columns={columns}
        rows={rows}
        keyOf={({ figure }) => figure.indicator.id}
        className={classes.lies}
      />
    </section>
  )
}

function levelOf({ place }: PlaceQuestion): 'zone' | 'state' | 'lga' {
  return place.level === 2 ? 'zone' : place.level === 3 ? 'state' : 'lga'
}

function useColumns(question: PlaceQuestion): readonly Column<LiesRow>[] {
  const { text } = useLanguage()
  const { place, data } = question
  return [
    {
      title: text(message('place-news.indicator')),
      names: true,
      className: classes.name,
      cell: ({ figure }) => {
        const { indicator, stated } = figure
        const quoted = quotedInRow(figure)
        return (
          <>
            <strong>{text(headlineName(indicator), 'name')}</strong>
            {stated && <small>{text(citedWithNotes(stated, indicator, data.reference))}</small>}
            {quoted && <small>{text(quoted)}</small>}
          </>
        )
      },
    },
    {
      title: text(message('place-news.figure')),
      isNumeric: true,
      className: classes.figure,
      cell: ({ figure }) => <FigureCell figure={figure} />,
    },
    {
      title: text(message('place-news.lane')),
      className: classes.lane,
      cell: (row) => <LaneCell {...row} />,
    },
    ...(place.level === 1
      ? []
      : [
          {
            title: text(message('place-news.rank')),
            isNumeric: true,
            className: classes.rank,
            cell: ({ standing }: LiesRow) =>
              standing?.band ? (
                <>
                  {text(message('place-news.band', standing.band))}
                  <small>{text(message('place-news.band-of', { count: standing.points.length }))}</small>
                </>
              ) : (
                <span title={text(message('place-news.no-rank-why'))}>
                  {text(message('place-news.no-rank'))}
                  <span className="sr-only">{text(message('place-news.no-rank-why'))}</span>
                </span>
              ),
          },
        ]),
    {
      title: text(message('place-news.change')),
      isNumeric: true,
      className: classes.change,
      cell: ({ figure }) => <ChangeCell figure={figure} question={question} />,
    },
  ]
}

/** The figure to quote with its interval. */
function FigureCell({ figure }: { readonly figure: KeyFigure }) {
  const { text } = useLanguage()
  const row = figureInRow(figure)
  if (!row) return text(message('profiles.no-figure'))
  return (
    <>
      <strong>{text(row.figure)}</strong>
      {row.range && <small>{text(row.range)}</small>}
    </>
  )
}

function LaneCell({ figure: { indicator, stated, nation, aim }, standing }: LiesRow) {
  if (!stated) return null
  const points = [...(standing?.points ?? []), stated.point]
  const end = Math.max(laneEnd(points, indicator.factor === 2), aim?.value ?? 0)
  const content = {
    ...{ point: stated.point, classification: stated.source.classification, end },
    others: (standing?.points ?? []).flatMap((point) => (point === stated.point ? [] : [point.value])),
    nation: nation?.isSameRound ? nation.point.value : null,
    target: aim?.value ?? null,
  }
  return (
    <SmallPicture
      isWide
      picture={{
        ...{ size: LANE, map: null, alternative: '' },
        picture: (surface: Surface) => lanePicture(content, surface),
      }}
    />
  )
}

/** The change with its sign, and what may be said of it. */
function ChangeCell({ figure, question }: { readonly figure: KeyFigure; readonly question: PlaceQuestion }) {
  const { text } = useLanguage()
  const row = changeInRow(figure, question.data.reference)
  if (!row) return <small>{text(message('place-news.no-earlier'))}</small>
  return (
    <span className={classes.verdict} data-verdict={row.verdict}>
      {row.sign !== '' && <span aria-hidden="true">{row.sign}</span>}
      {text(row.difference)}
      <small>
        {text(row.said)} {text(row.since)}
      </small>
      {row.times && <small>{text(row.times)}</small>}
    </span>
  )
}
