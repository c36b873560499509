import { CUSTOM_DASHBOARD_FIELDS as FIELDS } from '#domain/form/custom-dashboard-fields.ts'
import { ManyIndicators, ManySources } from '#web/controls/catalogue-pickers.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { DetailsValues } from './details-values.ts'

const OPENS_WITH = 'The first one is shown when the dashboard opens.'

interface DetailsContentProps {
  readonly catalogue: Catalogue
  readonly values: DetailsValues
  readonly errors: Readonly<Record<string, React.ReactNode>>
  readonly onChange: (values: Partial<DetailsValues>) => void
}

/** Which indicators and sources a dashboard shows; the first of each is what it opens with. */
export function DetailsContent({ catalogue, values, errors, onChange }: DetailsContentProps) {
  return (
    <>
      <ManyIndicators
        catalogue={catalogue}
        limit={FIELDS.indicators.most}
        values={values.indicators}
        help={OPENS_WITH}
        error={errors.indicators}
        onChange={(indicators) => onChange({ indicators })}
      />
      <ManySources
        catalogue={catalogue}
        limit={FIELDS.sources.most}
        values={values.sources}
        help={OPENS_WITH}
        error={errors.sources}
        onChange={(sources) => onChange({ sources })}
      />
    </>
  )
}
