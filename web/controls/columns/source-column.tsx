import { IconChevronDown, IconChevronRight } from '#web/kit/icons.ts'
import { useMemo, useState } from 'react'
import type { DataSource } from '#domain/data-source/data-source.ts'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { ChoiceColumn, ChoiceRow, chosenState, Count } from './choice-column.tsx'
import { groupState, sourceGroups, toggledGroup, toggledOne } from './groups.ts'
import classes from './columns.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface SourceColumnProps {
  readonly catalogue: Catalogue
  readonly indicators: readonly number[]
  readonly chosen: readonly number[]
  readonly error?: React.ReactNode
  /** The meaning of an empty choice, where that is allowed. */
  readonly whenNone?: string
  readonly isOpen?: boolean
  readonly onChange: (sources: readonly number[]) => void
}

/** Sources by class, ROUTINE first, with how many of the chosen indicators each has; those with none are folded. */
export function SourceColumn(props: SourceColumnProps) {
  const { text } = useLanguage()
  const { catalogue, indicators, chosen, error, whenNone, isOpen, onChange } = props
  const { reference, coverage } = catalogue
  const [search, setSearch] = useState('')
  const [unfolded, unfold] = useState(false)
  const groups = useMemo(() => sourceGroups(reference, search), [reference, search])
  const countOf = (source: number) => indicators.filter((id) => coverage.get(id)?.has(source)).length
  const set = new Set(chosen)
  const isEmpty = (source: number) => indicators.length > 0 && countOf(source) === 0 && !set.has(source)
  const offered = groups.flatMap(({ ids }) => ids.filter((id) => !isEmpty(id)))
  const empty = groups.flatMap(({ ids }) => ids.filter(isEmpty))
  const total = sourceGroups(reference, '').reduce((sum, { ids }) => sum + ids.length, 0)
  const row = (id: number) => (
    <SourceRow
      key={id}
      source={reference.sources.get(id)}
      isChosen={set.has(id)}
      onToggle={() => onChange(toggledOne(chosen, id))}
    >
      {indicators.length > 0 && <Count count={countOf(id)} of={indicators.length} />}
    </SourceRow>
  )
  const Sign = unfolded ? IconChevronDown : IconChevronRight
  return (
    <ChoiceColumn
      title={text(message('columns.sources'))}
      chosen={chosen.length}
      of={total}
      {...{ search, error }}
      {...(isOpen !== undefined && { isOpen })}
      onSearch={setSearch}
      all={{
        label:
          indicators.length > 0
            ? text(message('columns.select-all-figures'))
            : text(message('columns.select-all')),
        state: groupState(offered, set),
        onToggle: () => onChange(toggledGroup(chosen, offered)),
      }}
    >
      {groups.length === 0 && <Text tone="soft">{text(message('columns.no-source'))}</Text>}
      {whenNone !== undefined && chosen.length === 0 && indicators.length > 0 && (
        <Text tone="soft" size={13} below={8}>
          {whenNone}
        </Text>
      )}
      {groups.map(({ name, classification, ids }) => {
        const own = ids.filter((id) => !isEmpty(id))
        if (own.length === 0) return null
        return (
          <fieldset key={name} aria-label={name} className={classes.group}>
            <Row gap={8} align="center" justify="between" className={classes.classHead}>
              <Row as="span" gap={8} align="center" data-class={classification}>
                <SourceMarker classification={classification} size={10} /> {name}
              </Row>
              <Count count={own.filter((id) => set.has(id)).length} of={own.length} />
            </Row>
            {own.map(row)}
          </fieldset>
        )
      })}
      {empty.length > 0 && (
        <>
          <button
            type="button"
            className={classes.foldRow}
            aria-expanded={unfolded}
            onClick={() => unfold(!unfolded)}
          >
            <Sign size={16} aria-hidden="true" />
            {text(message('columns.without', { count: empty.length }))}
          </button>
          {unfolded && empty.map(row)}
        </>
      )}
    </ChoiceColumn>
  )
}

interface SourceRowProps {
  readonly source: DataSource | undefined
  readonly isChosen: boolean
  readonly onToggle: () => void
  readonly children: React.ReactNode
}

function SourceRow({ source, isChosen, onToggle, children }: SourceRowProps) {
  return (
    <ChoiceRow
      label={
        <>
          {source?.name}{' '}
          <Text as="span" tone="faint" size={13}>
            {spanOf(source?.yearsAvailable ?? '')}
          </Text>
        </>
      }
      state={chosenState(isChosen)}
      onToggle={onToggle}
    >
      {children}
    </ChoiceRow>
  )
}

/** The first and the last year of a list of years: `1990–2024`. */
function spanOf(years: string): string {
  const found = (years.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number)
  if (found.length === 0) return ''
  const [first, last] = [Math.min(...found), Math.max(...found)]
  return first === last ? String(first) : `${first}–${last}`
}
