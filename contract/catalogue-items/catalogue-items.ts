import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { requiredText, seenVersion } from '#contract/listing/changed.ts'
import { idInPath, noParameters, timestamp } from '#contract/listing/page.ts'
import { INDICATOR_FIELDS, ITEM_KINDS, MEASURE_FIELDS, SOURCE_FIELDS } from '#domain/catalogue-item/fields.ts'
import { CATALOGUE_FIELDS } from '#domain/form/catalogue-fields.ts'

const LONGEST = 4000

const kind = z.enum(ITEM_KINDS)

const names = z.enum([...INDICATOR_FIELDS, ...SOURCE_FIELDS, ...MEASURE_FIELDS].map(({ name }) => name))

/** All fields as texts, as they stand in the files of the data set; one that is left out is empty. */
const values = z
  .partialRecord(names, z.string().max(LONGEST))
  .meta({ description: 'All fields by name, as texts; those left out are empty.' })

const heldValues = z.record(z.string(), z.string())

const itemLine = z.object({
  id: z.int(),
  name: z.string(),
  full_name: z.string(),
  group: z
    .string()
    .meta({ description: 'Program area of an indicator, class of a source, source of a measure.' }),
  origin: z.enum(['ours', 'edited', 'made']).meta({ description: 'Shipped, edited here, or made here.' }),
  conflicts: z.int(),
})

export type CatalogueItemLine = z.output<typeof itemLine>

const changeRow = z.object({
  id: z.int(),
  by: z.string().nullable(),
  at: timestamp,
  note: z.string(),
  release: z.int().nullable(),
  before: heldValues.nullable(),
  after: heldValues.nullable(),
  undone: z.boolean(),
})

export type CatalogueChangeRow = z.output<typeof changeRow>

const proposalRow = z.object({
  id: z.int(),
  kind,
  by: z.string().nullable(),
  at: timestamp,
  note: z.string(),
  state: z.enum(['proposed', 'rejected', 'published']),
  remark: z.string(),
  item: z.int().nullable().meta({ description: 'What it became; null while nobody has published it.' }),
  values: heldValues,
})

export type CatalogueProposalRow = z.output<typeof proposalRow>

const item = z.object({
  id: z.int(),
  values: heldValues,
  updated_at: timestamp,
  stays: z.array(z.string()).meta({ description: 'Names of the fields that published figures hold fast.' }),
  history: z.array(changeRow),
  conflicts: z.array(z.object({ field: z.string(), shipped: z.string(), version: z.string() })),
})

export type CatalogueItem = z.output<typeof item>

const shared = { tag: 'Catalogue', permission: 'catalogue.change', query: noParameters } as const
const kindInPath = z.object({ kind })
const itemInPath = kindInPath.extend(idInPath.shape)
const note = requiredText(CATALOGUE_FIELDS.note)
const published = z.object({ id: z.int(), release: z.int() })
const PROBLEMS = ['invalid-input', 'not-signed-in', 'not-allowed'] as const
const EXAMPLE = { values: { short_name: 'Warm coats', factor: '2' }, note: 'Asked for by the programme.' }

export const listCatalogueItems = endpoint({
  ...shared,
  method: 'GET',
  path: '/catalogue-items/{kind}',
  summary:
    'All indicators, sources, or pairs of both, with where each came from and what differs from the data set that ships',
  pathParameters: kindInPath,
  answer: z.object({ results: z.array(itemLine) }),
  problems: PROBLEMS,
})

export const readCatalogueItem = endpoint({
  ...shared,
  method: 'GET',
  path: '/catalogue-items/{kind}/{id}',
  summary:
    'One of them: all fields, who changed them when and from what, and what the data set that ships says otherwise',
  pathParameters: itemInPath,
  answer: item,
  problems: [...PROBLEMS, 'not-found'],
})

export const makeCatalogueItem = endpoint({
  ...shared,
  method: 'POST',
  path: '/catalogue-items/{kind}',
  proof: 'always',
  summary:
    'Make an indicator, a source, or how a source measures an indicator, by a proposal or without one, and publish it as a release. Answers 201',
  pathParameters: kindInPath,
  body: z.object({ values, note, proposal: z.int32().positive().optional() }).meta({ examples: [EXAMPLE] }),
  answer: published,
  problems: [...PROBLEMS, 'not-found', 'changed-meanwhile', 'proof-needed'],
})

export const changeCatalogueItem = endpoint({
  ...shared,
  method: 'PUT',
  path: '/catalogue-items/{kind}/{id}',
  proof: 'always',
  summary: 'Change one of them, and publish that as a release',
  pathParameters: itemInPath,
  body: z
    .object({ values, note, updated_at: seenVersion })
    .meta({ examples: [{ ...EXAMPLE, updated_at: '2026-11-01T08:30:00.000Z' }] }),
  answer: published,
  problems: [...PROBLEMS, 'not-found', 'changed-meanwhile', 'proof-needed'],
})

export const undoCatalogueChange = endpoint({
  ...shared,
  method: 'POST',
  path: '/catalogue-changes/{id}/undo',
  proof: 'always',
  summary:
    'Put back what stood before a change, as a new release; a new one goes again while nothing is published of it. 409 where a later change stands on it. Answers 201',
  pathParameters: idInPath,
  body: z.object({ note }).meta({ examples: [{ note: 'The target is of another plan.' }] }),
  answer: published,
  problems: [...PROBLEMS, 'not-found', 'changed-meanwhile', 'proof-needed'],
})

const proposing = { tag: 'Catalogue', permission: 'figures.submit', query: noParameters } as const

export const listCatalogueProposals = endpoint({
  ...proposing,
  method: 'GET',
  path: '/catalogue-proposals',
  summary: 'Proposals of new indicators and sources: one’s own, and for whoever decides all that wait',
  pathParameters: noParameters,
  answer: z.object({ results: z.array(proposalRow) }),
  problems: ['not-signed-in', 'not-allowed'],
})

export const proposeCatalogueItem = endpoint({
  ...proposing,
  method: 'POST',
  path: '/catalogue-proposals',
  summary: 'Propose a new indicator, source or pair of both; an administrator decides. Answers 201',
  pathParameters: noParameters,
  body: z.object({ kind, values, note }).meta({ examples: [{ kind: 'indicator', ...EXAMPLE }] }),
  answer: z.object({ id: z.int() }),
  problems: PROBLEMS,
})

export const rejectCatalogueProposal = endpoint({
  ...shared,
  method: 'POST',
  path: '/catalogue-proposals/{id}/reject',
  summary: 'Reject a proposal, with the reason',
  pathParameters: idInPath,
  body: z
    .object({ remark: requiredText(CATALOGUE_FIELDS.remark) })
    .meta({ examples: [{ remark: 'Indicator 18 is the same.' }] }),
  answer: z.object({ id: z.int() }),
  problems: [...PROBLEMS, 'not-found', 'changed-meanwhile'],
})
