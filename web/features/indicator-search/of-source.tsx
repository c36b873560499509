import { Link } from 'wouter'
import { message } from '#domain/message/message.ts'
import { SegmentedControl } from '#web/controls/segmented-control.tsx'
import { Row, Stack } from '#web/kit/layout.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { FoundFigure } from './found-figure.tsx'
import classes from './indicator-search.module.css'
import { SEARCH_VIEWS, type SearchState } from './search-state.ts'

interface OfSourceProps extends Pick<PageProps, 'params'> {
  readonly state: SearchState
  readonly catalogue: Catalogue
  readonly onChange: (change: Partial<SearchState>) => void
}

/** The states in one round of one source, as a chart or as a table. */
export function OfSource({ params, state, catalogue: { reference }, onChange }: OfSourceProps) {
  const { text } = useLanguage()
  const [indicator, source] = [Number(params.indicator), Number(params.datasource)]
  if (!reference.indicators.has(indicator) || !reference.sources.has(source)) {
    return <p role="status">{text(message('indicator-search.no-result'))}</p>
  }
  const back = state.q === '' ? '' : `?${new URLSearchParams({ q: state.q })}`
  return (
    <Stack gap={16} above={16} className={classes.inset}>
      <Row wrap gap={16} align="center" justify="between">
        <Link href={`${SEARCH_VIEWS.table}${back}`}>{text(message('indicator-search.back'))}</Link>
        <SegmentedControl
          name={text(message('indicator-search.as'))}
          options={[
            ['chart', text(message('indicator-search.form', { form: 'chart' }))],
            ['table', text(message('indicator-search.form', { form: 'table' }))],
          ]}
          value={state.show}
          onChoose={(show) => onChange({ show })}
        />
      </Row>
      <FoundFigure indicator={indicator} source={source} period={params.period ?? null} as={state.show} />
    </Stack>
  )
}
