import { SITE_DASHBOARD_FIELDS as FIELDS } from '#domain/form/site-dashboard-fields.ts'
import { IndicatorColumn } from '#web/controls/columns/indicator-column.tsx'
import { SourceColumn } from '#web/controls/columns/source-column.tsx'
import {
  ManyIndicators,
  OneOfCatalogue,
  useIndicatorOptions,
  usePlaceOptions,
  useSourceOptions,
} from '#web/controls/catalogue-pickers.tsx'
import { Grid } from '#web/kit/layout.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { type DashboardValues, withIndicators, withSources } from './dashboard-values.ts'
import { FieldGroup } from '#web/kit/form/field-group.tsx'
import classes from './dashboards.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface DashboardContentProps {
  readonly catalogue: Catalogue
  readonly values: DashboardValues
  readonly errors: Readonly<Record<string, React.ReactNode>>
  readonly onChange: (values: Partial<DashboardValues>) => void
}

/** What a dashboard shows, and where it opens. Choices that were taken away disappear from what depends on them. */
export function DashboardContent({ catalogue, values, errors, onChange }: DashboardContentProps) {
  const { text } = useLanguage()
  const { indicators } = values
  const ownIndicators = useIndicatorOptions(catalogue, indicators)
  const ownSources = useSourceOptions(catalogue, values.data_sources)
  const places = usePlaceOptions(catalogue)
  const choose = (ids: readonly number[]) => onChange(withIndicators(values, ids))
  return (
    <>
      <Grid gap={24} className={classes.columns}>
        <IndicatorColumn
          catalogue={catalogue}
          chosen={indicators}
          error={errors.indicators}
          onChange={choose}
        />
        <SourceColumn
          {...{ catalogue, indicators }}
          chosen={values.data_sources}
          error={errors.data_sources}
          onChange={(ids) => onChange(withSources(values, ids))}
        />
      </Grid>
      <ManyIndicators
        catalogue={catalogue}
        among={indicators}
        label={text(message('dashboard-management.defaults'))}
        limit={FIELDS.default_indicators.most}
        values={values.default_indicators}
        error={errors.default_indicators}
        help={text(message('dashboard-management.defaults-help'))}
        onChange={(ids) => onChange({ default_indicators: [...ids] })}
      />
      <FieldGroup legend={text(message('dashboard-management.opens'))}>
        <Grid gap={16} className={classes.pair}>
          <OneOfCatalogue
            label={text(message('dashboard-management.indicator'))}
            value={values.initial_indicator ?? values.indicators[0] ?? null}
            options={ownIndicators}
            error={errors.initial_indicator}
            onChange={(id) => onChange({ initial_indicator: id })}
          />
          <OneOfCatalogue
            label={text(message('manage.data-source'))}
            value={values.initial_datasource ?? values.data_sources[0] ?? null}
            options={ownSources}
            error={errors.initial_datasource}
            onChange={(id) => onChange({ initial_datasource: id })}
          />
          <OneOfCatalogue
            label={text(message('dashboard-management.location'))}
            value={values.initial_location}
            options={places}
            error={errors.initial_location}
            onChange={(id) => onChange({ initial_location: id })}
          />
        </Grid>
      </FieldGroup>
    </>
  )
}
