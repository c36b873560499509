import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { LISTED_FILES } from '#contract/files-list.ts'
import { noParameters } from '#contract/listing/page.ts'
import { hashInPath, releaseStamp } from './release-stamp.ts'

const idInPath = (description: string) =>
  z
    .string()
    .regex(/^\d{1,15}$/, 'Give the id as a whole number.')
    .transform(Number)
    .meta({ description })

const ofRelease = z.object({ hash: hashInPath })

const indicatorOfRelease = ofRelease.extend({ id: idInPath('Indicator.') })

const read = { method: 'GET', tag: 'Releases', permission: 'public', query: noParameters } as const

const fileQuery = z.object({
  format: z.string().optional().meta({
    description:
      'What the reader takes the file to be written like, so that a new way of writing has a new address. Left out: the newest.',
  }),
})

/** A file of an indicator, unless an endpoint says otherwise. */
const file = {
  ...read,
  query: fileQuery,
  pathParameters: indicatorOfRelease,
  problems: ['invalid-input', 'not-found', 'store-unavailable'],
} as const

const columns = z.looseObject({
  source: z.array(z.int()),
  location: z.array(z.int()),
  period: z.array(z.int()),
  value: z.array(z.number()),
})

/** What figures are about: distances of codes from that of their period, the evidence behind them, and their edition. */
const coordinates = z
  .tuple([
    z.int().nullable(),
    z.int().nullable(),
    z.int().nullable(),
    z.array(z.string()),
    z.string(),
    z.int().nullable(),
  ])
  .meta({
    description:
      'Beginning and end of the time that figures describe and the birth cohort, as distances from the period; ids of evidence; edition; the source that superseded it.',
  })

const pointFile = z.looseObject({
  release: z.string(),
  indicator: z.int(),
  dictionaries: z.object({
    sources: z.array(z.int()),
    locations: z.array(z.int()),
    periods: z.array(z.int()),
    flags: z.array(z.array(z.string())),
    coordinates: z.array(coordinates).optional(),
  }),
  columns,
  citations: z.array(z.object({ id: z.int(), note: z.string(), citation: z.string(), url: z.string() })),
})

export const readCurrentRelease = endpoint({
  ...read,
  path: '/releases/current',
  summary: 'The current release',
  pathParameters: noParameters,
  answer: releaseStamp,
  problems: ['store-unavailable'],
})

export const readCatalogueFile = endpoint({
  ...file,
  path: '/releases/{hash}/catalogue',
  summary: 'Everything that menus need, in columns. The answer never changes and may be kept for ever',
  pathParameters: ofRelease,
  answer: z.looseObject({ release: releaseStamp }),
})

export const readDefinitionsFile = endpoint({
  ...file,
  path: '/releases/{hash}/definitions',
  summary: 'The definitions of the indicators. Never changes',
  pathParameters: ofRelease,
  query: noParameters,
  answer: z.object({
    release: z.string(),
    definitions: z
      .array(z.tuple([z.int(), z.string()]))
      .meta({ description: 'Indicator and its definition; one without a definition has no row.' }),
  }),
})

export const readIndicatorFile = endpoint({
  ...file,
  path: '/releases/{hash}/indicators/{id}',
  summary: 'All figures of an indicator for the nation, zones and states, in columns. Never changes',
  answer: pointFile,
})

export const readRelatedFiles = endpoint({
  ...file,
  path: '/releases/{hash}/indicators/{id}/related',
  summary:
    'The files of the two related indicators that stand beside an indicator, in one answer. Never changes',
  answer: z.array(pointFile),
})

export const readLgaFile = endpoint({
  ...file,
  path: '/releases/{hash}/indicators/{id}/lga',
  summary: 'The yearly figures of an indicator for LGAs and senatorial districts, in columns. Never changes',
  answer: pointFile,
})

export const readLgaMonthsFile = endpoint({
  ...file,
  path: '/releases/{hash}/indicators/{id}/lga/{state}',
  summary:
    'The figures of an indicator by month, week and quarter for the LGAs of one state, in columns. Never changes',
  pathParameters: indicatorOfRelease.extend({ state: idInPath('State.') }),
  answer: pointFile,
})

