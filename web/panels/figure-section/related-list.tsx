import type { SourceTable, SourceTableRow } from '#charts/source-table/model.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './related-list.module.css'

/** The related indicators on a phone: a line each, in the chosen source where it has them, else in the first that has. */
export function RelatedList({ model }: { readonly model: SourceTable }) {
  const { text } = useLanguage()
  const [, ...related] = model.rows
  if (related.length === 0) return null
  return (
    <section data-print="never" className={classes.related}>
      <Text as="h3" size={13} weight={600} above={12} below={4}>
        {text(message('source-panel.related'))}
      </Text>
      <dl>
        {related.map((row) => (
          <RelatedLine key={row.indicator.id} {...{ model, row }} />
        ))}
      </dl>
    </section>
  )
}

function RelatedLine({ model, row }: { readonly model: SourceTable; readonly row: SourceTableRow }) {
  const { text } = useLanguage()
  const columns = model.groups.flatMap((group) => group.columns)
  const held = columns.flatMap((column, at) => {
    const cell = row.cells[at]
    return cell?.point ? [{ column, cell }] : []
  })
  const shown = held.find(({ column }) => column.chosen) ?? held[0]
  return (
    <Row justify="between" align="baseline" gap={12} className={classes.line}>
      <dt>{text(indicatorName(row.indicator), 'name')}</dt>
      <dd>
        {shown ? (
          <>
            <strong>{shown.cell.value}</strong>{' '}
            <Text as="small" tone="faint">
              {shown.column.source.name} {shown.cell.period}
            </Text>
          </>
        ) : (
          <Text as="small" tone="faint">
            {text(message('controls.no-figure'))}
          </Text>
        )}
      </dd>
    </Row>
  )
}
