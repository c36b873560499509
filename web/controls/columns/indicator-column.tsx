import { IconChevronDown, IconChevronRight } from '#web/kit/icons.ts'
import { useMemo, useState } from 'react'
import type { Classification } from '#domain/data-source/data-source.ts'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { WordButton } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { AdvancedSearchButton } from './advanced-search-button.tsx'
import { ChoiceColumn, ChoiceRow, chosenState, Count } from './choice-column.tsx'
import { type Group, groupState, indicatorGroups, toggledGroup, toggledOne } from './groups.ts'
import { useFoundIndicators } from './use-found-indicators.ts'
import classes from './columns.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface IndicatorColumnProps {
  readonly catalogue: Catalogue
  readonly chosen: readonly number[]
  readonly error?: React.ReactNode
  readonly isOpen?: boolean
  readonly onChange: (indicators: readonly number[]) => void
}

/** Indicators by program area; a marker for each class of source that has figures. */
export function IndicatorColumn(props: IndicatorColumnProps) {
  const { text } = useLanguage()
  const { catalogue, chosen, error, isOpen, onChange } = props
  const { reference, coverage } = catalogue
  const [search, setSearch] = useState('')
  const found = useFoundIndicators(catalogue, search)
  const groups = useMemo(() => indicatorGroups(reference, coverage, found), [reference, coverage, found])
  const all = useMemo(
    () => indicatorGroups(reference, coverage, null).flatMap(({ ids }) => ids),
    [reference, coverage],
  )
  const offered = groups.flatMap(({ ids }) => ids)
  const set = new Set(chosen)
  return (
    <ChoiceColumn
      title={text(message('columns.indicators'))}
      chosen={chosen.length}
      of={all.length}
      {...{ search, error }}
      {...(isOpen !== undefined && { isOpen })}
      onSearch={setSearch}
      all={{ state: groupState(offered, set), onToggle: () => onChange(toggledGroup(chosen, offered)) }}
      beside={
        <span className={classes.moreWays}>
          <AdvancedSearchButton {...{ catalogue, chosen }} isSmall onApply={onChange} />
        </span>
      }
    >
      {groups.length === 0 && <Text tone="soft">{text(message('columns.no-indicator'))}</Text>}
      {groups.map((group) => (
        <AreaGroup key={group.name} {...{ group, catalogue, chosen, onChange }} isFound={found !== null} />
      ))}
    </ChoiceColumn>
  )
}

/** So many of an area are shown before somebody asks for more. */
const FIRST = 9

interface AreaGroupProps extends Pick<IndicatorColumnProps, 'catalogue' | 'chosen' | 'onChange'> {
  readonly group: Group
  /** It was found by a search, and opens by itself. */
  readonly isFound: boolean
}

function AreaGroup({ group: { name, ids }, catalogue, chosen, isFound, onChange }: AreaGroupProps) {
  const { text } = useLanguage()
  const set = new Set(chosen)
  const count = ids.filter((id) => set.has(id)).length
  const [opened, setOpened] = useState<boolean | null>(null)
  const [isWhole, setWhole] = useState(false)
  const isOpen = opened ?? (isFound || count > 0)
  const shown = isWhole || isFound ? ids : ids.filter((id, at) => at < FIRST || set.has(id))
  const Sign = isOpen ? IconChevronDown : IconChevronRight
  return (
    <fieldset aria-label={name} className={classes.group}>
      <Row align="center" gap={2}>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isOpen}
          aria-label={text(message('columns.fold', { open: isOpen ? 'yes' : 'no', name }))}
          onClick={() => setOpened(!isOpen)}
        >
          <Sign size={18} aria-hidden="true" />
        </button>
        <ChoiceRow
          label={<strong>{name}</strong>}
          name={text(message('columns.all-of', { name }))}
          state={groupState(ids, set)}
          onToggle={() => onChange(toggledGroup(chosen, ids))}
        >
          <Count count={count} of={ids.length} />
        </ChoiceRow>
      </Row>
      {isOpen &&
        shown.map((id) => (
          <div key={id} className={classes.inner}>
            <ChoiceRow
              label={catalogue.reference.indicators.get(id)?.shortName}
              state={chosenState(set.has(id))}
              onToggle={() => onChange(toggledOne(chosen, id))}
            >
              <ClassMarkers classes={classesOf(catalogue, id)} />
            </ChoiceRow>
          </div>
        ))}
      {isOpen && shown.length < ids.length && (
        <div className={classes.more}>
          <WordButton onClick={() => setWhole(true)}>
            {text(message('columns.more', { count: ids.length - shown.length }))}
          </WordButton>
        </div>
      )}
    </fieldset>
  )
}

const CLASSES: readonly Classification[] = ['Routine', 'Survey', 'Estimate']

/** The classes of source that have figures, each in its place. */
export function ClassMarkers({ classes: own }: { readonly classes: ReadonlySet<Classification> }) {
  return (
    <Row as="span" inline gap={6} align="center" keeps>
      {CLASSES.map((classification) => (
        <span key={classification} className={classes.marker}>
          {own.has(classification) && <SourceMarker classification={classification} size={9} />}
        </span>
      ))}
      <span className="sr-only">{CLASSES.filter((each) => own.has(each)).join(', ')}</span>
    </Row>
  )
}

function classesOf({ reference, coverage }: Catalogue, indicator: number): ReadonlySet<Classification> {
  const sources = [...(coverage.get(indicator)?.keys() ?? [])]
  return new Set(sources.flatMap((id) => reference.sources.get(id)?.classification ?? []))
}
