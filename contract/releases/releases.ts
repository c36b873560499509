import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'

const releaseStamp = z.object({
  number: z.int().positive(),
  hash: z.string(),
  published_at: z.string(),
  note: z.string(),
}) satisfies z.ZodType<ReleaseStamp>

const hashInPath = z
  .string()
  .regex(/^[0-9a-zA-Z_-]{1,128}$/, 'That is not the hash of a release.')
  .meta({
    description: 'Hash of the release, from /releases/current.',
  })

const idInPath = (description: string) =>
  z
    .string()
    .regex(/^\d{1,15}$/, 'Give the id as a whole number.')
    .transform(Number)
    .meta({ description })

const indicatorOfRelease = z.object({ hash: hashInPath, id: idInPath('Indicator.') })

const columns = z.looseObject({
  source: z.array(z.int()),
  location: z.array(z.int()),
  period: z.array(z.int()),
  value: z.array(z.number()),
})

const pointFile = z.looseObject({
  release: z.string(),
  indicator: z.int(),
  dictionaries: z.object({
    sources: z.array(z.int()),
    locations: z.array(z.int()),
    periods: z.array(z.int()),
    flags: z.array(z.array(z.string())),
  }),
  columns,
  citations: z.array(z.object({ id: z.int(), note: z.string(), citation: z.string(), url: z.string() })),
})

export const readCurrentRelease = endpoint({
  method: 'GET',
  path: '/releases/current',
  summary: 'The current release',
  tag: 'Releases',
  permission: 'public',
  pathParameters: noParameters,
  query: noParameters,
  answer: releaseStamp,
  problems: ['store-unavailable'],
})

export const readCatalogueFile = endpoint({
  method: 'GET',
  path: '/releases/{hash}/catalogue',
  summary: 'Everything that menus need. The answer never changes and may be kept for ever',
  tag: 'Releases',
  permission: 'public',
  pathParameters: z.object({ hash: hashInPath }),
  query: noParameters,
  answer: z.looseObject({ release: releaseStamp }),
  problems: ['invalid-input', 'not-found', 'store-unavailable'],
})

export const readIndicatorFile = endpoint({
  method: 'GET',
  path: '/releases/{hash}/indicators/{id}',
  summary: 'All figures of an indicator for the nation, zones and states, in columns. Never changes',
  tag: 'Releases',
  permission: 'public',
  pathParameters: indicatorOfRelease,
  query: noParameters,
  answer: pointFile,
  problems: ['invalid-input', 'not-found', 'store-unavailable'],
})

export const readRelatedFiles = endpoint({
  method: 'GET',
  path: '/releases/{hash}/indicators/{id}/related',
  summary:
    'The files of the two related indicators that stand beside an indicator, in one answer. Never changes',
  tag: 'Releases',
  permission: 'public',
  pathParameters: indicatorOfRelease,
  query: noParameters,
  answer: z.array(pointFile),
  problems: ['invalid-input', 'not-found', 'store-unavailable'],
})

export const readLgaFile = endpoint({
  method: 'GET',
  path: '/releases/{hash}/indicators/{id}/lga',
  summary: 'The yearly figures of an indicator for LGAs and senatorial districts, in columns. Never changes',
  tag: 'Releases',
  permission: 'public',
  pathParameters: indicatorOfRelease,
  query: noParameters,
  answer: pointFile,
  problems: ['invalid-input', 'not-found', 'store-unavailable'],
})

export const readLgaMonthsFile = endpoint({
  method: 'GET',
  path: '/releases/{hash}/indicators/{id}/lga/{state}',
  summary:
    'The figures of an indicator by month, week and quarter for the LGAs of one state, in columns. Never changes',
  tag: 'Releases',
  permission: 'public',
  pathParameters: indicatorOfRelease.extend({ state: idInPath('State.') }),
  query: noParameters,
  answer: pointFile,
  problems: ['invalid-input', 'not-found', 'store-unavailable'],
})

export const readReportingFile = endpoint({
  method: 'GET',
  path: '/releases/{hash}/indicators/{id}/reporting',
  summary: 'How many LGAs have a figure of an indicator, by source, state and month. Never changes',
  tag: 'Releases',
  permission: 'public',
  pathParameters: indicatorOfRelease,
  query: noParameters,
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
  problems: ['invalid-input', 'not-found', 'store-unavailable'],
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
  method: 'GET',
  path: '/releases/{hash}/indicators/{id}/groups',
  summary:
    'All figures of an indicator by sex, age, residence, wealth and the like, in columns. Never changes',
  tag: 'Releases',
  permission: 'public',
  pathParameters: indicatorOfRelease,
  query: noParameters,
  answer: groupFile,
  problems: ['invalid-input', 'not-found', 'store-unavailable'],
})

export const readGroupIndex = endpoint({
  method: 'GET',
  path: '/releases/{hash}/groups',
  summary: 'Which indicators are published by which groups of people, by whom and when. Never changes',
  tag: 'Releases',
  permission: 'public',
  pathParameters: z.object({ hash: hashInPath }),
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
  problems: ['invalid-input', 'not-found', 'store-unavailable'],
})
