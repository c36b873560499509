import { useLocation, useSearch } from 'wouter'
import { message } from '#domain/message/message.ts'
import { indicatorName, listOf, placeName, whole } from '#domain/message/value.ts'
import { NATION } from '#domain/location/location.ts'
import type { SearchedWords } from '#domain/question/search-words.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { withQuery } from '#web/controls/use-address-state.ts'
import { SelectField } from '#web/kit/form/field.tsx'
import { Text } from '#web/kit/layout.tsx'
import { SectionTabs, sectionPanel } from '#web/kit/section-tabs.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { FoundFigure } from './found-figure.tsx'
import { FoundTable } from './found-table.tsx'
import classes from './indicator-search.module.css'
import { SEARCH_VIEWS, type SearchState, type SearchView } from './search-state.ts'
import { useId } from '#web/kit/use-id.ts'

const VIEWS: readonly SearchView[] = ['table', 'bars', 'states']

interface ResultsProps {
  readonly view: SearchView
  readonly state: SearchState
  readonly read: SearchedWords
  readonly found: readonly number[]
  readonly catalogue: Catalogue
  readonly onChange: (change: Partial<SearchState>) => void
}

/** The findings, as a table of all or as one indicator in each state; the view is part of the address. */
export function Results({ view, state, read, found, catalogue, onChange }: ResultsProps) {
  const { text } = useLanguage()
  const panelId = useId()
  const search = useSearch()
  const [, navigate] = useLocation()
  const { indicators, locations } = catalogue.reference
  const place = placeName(byId(locations, read.location ?? NATION))
  const wanted = found.find((id) => id === state.indicator) ?? found[0]
  const open = (slug: string) => {
    const next = VIEWS.find((one) => one === slug) ?? 'table'
    navigate(withQuery(SEARCH_VIEWS[next], new URLSearchParams(search)))
  }
  return (
    <>
      <Text role="status" above={8} below={12} tone="soft" className={classes.inset}>
        {text(message('indicator-search.count', { count: whole(found.length), found: found.length, place }))}{' '}
        {read.unknown.length > 0 &&
          text(message('indicator-search.unknown', { words: listOf(read.unknown) }))}
      </Text>
      {wanted !== undefined && (
        <>
          <SectionTabs
            sections={VIEWS.map((slug) => ({
              slug,
              title: message('indicator-search.view', { view: slug }),
              description: message('indicator-search.view-about', { view: slug }),
            }))}
            current={view}
            panelId={panelId}
            onChoose={open}
          />
          <div {...sectionPanel(panelId, view)} className={classes.panel}>
            {view === 'table' ? (
              <FoundTable
                {...{ found, read, catalogue }}
                q={state.q}
                rows={state.rows}
                onRows={(rows) => onChange({ rows })}
              />
            ) : (
              <>
                <div className={classes.which}>
                  <SelectField
                    label={text(message('indicator-search.which'))}
                    value={String(wanted)}
                    options={found.map((id) => ({
                      value: String(id),
                      label: text(indicatorName(byId(indicators, id)), 'name'),
                    }))}
                    onChange={({ currentTarget: { value } }) => onChange({ indicator: Number(value) })}
                  />
                </div>
                <FoundFigure
                  indicator={wanted}
                  source={read.source}
                  period={null}
                  as={view === 'bars' ? 'chart' : 'table'}
                />
              </>
            )}
          </div>
        </>
      )}
    </>
  )
}
