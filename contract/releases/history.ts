import { z } from 'zod'
import { ROLES } from '#domain/account/role.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idFilter } from '#contract/listing/filters.ts'
import { tableQuery } from '#contract/listing/list-query.ts'
import { noParameters, pageOf } from '#contract/listing/page.ts'
import { hashInPath, releaseStamp } from './release-stamp.ts'

/** How a release came about. */
export const ORIGINS = ['data-set', 'form', 'files', 'publisher', 'undo'] as const

const read = { method: 'GET', tag: 'Releases', permission: 'public' } as const

const ofRelease = z.object({ hash: hashInPath })

/** The release that another is compared with. */
const since = z
  .string()
  .optional()
  .transform((text) => (text === undefined || text.trim() === '' ? null : text.trim()))
  .meta({
    description: 'Hash or number of the earlier release. Left out: the one published before.',
  })

export const listReleases = endpoint({
  ...read,
  path: '/releases',
  summary: 'Every release, newest first',
  pathParameters: noParameters,
  query: noParameters,
  answer: z.array(releaseStamp),
  problems: ['store-unavailable'],
})

const counts = {
  added: z.int().nonnegative(),
  changed: z.int().nonnegative().meta({ description: 'Figures with another value.' }),
  withdrawn: z.int().nonnegative(),
  intervals: z
    .int()
    .nonnegative()
    .meta({ description: 'Figures of the same value with another interval, or with the first one.' }),
}

/** A figure in two releases; null: it was not there, or is not there any more. */
const movement = {
  location: z.int(),
  location_name: z.string(),
  period: z.string(),
  was: z.number().nullable(),
  is: z.number().nullable(),
}

const size = z.object({ indicators: z.int(), sources: z.int(), figures: z.int() })

/** What a release changed in the figures of one source for one indicator. */
const changedSeries = z.object({
  indicator: z.int(),
  datasource: z.int(),
  is_new_source: z.boolean().meta({ description: 'The source had no figure at all before.' }),
  ...counts,
  largest: z
    .object(movement)
    .nullable()
    .meta({ description: 'The change of value that is largest in parts of the value before.' }),
})

export type ChangedSeries = z.output<typeof changedSeries>

export const compareReleases = endpoint({
  ...read,
  path: '/releases/{hash}/changes',
  summary: 'What a release changed since an earlier one, by indicator and source',
  pathParameters: ofRelease,
  query: z.object({ since }),
  answer: z.object({
    release: releaseStamp,
    since: releaseStamp.nullable().meta({ description: 'null: there is no earlier one.' }),
    counts: z.object(counts),
    before: size,
    after: size,
    series: z.array(changedSeries),
  }),
  problems: ['invalid-input', 'not-found', 'too-many-requests', 'store-unavailable'],
})

/** The kinds of changes that are listed figure by figure. */
export const CHANGE_KINDS = ['changed', 'withdrawn', 'interval', 'added'] as const

export const changedFigure = z.object({
  indicator: z.int(),
  datasource: z.int(),
  ...movement,
  kind: z.enum(CHANGE_KINDS),
})

export type ChangedFigure = z.output<typeof changedFigure>

export const listChangedFigures = endpoint({
  ...read,
  path: '/releases/{hash}/changes/figures',
  summary:
    'Figures that a release changed, withdrew, gave an interval, or, where `kind=added` asks for them, added since an earlier one, by indicator, source, place and period',
  pathParameters: ofRelease,
  query: tableQuery(['indicator', 'datasource', 'location', 'period'], {
    since,
    indicator: idFilter('Indicator'),
    datasource: idFilter('Data source'),
    location: idFilter('Place'),
    kind: z
      .enum(['moved', 'added'])
      .default('moved')
      .meta({ description: '`moved`: figures that were there before. `added`: new ones, 200,000 at most.' }),
  }),
  answer: pageOf(changedFigure),
  problems: ['invalid-input', 'not-found', 'page-too-large', 'too-many-requests', 'store-unavailable'],
  csv: true,
})

export const readFigureHistory = endpoint({
  ...read,
  path: '/observations/{key}/history',
  summary: 'A figure in every release that changed it, newest first',
  pathParameters: z.object({
    key: z
      .string()
      .regex(
        /^(\d{1,16}|\d{1,5}-\d{1,5}-\d{1,6}-\d{4}(-\d{2}|-W\d{2}|-Q\d)?)$/,
        'Give the id of a row of /data, or indicator-source-place-period: 7-2-1-2018.',
      )
      .meta({
        description:
          'The id of a row of /data, or indicator, source, place and period: 7-2-1-2018, 18-6-20-2022-07.',
      }),
  }),
  query: noParameters,
  answer: z.object({
    indicator: z.int(),
    datasource: z.int(),
    location: z.int(),
    period: z.string(),
    states: z.array(
      z.object({
        release: releaseStamp,
        value: z.number().nullable().meta({ description: 'null: withdrawn.' }),
        lower: z.number().nullable(),
        upper: z.number().nullable(),
        origin: z.enum(ORIGINS).meta({
          description:
            'How it came about: with the data set that ships, typed into a form, brought as files, published by whoever may, or by undoing another release.',
        }),
        role: z.enum(ROLES).nullable().meta({
          description: 'Of whoever entered or brought it; null: nobody did, or the account is gone.',
        }),
        approved: z.boolean().meta({ description: 'Somebody else approved it.' }),
        explained: z
          .string()
          .meta({ description: 'Why it is right although a check asked; empty: none did.' }),
        undoes: z.int().nullable().meta({ description: 'The release that this one undid.' }),
      }),
    ),
    documents: z
      .array(z.object({ id: z.string(), kind: z.string(), title: z.string() }))
      .meta({ description: 'Public documents that show the figure, the newest first; 20 at most.' }),
  }),
  problems: ['invalid-input', 'not-found'],
})
