import { CUSTOM_DASHBOARD_FIELDS as FIELDS } from '#domain/form/custom-dashboard-fields.ts'
import { ManyOfCatalogue, useIndicatorOptions, useSourceOptions } from '#web/controls/catalogue-pickers.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { DetailsValues } from './details-values.ts'

interface DetailsContentProps {
  readonly catalogue: Catalogue
  readonly values: DetailsValues
  readonly errors: Readonly<Record<string, React.ReactNode>>
  readonly onChange: (values: Partial<DetailsValues>) => void
}

/** Which indicators and sources a dashboard shows; the first of each is what it opens with. */
export function DetailsContent({ catalogue, values, errors, onChange }: DetailsContentProps) {
  const indicatorOptions = useIndicatorOptions(catalogue)
  const sourceOptions = useSourceOptions(catalogue)
  return (
    <>
      <ManyOfCatalogue
        label="Indicators"
        what="indicator"
        limit={FIELDS.indicators.most}
        values={values.indicators}
        options={indicatorOptions}
        help="The first one is shown when the dashboard opens."
        error={errors.indicators}
        onChange={(indicators) => onChange({ indicators })}
      />
      <ManyOfCatalogue
        label="Data sources"
        what="data source"
        limit={FIELDS.sources.most}
        values={values.sources}
        options={sourceOptions}
        help="The first one is shown when the dashboard opens."
        error={errors.sources}
        onChange={(sources) => onChange({ sources })}
      />
    </>
  )
}
