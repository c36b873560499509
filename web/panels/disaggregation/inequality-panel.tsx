import { noInterval } from '#domain/reference/no-interval.ts'
import { type MeasureRow, measureTable, withheld } from '#domain/disaggregation/measure-rows.ts'
import { message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { DisaggregationChoice } from '#sections/disaggregation/chosen-groups.ts'
import { inequalityAbout, inequalityRemarks } from '#sections/disaggregation/panel-words.ts'
import type { DisaggregationState } from '#sections/disaggregation/state.ts'
import { Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { PanelProps } from '#web/panels/panel.ts'
import { InequalityOverPeriods } from './inequality-over-periods.tsx'
import classes from './inequality-panel.module.css'

/** How unequal the groups are, measure by measure, each with its meaning on demand; or why that cannot be said. */
export function InequalityPanel({ shown }: PanelProps<DisaggregationState, DisaggregationChoice>) {
  const { chosen } = shown.choice
  if (!chosen) return null
  const { choice, indicator, inequality: found } = chosen
  const { text } = shown.language
  const heading = text(message('disaggregation.inequality'))
  if (found.status === 'refused') {
    return (
      <section aria-labelledby="inequality">
        <Heading text={heading} />
        <Text tone="soft" size={13}>
          {text(found.reason)}
        </Text>
      </section>
    )
  }
  const { main, further } = measureTable(found, indicator)
  const source = byId(shown.figures.reference.sources, choice.source)
  return (
    <section aria-labelledby="inequality">
      <Heading text={heading} />
      <Text tone="soft" size={13} below={12}>
        {text(inequalityAbout(chosen, found, source))}
      </Text>
      <Measures caption={text(message('disaggregation.measures'))} rows={main} />
      <details className={classes.more}>
        <summary>{text(message('disaggregation.further'))}</summary>
        <Measures caption={text(message('disaggregation.further-measures'))} rows={further} />
      </details>
      <InequalityOverPeriods {...{ chosen, source }} />
      {inequalityRemarks(found, noInterval(shown.figures.reference, [choice]))
        .map((said) => text(said))
        .map((remark) => (
          <Text key={remark} tone="faint" size={12} tight above={8}>
            {remark}
          </Text>
        ))}
    </section>
  )
}

function Heading({ text }: { readonly text: string }) {
  return (
    <Text as="h2" heading below={4} id="inequality">
      {text}
    </Text>
  )
}

interface MeasuresProps {
  readonly caption: string
  readonly rows: readonly MeasureRow[]
}

/** The measures that can be given, each with its meaning on demand, then the others with the reason. */
function Measures({ caption, rows }: MeasuresProps) {
  const { text } = useLanguage()
  const given = rows.filter(({ value }) => value !== null)
  return (
    <>
      {given.length > 0 && (
        <Table
          dense
          className={classes.table}
          caption={caption}
          isCaptionHeard
          rows={given}
          keyOf={({ definition }) => definition.name}
          columns={[
            {
              title: text(message('disaggregation.measure')),
              names: true,
              cell: ({ definition }) => (
                <details>
                  <summary>{text(definition.title)}</summary>
                  <p>{text(definition.definition)}</p>
                </details>
              ),
            },
            {
              title: text(message('disaggregation.value')),
              isNumeric: true,
              cell: ({ value, interval }) => (
                <>
                  <b>{value !== null && text(value)}</b>
                  {interval !== null && <small>{text(interval)}</small>}
                </>
              ),
            },
            {
              title: text(message('disaggregation.no-inequality')),
              isNumeric: true,
              width: '92px',
              cell: ({ none }) => text(none),
            },
          ]}
        />
      )}
      {withheld(rows).map(({ reason, titles }) => (
        <Text key={text(reason)} tone="faint" size={12} tight above={10}>
          <Text as="strong" tone="soft" weight={550}>
            {text(message('disaggregation.not-given', { titles: listOf(titles, 'none') }))}
          </Text>{' '}
          {text(reason)}
        </Text>
      ))}
    </>
  )
}
