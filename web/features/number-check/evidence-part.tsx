import { birthsHeight, birthsPicture } from '#charts/number-check/births-picture.ts'
import { evidenceHeight, evidencePicture } from '#charts/number-check/evidence-picture.ts'
import { evidenceRows, gapLabel } from '#charts/number-check/evidence-rows.ts'
import { unitLine } from '#charts/words/unit-line.ts'
import { message, type Value } from '#domain/message/message.ts'
import {
  cited,
  indicatorName,
  listOf,
  periodName,
  placeName,
  sentences,
  sourceName,
} from '#domain/message/value.ts'
import { monthCode, type MonthSpan } from '#domain/number-check/births-meant.ts'
import type { NumberCheck } from '#domain/number-check/check-number.ts'
import type { Evidence } from '#domain/number-check/evidence.ts'
import { periodKind } from '#domain/period/period.ts'
import { useOnPaper } from '#web/kit/appearance.ts'
import { Text } from '#web/kit/layout.tsx'
import { useMedia } from '#web/kit/use-media.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { SmallPicture } from '#web/views/small-picture.tsx'

const NARROW = '(max-width: 640px)'
const WIDE = 900
/** On a sheet of A4: drawn so wide that names stand beside their rows, and a little smaller than on a screen. */
const ON_PAPER = 490

/** The room of a picture: as wide as the page, or the column of a sheet of paper. */
function usePictureRoom() {
  const isPhone = useMedia(NARROW)
  const onPaper = useOnPaper()
  return { isWide: !onPaper, width: onPaper ? ON_PAPER : WIDE, isNarrow: isPhone && !onPaper }
}

/** The births that the figure is about, beside those of the evidence. */
export function BirthsPart({ check }: { readonly check: NumberCheck }) {
  const { text } = useLanguage()
  const room = usePictureRoom()
  const { births, asked, main } = check
  if (!births) return null
  const period = periodName(asked.period, asked.source)
  const ownName = text(
    message('check-page.births-own', {
      kind: periodKind(asked.period) === 'year' ? 'year' : 'part',
      period,
    }),
  )
  const spanOf = ({ from, to }: MonthSpan): Value =>
    message('check-page.span', { from: periodName(monthCode(from)), to: periodName(monthCode(to)) })
  const evidenceName = main ? cited(main.source, main.point.period) : ''
  const { evidence } = births
  const alternative = evidence
    ? message('check-page.births-alternative', {
        own: spanOf(births.own),
        cited: evidenceName,
        evidence: spanOf(evidence),
      })
    : message('check-page.births-alternative-own', { own: spanOf(births.own) })
  return (
    <section aria-labelledby="check-births">
      <h2 id="check-births">{text(message('check-page.births'))}</h2>
      <Text tone="soft" size={13} above={4} below={8}>
        {text(
          message('check-page.births-about', {
            indicator: indicatorName(asked.indicator),
            weeks: births.dueWeeks,
            known: evidence ? 'yes' : 'no',
            shared: births.shared,
            months: births.months,
          }),
        )}
      </Text>
      <SmallPicture
        isWide={room.isWide}
        picture={{
          size: { width: room.width, height: birthsHeight(evidence !== null, room.isNarrow) },
          map: null,
          alternative: text(alternative),
          picture: (surface) =>
            birthsPicture(
              {
                own: births.own,
                ownName,
                evidence:
                  evidence && main
                    ? { span: evidence, name: text(evidenceName), of: main.source.classification }
                    : null,
                same: text(message('check-page.births-same')),
                monthName: (month) => text(periodName(monthCode(month))),
              },
              surface,
            ),
        }}
      />
    </section>
  )
}

/** The reader's figure among all others. */
export function EvidencePart({ check }: { readonly check: NumberCheck }) {
  const language = useLanguage()
  const { text } = language
  const room = usePictureRoom()
  const rows = evidenceRows(check, language)
  const { asked, evidence } = check
  const alternative = message('check-page.alternative', {
    figure: rows[0]?.label ?? '',
    rows: listOf(
      rows.slice(1).map(({ name, label }) => message('check-page.alternative-row', { name, value: label })),
    ),
  })
  return (
    <section aria-labelledby="check-evidence">
      <h2 id="check-evidence">{text(message('check-page.evidence'))}</h2>
      <Text tone="soft" size={13} above={4} below={8}>
        {evidence.length === 0
          ? text(message('check-page.no-evidence'))
          : text(
              sentences([
                message('check-page.evidence-unit', { unit: unitLine(asked.indicator, language) }),
                ...remarks(check),
              ]),
            )}
      </Text>
      <SmallPicture
        isWide={room.isWide}
        picture={{
          size: { width: room.width, height: evidenceHeight(rows.length, room.isNarrow) },
          map: null,
          alternative: text(alternative),
          picture: (surface) =>
            evidencePicture(
              {
                indicator: asked.indicator,
                rows,
                most: check.most,
                impossible: text(message('check-page.impossible')),
                gap: gapLabel(check, language),
              },
              surface,
            ),
        }}
      />
    </section>
  )
}

/** What a reader has to know about some of the figures. */
function remarks({ evidence, asked, parts, own }: NumberCheck): Value[] {
  const names = (chosen: readonly Evidence[]): Value => listOf(chosen.map(({ source }) => sourceName(source)))
  const told = (
    id: 'evidence-models' | 'evidence-reports' | 'evidence-dependent' | 'evidence-away',
    chosen: readonly Evidence[],
  ): Value[] =>
    chosen.length === 0 ? [] : [message(`check-page.${id}`, { names: names(chosen), count: chosen.length })]
  const [first] = evidence
  const elsewhere =
    first && first.place.id !== own.location
      ? [
          message('check-page.evidence-elsewhere', {
            place: placeName(asked.location),
            other: placeName(first.place),
          }),
        ]
      : []
  const models = evidence.filter(({ nature }) => nature === 'model')
  const isOfReports = asked.source.name !== '' && asked.source.classification === 'Routine'
  const modelled: Value[] =
    parts && parts.source.classification === 'Estimate'
      ? [
          message('check-page.evidence-models', {
            names: listOf([...models.map(({ source }) => sourceName(source)), sourceName(parts.source)]),
            count: models.length + 1,
          }),
        ]
      : told('evidence-models', models)
  return [
    ...elsewhere,
    ...modelled,
    ...told(
      'evidence-reports',
      evidence.filter(({ nature }) => isOfReports && nature === 'reports'),
    ),
    ...told(
      'evidence-dependent',
      evidence.filter(({ kin }) => kin !== 'independent'),
    ),
    ...told(
      'evidence-away',
      evidence.filter(({ isSameTime }) => !isSameTime),
    ),
  ]
}
