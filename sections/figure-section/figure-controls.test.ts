import { expect, test } from 'vitest'
import type { Catalogue } from '#contract/release-data.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { english } from '#languages/from-source.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import type { LoadedFile } from '#sections/files/loaded-file.ts'
import overview from '#sections/indicator-overview/definition.ts'
import { resolveSection } from '#sections/resolve-section.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'

const [COUNTED, PLAIN, SURVEY] = [7, 8, 2]
const dashboard = {
  ...{ id: 1, name: 'Summer', title: 'Summer', description: '', waiting_for: '', sections: [] },
  ...{ indicators: [COUNTED, PLAIN], default_indicators: [COUNTED], data_sources: [SURVEY] },
  ...{ show_related: true, initial_indicator: COUNTED, initial_datasource: SURVEY, initial_location: 1 },
}
const catalogue: Catalogue = {
  release: { number: 1, hash: 'a', published_at: '2025-01-01T00:00:00Z', note: '' },
  reference: aReference([aSource(SURVEY, 'Survey A')], [anIndicator(COUNTED), anIndicator(PLAIN)]),
  dashboards: [dashboard],
  coverage: new Map([COUNTED, PLAIN].map((id) => [id, new Map([[SURVEY, 1]])])),
}

/** One indicator comes with its counts, the other without. */
async function read(request: FileRequest): Promise<LoadedFile> {
  const indicator = 'indicator' in request ? request.indicator : COUNTED
  const counts = indicator === COUNTED ? { numerator: 50, denominator: 100 } : {}
  const table = tableOf([aPoint(SURVEY, 1, '2018', 50, { indicator, ...counts })])
  return { file: 'indicator', indicator, data: { id: indicator, table, measures: [], lga: new Map() } }
}

test.each([
  [COUNTED, PLAIN, true],
  [PLAIN, COUNTED, false],
])(
  'of indicator %d beside %d, whether counts can be shown is asked of the first: %s',
  async (shownOne, beside, can) => {
    const query = new URLSearchParams({ indicator: String(shownOne), related: String(beside) })
    const wanted = overview.state.parse(query)
    const shown = await resolveSection(overview, { wanted, language: english, catalogue, dashboard }, read)
    expect(shown.figures.indicators.map(({ id }) => id).sort()).toEqual([COUNTED, PLAIN])
    const { controls = [] } = overview.controls(shown, shown) ?? {}
    const parts = controls.flatMap((one) =>
      one.control === 'toggle' && english.text(one.label) === 'Numerator / denominator' ? [one] : [],
    )
    expect(parts.map(({ reason }) => reason === null)).toEqual([can])
  },
)
