import { IconSearch } from '#web/kit/icons.ts'
import { Badge } from '#web/kit/badge.tsx'
import { FieldNote } from '#web/kit/form/field.tsx'
import { Tick } from '#web/kit/form/tick.tsx'
import { Box, Row, Stack, Text } from '#web/kit/layout.tsx'
import type { GroupState } from './groups.ts'
import classes from './columns.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useId } from '#web/kit/use-id.ts'

interface ChoiceColumnProps {
  readonly title: string
  readonly chosen: number
  readonly of: number
  readonly search: string
  readonly onSearch: (search: string) => void
  /** The box above the list; absent where nothing can be chosen. */
  readonly all?: {
    readonly label?: string
    readonly state: GroupState
    readonly onToggle: () => void
  }
  /** Beside the field of the search. */
  readonly beside?: React.ReactNode
  readonly error?: React.ReactNode
  /** Whether it is the one that a phone shows; absent: it stands in a form, and a phone shows it too. */
  readonly isOpen?: boolean
  readonly children: React.ReactNode
}

/** One of the lists to choose from, with a search and a box for all of it. */
export function ChoiceColumn(props: ChoiceColumnProps) {
  const { title, chosen, of, search, onSearch, all, beside, error, isOpen, children } = props
  const { text } = useLanguage()
  const id = useId()
  const list = title.toLowerCase()
  const allLabel = all?.label ?? text(message('columns.select-all'))
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      className={classes.column}
      data-open={isOpen}
      data-invalid={Boolean(error) || undefined}
    >
      <Row gap={8} align="center" justify="between" below={8} className={classes.columnTitle}>
        <Text as="h2" size={16} id={id}>
          {title}
        </Text>
        <Badge kind={chosen > 0 ? 'accent' : undefined} size={12} weight={600}>
          {text(message('columns.count-of', { count: chosen, all: of }))}
        </Badge>
      </Row>
      <Row gap={8} align="center">
        <Row as="label" gap={8} align="center" grows className={classes.search}>
          <IconSearch size={16} aria-hidden="true" />
          <input
            type="search"
            aria-label={text(message('columns.search', { list }))}
            placeholder={text(message('columns.search', { list }))}
            value={search}
            onChange={({ target }) => onSearch(target.value)}
          />
        </Row>
        {beside}
      </Row>
      <FieldNote error={error} />
      {all && (
        <Box className={classes.all}>
          <ChoiceRow
            label={allLabel}
            name={text(message('columns.all-in-list', { all: allLabel, list }))}
            state={all.state}
            onToggle={all.onToggle}
          />
        </Box>
      )}
      <div className={classes.list}>{children}</div>
    </Stack>
  )
}

interface ChoiceRowProps {
  readonly label: React.ReactNode
  /** Read aloud, where that is not the label. */
  readonly name?: string
  readonly state: GroupState
  readonly disabled?: boolean
  /** At the right. */
  readonly children?: React.ReactNode
  readonly onToggle: () => void
}

/** Something to choose; a group that is chosen in part shows a dash. */
export function ChoiceRow({ label, name, state, disabled = false, children, onToggle }: ChoiceRowProps) {
  return (
    <Row
      as="label"
      gap={10}
      align="center"
      className={classes.row}
      data-chosen={state !== 'none' || undefined}
      data-off={disabled || undefined}
    >
      <Tick
        type="checkbox"
        aria-label={name}
        checked={state === 'all'}
        disabled={disabled}
        ref={(box) => {
          if (box) box.indeterminate = state === 'some'
        }}
        onChange={onToggle}
      />
      <Text as="span" grows shrinks breaks>
        {label}
      </Text>
      {children}
    </Row>
  )
}

/** Whether one is chosen, as the state of its box. */
export function chosenState(isChosen: boolean): GroupState {
  return isChosen ? 'all' : 'none'
}

/** How many of how many, at the right of a row. */
export function Count({ count, of }: { readonly count: number; readonly of: number }) {
  const { text } = useLanguage()
  return (
    <Text as="span" tone="faint" size={13} figures keeps>
      {text(message('columns.count-of', { count, all: of }))}
    </Text>
  )
}