export const readLocalCountsFile = endpoint({
  ...file,
  path: '/releases/{hash}/indicators/{id}/lga-counts',
  summary:
    'How many figures an indicator has of LGAs and senatorial districts, by source, level and year. Never changes',
  answer: z.object({
    release: z.string(),
    indicator: z.int(),
    counts: z
      .array(z.tuple([z.int(), z.int(), z.int(), z.int()]))
      .meta({ description: 'Source, level (4: LGAs, 5: senatorial districts), year and number of figures.' }),
  }),
})

export const readReportingFile = endpoint({
  ...file,
  path: '/releases/{hash}/indicators/{id}/reporting',
  summary: 'How many LGAs have a figure of an indicator, by source, state and month. Never changes',
  answer: z.object({
    release: z.string(),
    indicator: z.int(),
    due: z.array(z.tuple([z.int(), z.int()])).meta({ description: 'State and how many LGAs it has.' }),
    dictionaries: z.object({
      sources: z.array(z.int()),
      states: z.array(z.int()),
      periods: z.array(z.int()),
    }),
    columns: z.object({
      source: z.array(z.int()),
      state: z.array(z.int()),
      period: z.array(z.int()),
      figures: z.array(z.int()).meta({ description: 'LGAs with a figure.' }),
      numerators: z.array(z.int()).meta({ description: 'LGAs with a numerator.' }),
    }),
  }),
})

export const readProfileFile = endpoint({
  ...file,
  path: '/releases/{hash}/profiles',
  summary: 'The files of the indicators that health profiles speak of, in one answer. Never changes',
  pathParameters: ofRelease,
  answer: z.array(pointFile),
})

const groupFile = z.looseObject({
  release: z.string(),
  indicator: z.int(),
  dictionaries: z.object({
    sources: z.array(z.int()),
    locations: z.array(z.int()),
    periods: z.array(z.int()),
    categories: z.array(z.tuple([z.string(), z.string(), z.int()])),
  }),
  columns: columns.extend({ category: z.array(z.int()) }),
})

export const readGroupFile = endpoint({
  ...file,
  path: '/releases/{hash}/indicators/{id}/groups',
  summary:
    'All figures of an indicator by sex, age, residence, wealth and the like, in columns. Never changes',
  answer: groupFile,
})

export const readGroupIndex = endpoint({
  ...file,
  path: '/releases/{hash}/groups',
  summary: 'Which indicators are published by which groups of people, by whom and when. Never changes',
  pathParameters: ofRelease,
  query: noParameters,
  answer: z.object({
    release: z.string(),
    rows: z.array(
      z.object({
        indicator: z.int(),
        source: z.int(),
        dimension: z.string(),
        periods: z.array(z.int()),
        categories: z.int(),
        levels: z
          .int()
          .meta({ description: 'Bit mask: national 1, zonal 2, state 4, LGA 8, senatorial 16.' }),
      }),
    ),
  }),
})

export const readFilesList = endpoint({
  ...file,
  path: '/releases/{hash}/files',
  summary:
    'The files of a release about indicators, with what each weighs, for whoever wants to keep some. Never changes',
  pathParameters: ofRelease,
  query: noParameters,
  answer: z.object({
    release: z.string(),
    files: z.array(z.tuple([z.int(), z.enum(LISTED_FILES), z.int().nullable(), z.int()])).meta({
      description:
        'Indicator, file, state of figures by month, and about how many bytes it has as it travels.',
    }),
  }),
})

export const readPlacesFile = endpoint({
  ...file,
  path: '/releases/{hash}/places',
  summary:
    'The local government areas and senatorial districts, and of how many indicators the nation, each zone and each state has a figure. Never changes',
  pathParameters: ofRelease,
  query: noParameters,
  answer: z.object({
    release: z.string(),
    lgas: z
      .array(z.tuple([z.int(), z.string(), z.int(), z.int().nullable()]))
      .meta({ description: 'Id, name, level and the place that it lies in.' }),
    districts: z
      .array(z.tuple([z.int(), z.string(), z.int(), z.int().nullable()]))
      .optional()
      .meta({
        description: 'The senatorial districts in the same way; absent in releases that came before them.',
      }),
    districtOf: z
      .array(z.tuple([z.int(), z.int()]))
      .optional()
      .meta({ description: 'Local government area, and its senatorial district.' }),
    held: z
      .array(z.tuple([z.int(), z.int()]))
      .meta({ description: 'Place, and the number of indicators that have a figure of it.' }),
  }),
})
