import { catalogueColumns } from '#contract/catalogue-columns.ts'
import { encodePoints } from '#contract/release-encode.ts'
import type { Point } from '#domain/observation/point.ts'
import type { CatalogueFile, CatalogueIndicator, CatalogueSource } from '#contract/release-file.ts'
import type { MadeUpAnswers } from './made-up-answers.ts'

const RELEASE = {
  ...{ number: 1, hash: 'a'.repeat(64), published_at: '2024-06-01T08:00:00.000Z' },
  ...{ note: 'Made up', data_version: '1', app_version: '1' },
}

function indicator(id: number, name: string, change: Partial<CatalogueIndicator> = {}): CatalogueIndicator {
  return {
    ...{ id, code: `I${id}`, full_name: `${name} in full`, short_name: name, program_area: 'Winter' },
    ...{ slope: 'Positive', type: 'Outcome', factor: 2, decimals: 1, definition: '', numerator: '' },
    ...{ denominator: 'Children', national_target: null, national_target_year: null, national_source: '' },
    ...{ sdg_target: null, sdg_information: '', related: [], coverage: [[2, 7]] },
    ...change,
  }
}

function source(id: number, name: string): CatalogueSource {
  return {
    ...{ id, name, full_name: `${name} in full`, description: '', classification: 'Survey', methodology: '' },
    ...{ custodian: '', years_available: '', period_available: '', subnational: 'Yes', link: '' },
    ...{ licence: 'CC0', licence_class: 'open', citation: `${name}, Aldovia`, vintage: '', has_data: true },
    ...{ derived_from: [], period_labels: {} },
  }
}

/** The menus of a country that does not exist. */
export const MADE_UP_CATALOGUE: CatalogueFile = {
  release: RELEASE,
  indicators: [
    indicator(7, 'Warm coats'),
    indicator(8, 'Skating', {
      coverage: [
        [2, 7],
        [3, 1],
      ],
    }),
    indicator(9, 'Snow shovels', { program_area: 'Tools' }),
  ],
  sources: [source(2, 'Winter survey'), source(3, 'Spring survey')],
  locations: [
    [1, 'Aldovia', 1, null],
    [2, 'North', 2, 1],
    [8, 'Northland', 3, 2],
    [9, 'Snowland', 3, 2],
  ],
  dashboards: [],
}

/** How the files of the catalogue are answered: as they travel, so that pages decode them. */
export const CATALOGUE_ANSWERS: MadeUpAnswers = {
  'GET /releases/current': RELEASE,
  'GET /releases/{hash}/catalogue': { ...catalogueColumns(MADE_UP_CATALOGUE), release: RELEASE },
  'GET /releases/{hash}/definitions': { release: RELEASE.hash, definitions: [] },
  // Pages fetch it once they are at rest, which on a busy machine is before a test ends.
  'GET /releases/{hash}/places': { release: RELEASE.hash, lgas: [], held: [] },
}

/** The files of indicators, with no more than these figures. */
export function indicatorAnswers(points: readonly Point[]): MadeUpAnswers {
  return {
    'GET /releases/{hash}/groups': { release: RELEASE.hash, rows: [] },
    'GET /releases/{hash}/indicators/{id}': ({ path }) => {
      const indicator = Number(path.id)
      const own = points.filter((point) => point.indicator === indicator)
      const file = {
        release: RELEASE.hash,
        indicator,
        ...encodePoints(own),
        citations: [],
        measures: [],
        lga: [],
      }
      // As it travels.
      return JSON.parse(JSON.stringify(file))
    },
  }
}
