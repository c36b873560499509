import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { requiredText } from '#contract/listing/changed.ts'
import { noParameters, timestamp } from '#contract/listing/page.ts'
import { ITEM_KINDS } from '#domain/catalogue-item/fields.ts'
import { CATALOGUE_FIELDS } from '#domain/form/catalogue-fields.ts'

/** What somebody decides about a difference from the data set that ships; `open` takes an earlier decision back. */
export const TAKES = ['ours', 'theirs', 'open'] as const

export type Take = (typeof TAKES)[number]

const decision = {
  version: z.string().meta({ description: 'The version of the data set.' }),
  decided: z.enum(['ours', 'theirs']).nullable().meta({ description: 'Null: nobody has decided.' }),
  by: z.string().nullable(),
  at: timestamp.nullable(),
  note: z.string(),
}

const field = z.object({ kind: z.enum(ITEM_KINDS), item: z.int32().positive(), field: z.string().max(60) })

const catalogueConflict = field.extend({
  name: z.string(),
  ours: z.string(),
  shipped: z.string(),
  ...decision,
})

export type CatalogueConflict = z.output<typeof catalogueConflict>

const figureConflict = z.object({
  id: z.int(),
  indicator: z.int(),
  datasource: z.int(),
  location: z.int(),
  location_name: z.string(),
  period: z.string(),
  category: z.string().meta({ description: 'The group of people; empty for all.' }),
  ours: z.number().nullable().meta({ description: 'Null: people withdrew it.' }),
  shipped: z.number().nullable().meta({ description: 'Null: the data set holds it no longer.' }),
  release: z.int().nullable().meta({ description: 'The release that took the figure of the data set.' }),
  ...decision,
})

export type FigureConflict = z.output<typeof figureConflict>

const shared = { pathParameters: noParameters, query: noParameters } as const
const take = z.enum(TAKES)
const note = requiredText(CATALOGUE_FIELDS.note)
const answer = z.object({
  decided: z.int(),
  release: z.int().nullable().meta({ description: 'Null: nothing published had to change.' }),
})
const PROBLEMS = ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found', 'changed-meanwhile'] as const

export const listCatalogueConflicts = endpoint({
  ...shared,
  tag: 'Catalogue',
  method: 'GET',
  path: '/catalogue-conflicts',
  permission: 'catalogue.change',
  summary:
    'Fields that were edited here and in which the newest data set says something else, with what was decided about them',
  answer: z.object({ results: z.array(catalogueConflict) }),
  problems: ['not-signed-in', 'not-allowed'],
})

export const decideCatalogueConflicts = endpoint({
  ...shared,
  tag: 'Catalogue',
  method: 'POST',
  path: '/catalogue-conflicts/decisions',
  permission: 'catalogue.change',
  proof: 'always',
  summary:
    'Keep ours or take theirs in some of these fields, or in all that are open, as one release; or take decisions back. Answers 201',
  body: z
    .object({
      take,
      of: z.array(field).min(1).max(500).optional().meta({ description: 'Left out: all that are open.' }),
      note,
    })
    .meta({
      examples: [
        { take: 'theirs', of: [{ kind: 'indicator', item: 18, field: 'definition' }], note: 'Newer.' },
      ],
    }),
  answer,
  problems: [...PROBLEMS, 'proof-needed'],
})

export const listFigureConflicts = endpoint({
  ...shared,
  tag: 'Data import',
  method: 'GET',
  path: '/figure-conflicts',
  permission: 'figures.publish',
  summary:
    'Figures that people published and of which the newest data set says something else, with what was decided about them: 300 at most, open ones first',
  answer: z.object({ results: z.array(figureConflict), open: z.int() }),
  problems: ['not-signed-in', 'not-allowed'],
})

export const decideFigureConflicts = endpoint({
  ...shared,
  tag: 'Data import',
  method: 'POST',
  path: '/figure-conflicts/decisions',
  permission: 'figures.publish',
  proof: 'always',
  summary:
    'Keep our figures or take those of the data set, for some or for all that are open, as one release; or open again what was kept. Undoing that release opens what was taken. Answers 201',
  body: z
    .object({
      take,
      of: z.array(z.int32().positive()).min(1).max(500).optional().meta({
        description: 'Ids; left out: all that are open.',
      }),
      note,
    })
    .meta({ examples: [{ take: 'ours', of: [3], note: 'The registry was corrected after that edition.' }] }),
  answer,
  problems: [...PROBLEMS, 'proof-needed'],
})
