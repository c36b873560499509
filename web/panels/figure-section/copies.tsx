import type { Copy, FirstColumns } from '#charts/source-table/first-columns.ts'
import type { SourceColumn } from '#charts/source-table/model.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import { message } from '#domain/message/message.ts'
import { sourceName } from '#domain/message/value.ts'
import { WordButton } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { NumberDoor } from '#web/views/number-door.tsx'
import classes from './copies.module.css'

interface CopiesRowProps {
  readonly columns: readonly SourceColumn[]
  readonly copies: FirstColumns['copies']
  /** The source whose copies are shown; null: none. */
  readonly opened: number | null
  readonly onOpen: (source: number | null) => void
}

/** How many other sources repeat each figure of the main row, and one press below, which they are. */
export function CopiesRow({ columns, copies, opened, onOpen }: CopiesRowProps) {
  const { text } = useLanguage()
  if (copies.size === 0) return null
  const original = columns.find(({ source }) => source.id === opened)?.source
  return (
    <>
      <tr className={classes.counts}>
        <th scope="row">{text(message('source-panel.repeated'))}</th>
        {columns.map(({ source }) => {
          const own = copies.get(source.id) ?? []
          return (
            <td key={source.id}>
              {own.length > 0 && (
                <CopiesButton original={source} count={own.length} {...{ opened, onOpen }} />
              )}
            </td>
          )
        })}
      </tr>
      {original && (
        <tr className={classes.opened}>
          <td colSpan={columns.length + 1}>
            <Copies original={original} copies={copies.get(original.id) ?? []} />
          </td>
        </tr>
      )}
    </>
  )
}

interface CopiesLineProps {
  readonly original: DataSource
  readonly copies: readonly Copy[]
  readonly opened: number | null
  readonly onOpen: (source: number | null) => void
}

/** The same in the list of a phone, below the line of the original. */
export function CopiesLine({ original, copies, opened, onOpen }: CopiesLineProps) {
  if (copies.length === 0) return null
  return (
    <div className={classes.line}>
      <CopiesButton {...{ original, opened, onOpen }} count={copies.length} />
      {opened === original.id && <Copies {...{ original, copies }} />}
    </div>
  )
}

interface CopiesButtonProps extends Omit<CopiesLineProps, 'copies'> {
  readonly count: number
}

function CopiesButton({ original, count, opened, onOpen }: CopiesButtonProps) {
  const { text } = useLanguage()
  const isOpen = original.id === opened
  return (
    <WordButton aria-expanded={isOpen} onClick={() => onOpen(isOpen ? null : original.id)}>
      {text(message('source-panel.copies', { count }))}
      <span className="sr-only"> ({original.name})</span>
    </WordButton>
  )
}

/** The copies of a source's figure with their own values. */
function Copies({ original, copies }: { readonly original: DataSource; readonly copies: readonly Copy[] }) {
  const { text } = useLanguage()
  return (
    <Row wrap justify="between" align="center" gap={24} rows={4} className={classes.copies}>
      <div>
        <Text size={13} weight={600}>
          {text(message('source-panel.copies-of', { source: sourceName(original) }))}
        </Text>
        <Text size={12} tone="faint">
          {text(message('source-panel.copies-about'))}
        </Text>
      </div>
      <Row as="ul" wrap gap={16}>
        {copies.map(({ source, cell }) => (
          <li key={source.id}>
            {source.name}{' '}
            <strong>
              <NumberDoor figure={cell.point}>{cell.value}</NumberDoor>
            </strong>{' '}
            <Text as="small" size={12} tone="faint">
              {cell.period}
            </Text>
          </li>
        ))}
      </Row>
    </Row>
  )
}
