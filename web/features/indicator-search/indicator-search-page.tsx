import { useMemo } from 'react'
import { Link } from 'wouter'
import { message } from '#domain/message/message.ts'
import { searchWords } from '#domain/question/search-words.ts'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import { TextField } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import { useDeferred } from '#web/kit/use-deferred.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useDefinitions } from '#web/queries/definitions.ts'
import { searchReader } from '#web/queries/question-lexicon.ts'
import classes from './indicator-search.module.css'
import { OfSource } from './of-source.tsx'
import { Results } from './results.tsx'
import { SEARCH_STATE, SEARCH_VIEWS, type SearchView } from './search-state.ts'

/** Searches as people type them: a code, an abbreviation, a slip, a place, a source and a year beside it. */
const EXAMPLES = ['penta 3 kano', 'u5mr', 'mesles', 'anc4', 'stunting'] as const
/** From so many letters on, words are searched. */
const LEAST = 2

/** Finds indicators by any words, with the figure that answers them; shows one of them in each state, or in one source. */
export default function IndicatorSearchPage({ page, params }: PageProps) {
  const { text } = useLanguage()
  return (
    <WithCatalogue what={message('shell.figure-list')}>
      {(catalogue) => (
        <div className={classes.page}>
          <h1 className="sr-only">{text(page.title)}</h1>
          <Search slug={page.slug} params={params} catalogue={catalogue} />
        </div>
      )}
    </WithCatalogue>
  )
}

interface SearchProps extends Pick<PageProps, 'params'> {
  readonly slug: string
  readonly catalogue: Catalogue
}

function Search({ slug, params, catalogue }: SearchProps) {
  const { text } = useLanguage()
  const [state, setState] = useAddressState(SEARCH_STATE)
  const q = useDeferred(state.q)
  const reference = useDefinitions(catalogue.reference)
  const { release } = catalogue
  const read = useMemo(() => searchWords(q, searchReader({ reference, release })), [q, reference, release])
  const found = useMemo(
    () => read.indicators.filter((id) => (catalogue.coverage.get(id)?.size ?? 0) > 0),
    [read, catalogue],
  )
  if (slug === 'indicator-search-source') {
    return <OfSource {...{ params, state, catalogue }} onChange={setState} />
  }
  return (
    <>
      <search className={classes.inset}>
        <div className={classes.search}>
          <TextField
            label={text(message('indicator-search.label'))}
            placeholder={text(message('indicator-search.placeholder'))}
            type="search"
            autoComplete="off"
            value={state.q}
            onChange={({ currentTarget: { value } }) =>
              setState({ q: value, indicator: null, rows: null }, { replace: true })
            }
          />
        </div>
      </search>
      {q.trim().length >= LEAST ? (
        <Results view={viewOf(slug)} {...{ state, read, found, catalogue }} onChange={setState} />
      ) : (
        <Examples />
      )}
    </>
  )
}

function Examples() {
  const { text } = useLanguage()
  return (
    <Stack gap={8} above={12} className={classes.inset}>
      <Text tone="soft" widest="72ch">
        {text(message('indicator-search.lead'))}
      </Text>
      <Row as="ul" wrap gap={12} className={classes.examples}>
        {EXAMPLES.map((example) => (
          <li key={example} lang="en">
            <Link href={`${SEARCH_VIEWS.table}?${new URLSearchParams({ q: example })}`}>{example}</Link>
          </li>
        ))}
      </Row>
    </Stack>
  )
}

function viewOf(slug: string): SearchView {
  if (slug === 'indicator-search-bars') return 'bars'
  return slug === 'indicator-search-states' ? 'states' : 'table'
}
