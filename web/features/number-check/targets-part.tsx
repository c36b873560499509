import { classLook } from '#charts/colour/class-colour.ts'
import { csvOfRows } from '#charts/export/csv.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { decimal, figure, shortFigure, signed, whole } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import type { NumberCheck } from '#domain/number-check/check-number.ts'
import type { TargetBand, TargetRow, Targets } from '#domain/number-check/targets.ts'
import { unitScale } from '#domain/statistics/figure-unit.ts'
import { useOnPaper } from '#web/kit/appearance.ts'
import { WordButton } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { saveCsvFile } from '#web/kit/save-file.ts'
import { Table } from '#web/kit/table/table.tsx'
import { useMedia } from '#web/kit/use-media.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './number-check.module.css'

/** The counts over every population that is held, and the one that the evidence would need. */
export function TargetsPart({ check }: { readonly check: NumberCheck }) {
  const { text } = useLanguage()
  const isNarrow = useMedia('(max-width: 640px)')
  const onPaper = useOnPaper()
  const { asked, targets } = check
  const all = figure(unitScale(asked.indicator), { ...asked.indicator, decimals: 0, isWholeNumber: true })
  if (!targets) {
    return check.kind === 'doses' || check.kind === 'coverage' ? (
      <Text tone="soft" screen>
        {text(message('check-page.targets-none', { whole: all }))}
      </Text>
    ) : null
  }
  const { rows, counts, most, band } = targets
  const count = whole(counts.numerator)
  return (
    <section aria-labelledby="check-targets">
      <h2 id="check-targets">{text(message('check-page.targets', { whole: all, count }))}</h2>
      <Text tone="soft" size={13} above={4} below={8} screen>
        {text(message('check-page.targets-about', { count }))}
      </Text>
      {band && (
        <Text size={13} below={8} role="status">
          {text(bandWords(band, check))}
        </Text>
      )}
      <Table
        rows={rows}
        keyOf={keyOf}
        columns={[
          {
            title: text(message('check-page.column-people')),
            names: true,
            cell: (row) => <RowName {...{ row, check, targets, isNarrow }} />,
          },
          {
            title: text(message('check-page.column-number')),
            isNumeric: true,
            cell: (row) => text(whole(row.people)),
          },
          ...(isNarrow
            ? []
            : [
                {
                  title: text(message('check-page.column-bar')),
                  width: onPaper ? '12%' : '36%',
                  cell: (row: TargetRow) => <Bar row={row} most={most} stroke={counts.numerator} />,
                },
              ]),
          {
            title: text(message('check-page.column-value')),
            isNumeric: true,
            cell: (row) => <b>{text(shortFigure(row.value, asked.indicator))}</b>,
          },
          ...(isNarrow
            ? []
            : [
                {
                  title: text(message('check-page.targets-error')),
                  isNumeric: true,
                  cell: ({ error }: TargetRow) => (error === null ? '' : text(errorOf(error))),
                },
              ]),
        ]}
      />
      <TargetsNote check={check} targets={targets} />
    </section>
  )
}

/** Between what the figure is with all populations that are held. */
function bandWords({ least, most, count, above }: TargetBand, { asked }: NumberCheck): Message {
  const { indicator } = asked
  return message('check-page.targets-band', {
    ...{ count, above },
    least: shortFigure(least, indicator),
    most: shortFigure(most, indicator),
    whole: shortFigure(unitScale(indicator), { ...indicator, decimals: 0, isWholeNumber: true }),
  })
}

function errorOf(error: number): Value {
  return message('check-page.targets-percent', { error: signed(error, 1) })
}

/** What the rows have in common and how their last column is read; the same stands below the table as a file. */
function TargetsNote({ check, targets }: { readonly check: NumberCheck; readonly targets: Targets }) {
  const { text } = useLanguage()
  const onPaper = useOnPaper()
  const { rows, counts, band } = targets
  const note = text(
    message('check-page.targets-note', {
      count: whole(counts.numerator),
      target: whole(counts.denominator),
    }),
  )
  const save = () => {
    const heads = [...(['column-people', 'column-number', 'column-value', 'targets-error'] as const)].map(
      (name) => text(message(`check-page.${name}`)),
    )
    const lines = rows.map((row) => [
      nameOf(row, check, targets)
        .map((part) => text(part))
        .join(' · '),
      row.people,
      row.value,
      row.error ?? '',
    ])
    const words = [...(band ? [text(bandWords(band, check))] : []), note].map((line) => [line, '', '', ''])
    saveCsvFile(csvOfRows([heads, ...lines, ...words]), `${text(message('check-page.targets-file'))}.csv`)
  }
  return (
    <Row gap={12} wrap align="baseline" above={8}>
      <Text tone="soft" size={onPaper ? 12 : 13} {...(!onPaper && { widest: '80ch' })}>
        {note}
      </Text>
      <Text as="span" screen>
        <WordButton onClick={save}>{text(message('check-page.targets-csv'))}</WordButton>
      </Text>
    </Row>
  )
}

function keyOf({ population }: TargetRow): string {
  return typeof population === 'string' ? population : population.key
}

interface RowNameProps {
  readonly row: TargetRow
  readonly check: NumberCheck
  readonly targets: Targets
  /** A narrow table says below the name how far the target is off. */
  readonly isNarrow: boolean
}

function RowName({ row, check, targets, isNarrow }: RowNameProps) {
  const { text } = useLanguage()
  const [name, about] = nameOf(row, check, targets)
  const { error } = row
  return (
    <>
      <Named name={text(name)} about={text(about)} />
      {isNarrow && error !== null && (
        <Text as="span" line tone="soft" size={12}>
          {text(message('check-page.targets-error'))}: {text(errorOf(error))}
        </Text>
      )}
    </>
  )
}

/** The name of a row, and how its people were come by. */
function nameOf(row: TargetRow, check: NumberCheck, targets: Targets): readonly [Message, Message] {
  const { population } = row
  if (population === 'own') {
    const derived = targets.counts.isDerived ? 'yes' : 'no'
    return [message('check-page.target-own'), message('check-page.target-own-about', { derived })]
  }
  if (population === 'needed') {
    const held = targets.rows.flatMap(({ population: one, people }) =>
      typeof one === 'string' ? [] : [people],
    )
    const times = held.length === 0 ? 0 : row.people / Math.max(...held)
    const { main, asked } = check
    const value = main ? figure(main.point.value, asPublished(main.point, asked.indicator)) : ''
    const about =
      times === 0
        ? message('check-page.target-needed-alone')
        : times <= 1
          ? message('check-page.target-needed-within')
          : message('check-page.target-needed-about', { times: decimal(times) })
    return [message('check-page.target-needed', { value }), about]
  }
  return [population.name, population.derivation]
}

function Named({ name, about }: { readonly name: string; readonly about: string }) {
  return (
    <>
      <Text as="span" line>
        {name}
      </Text>
      <Text as="span" line tone="faint" size={12} weight={400}>
        {about}
      </Text>
    </>
  )
}

interface BarProps {
  readonly row: TargetRow
  readonly most: number
  readonly stroke: number
}

function Bar({ row, most, stroke }: BarProps) {
  const { population } = row
  const colour =
    typeof population === 'string' ? 'var(--ink)' : `var(--${classLook(population.classification).token})`
  return (
    <span className={classes.bar} aria-hidden="true">
      <span
        data-hatched={population === 'needed' || undefined}
        style={{ width: `${(100 * row.people) / most}%`, color: colour }}
      />
      <i style={{ left: `${(100 * stroke) / most}%` }} />
    </span>
  )
}
